import ArgumentParser

/// The values of `--format` for reports that people or programs read.
enum ReportForm: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
