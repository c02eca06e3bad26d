import BayanErrors
import BayanRuntime
import Foundation

extension ChainLink {
  /// The name of the file that the errors of the chain are about; empty if there is none that can be shown.
  var file: String { name(preferringDestination: false) }

  /// The name of the file that was to be written; empty if there is none that can be shown.
  ///
  /// For copying and moving, Foundation's path is that of the source.
  var destination: String { name(preferringDestination: true) }

  /// The name of the first error of the whole chain that has one, also above the error with the words.
  private func name(preferringDestination: Bool) -> String {
    for error in chain where !(error is any CatalogError) {
      let info = (error as NSError).userInfo
      // On Linux there is no constant for this key.
      var paths = preferringDestination ? [info["NSDestinationFilePath"] as? String] : []
      paths.append(info[NSFilePathErrorKey] as? String)
      // Foundation also puts addresses of the web here.
      if let url = info[NSURLErrorKey] as? URL, url.isFileURL { paths.append(url.path) }
      if let name = paths.lazy.compactMap({ $0.flatMap(Self.shownName) }).first { return name }
    }
    return ""
  }

  /// Returns the last part of a path, if readers can make something of it.
  ///
  /// Names without a letter are left out, because they would look like codes; so are long names, which are made by
  /// programs, and names with invisible characters, which can change the text around them.
  private static func shownName(_ path: String) -> String? {
    guard !path.contains("://") else { return nil }
    let name = (path as NSString).lastPathComponent
    let scalars = name.unicodeScalars
    guard scalars.count <= longestName, scalars.contains(where: \.properties.isAlphabetic),
      scalars.allSatisfy(isVisible)
    else { return nil }
    return name
  }

  private static let longestName = 60

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }
}
