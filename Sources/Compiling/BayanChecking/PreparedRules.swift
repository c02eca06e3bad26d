import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// The rules that run on a catalog, prepared for it.
struct PreparedRules: Sendable {
  /// The rules about the catalog as a whole.
  private(set) var catalog: [(rule: any CatalogRule, report: Report)] = []

  private struct MessageMember: Sendable {
    var rule: any MessageRule
    var requiredBytes: ByteSet
    /// An empty message has no bytes at all.
    var runsOnEveryMessage: Bool
    /// An empty report; the rule's diagnostics are collected in copies.
    var report: Report
  }

  /// The rules about messages.
  private var messages: [MessageMember] = []

  var hasMessageRules: Bool { !messages.isEmpty }

  /// Selects the rules that the project hasn't turned off.
  ///
  /// - Parameters:
  ///   - threshold: The least severity of requested diagnostics; rules with only lower severities
  ///     are left out.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  init(
    _ rules: [any Rule.Type], for catalog: Catalog, threshold: Diagnostic.Severity,
    closesGates: Bool = false
  ) {
    let declarations = catalog.withoutMessages
    // Unused suppressions are reported, so that rules with suppressions run at every threshold.
    let suppressed = Set(catalog.suppressions.map(\.rule))
    for rule in rules {
      let severity = Self.severity(of: rule, in: catalog.project)
      let gate = closesGates && rule.isGate ? rule.severity : nil
      let least = suppressed.contains(rule.id) ? .note : threshold
      guard gate != nil || severity.map({ $0 >= least }) == true else { continue }
      let report = Report(rule: rule.id, severity: severity, gate: gate, threshold: least)
      switch rule.instance {
      case .catalog(let rule): self.catalog.append((rule, report))
      case .message(let rule):
        let rule = rule.prepared(for: declarations)
        let bytes = rule.requiredBytes
        messages.append(
          MessageMember(
            rule: rule, requiredBytes: bytes, runsOnEveryMessage: bytes == .all, report: report))
      }
    }
  }

  /// Returns the severity of a rule; `nil` if the project has turned it off.
  private static func severity(
    of rule: any Rule.Type, in project: Project
  ) -> Diagnostic.Severity? {
    guard let setting = project.checks[rule.id] else {
      return rule.isOnByDefault ? rule.severity : nil
    }
    return setting.severity
  }

  /// Runs the rules about messages on some messages, on the present thread.
  func check(_ forEachMessage: ((CatalogMessage) -> Void) -> Void) -> [Diagnostic] {
    var reports = messages.map(\.report)
    // The loop uses pointers, because each message meets each rule here, and most pairs end with this test.
    messages.withUnsafeBufferPointer { members in
      reports.withUnsafeMutableBufferPointer { reports in
        forEachMessage { message in
          guard message.localeMessage.parsed.isValid else { return }
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
