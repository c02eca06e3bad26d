package import BayanDiagnostics

/// The settings of an app of Flutter, in which its bundles have their dialect.
///
/// - Source: Flutter, "Internationalizing Flutter apps", "Configuring the l10n.yaml file".
package enum FlutterSettings {
  package static let fileName = "l10n.yaml"

  /// Returns the dialect of an app's bundles; `nil` for the usual one.
  ///
  /// The settings are keys at the left edge of their lines, with a plain value each.
  package static func dialect(in file: SourceFile) -> String? {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let prefix = "\(FlutterReading.escaping):"
    let value = lines.last { $0.hasPrefix(prefix) }?.dropFirst(prefix.count).prefix { $0 != "#" }
    return value?.filter { !$0.isWhitespace }.lowercased() == "true" ? FlutterReading.escaping : nil
  }
}
