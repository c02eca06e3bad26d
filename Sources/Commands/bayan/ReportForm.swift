import ArgumentParser

/// `--format` of commands whose report people or programs read.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
