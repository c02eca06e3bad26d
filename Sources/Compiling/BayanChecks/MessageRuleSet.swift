import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// The rules about messages of one run.
struct MessageRuleSet: Sendable {
  private struct Member: Sendable {
    var rule: any MessageRule
    var requiredBytes: ByteSet
    /// An empty message has no bytes at all.
    var runsOnEveryMessage: Bool
    /// Empty; what a rule reports is collected in copies.
    var report: Report
  }

  private var members: [Member] = []

  var isEmpty: Bool { members.isEmpty }

  /// Adds a rule, prepared for the catalog.
  mutating func add(_ rule: any MessageRule, _ report: Report, for catalog: Catalog) {
    let rule = rule.prepared(for: catalog)
    let requiredBytes = rule.requiredBytes
    members.append(
      Member(
        rule: rule, requiredBytes: requiredBytes, runsOnEveryMessage: requiredBytes == .all,
        report: report))
  }

  /// Runs all rules on some messages, on the present thread.
  func check(_ forEachMessage: ((CatalogMessage) -> Void) -> Void) -> [Diagnostic] {
    var reports = members.map(\.report)
    // Each message is held against each rule: what takes no time there takes none at all.
    members.withUnsafeBufferPointer { members in
      reports.withUnsafeMutableBufferPointer { reports in
        forEachMessage { message in
          guard message.words.parsed.isValid else { return }
          let bytes = message.bytesWithSource
          for index in members.indices
          where members[index].runsOnEveryMessage || members[index].requiredBytes.intersects(bytes)
          {
            members[index].rule.check(message, into: &reports[index])
          }
        }
      }
    }
    return reports.flatMap(\.diagnostics)
  }
}
