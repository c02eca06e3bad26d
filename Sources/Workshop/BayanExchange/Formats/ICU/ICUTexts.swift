import BayanCatalog
package import BayanDiagnostics
import BayanMessageConversion
import BayanMessageSyntax

// The texts of files in MessageFormat 1 by themselves.

extension ICUJSON {
  package static let endings = [".json"]
  package static let needsLocale = true

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    ICUJSONKeys.texts(of: file, in: locale)
  }
}

extension NestedICUJSON {
  package static let endings = [".json"]
  package static let needsLocale = true

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    ICUJSONKeys.texts(of: file, in: locale)
  }
}

extension ARB: TextFormat {
  package static let endings = [".arb"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    do throws(ExchangeFault) {
      let bundle = try ARBBundle(file)
      let tag = bundle.locale ?? locale
      return StoredTexts(
        texts: bundle.entries.filter { !ICUJSONKeys.isAboutTexts($0.entry.name) }.map { entry in
          var text = StoredText(
            entry.entry, in: tag, reading: FlutterReading.reading(of: entry, in: tag),
            types: entry.types.compactMapValues(ErrorArgument.ValueType.init(dart:)),
            note: entry.note.flatMap(StoredText.note))
          for format in entry.formats {
            if let function = ARBPlaceholder.function(format.name, format.type, format.digits) {
              text.functions[ArgumentNames.swiftName(format.placeholder)] = function
            } else if !ARBPlaceholder.isUsual(format.name) {
              text.problems.append(
                "'{\(format.placeholder)}' is shown in the format '\(format.name)', which messages don't have"
              )
            }
          }
          return text
        })
    } catch {
      return StoredTexts(diagnostics: [error.diagnostic(in: file)])
    }
  }
}

extension ICUJSONKeys {
  static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    do throws(ExchangeFault) {
      let root = try root(of: file)
      if let problem = problem(of: root, at: file.path) {
        throw ExchangeFault("exchange-syntax", root.range.lowerBound, problem)
      }
      return StoredTexts(
        texts: entries(of: root).filter { !isAboutTexts($0.name) }.map {
          StoredText($0, in: locale, types: [:], note: $0.note.flatMap(StoredText.note))
        })
    } catch {
      return StoredTexts(diagnostics: [error.diagnostic(in: file)])
    }
  }
}

extension ErrorArgument.ValueType {
  /// - Parameter type: A type of Dart.
  fileprivate init?(dart type: String) {
    switch type {
    case "int": self = .integer
    case "num", "double": self = .number
    case "DateTime": self = .date
    case "String": self = .string
    default: return nil
    }
  }
}

extension StoredText {
  /// A text in MessageFormat 1, as a message whose arguments have names of Swift.
  fileprivate init(
    _ entry: ICUEntry, in locale: String?, reading: ICUReading = .icu,
    types: [String: ErrorArgument.ValueType],
    note: String?
  ) {
    self.init(
      key: entry.name, locale: locale, offset: entry.offset,
      rows: entry.text.map { [Row(keys: [], text: $0)] } ?? [], note: note,
      foreignSyntax: .braces)
    guard let text = entry.text else {
      problems = ["its value isn't a text"]
      return
    }
    do throws(ConversionProblem) {
      var used: Set<String> = []
      var names: [String: String] = [:]
      var whole: Set<String> = []
      var arguments: [TextSet.Argument] = []
      for (name, use) in try ICUText(text, reading: reading).arguments {
        let place = ICUText.place(of: name)
        var swift = place.map { "value\($0 + 1)" } ?? ArgumentNames.swiftName(name)
        var number = 2
        while !used.insert(swift).inserted {
          swift = "\(ArgumentNames.swiftName(name))\(number)"
          number += 1
        }
        names[name] = swift
        // A value that chooses a plural form is a number, with any stated type.
        var type = types[name] ?? use
        if use == .integer, type != .number { type = .integer }
        if type == .integer { whole.insert(name) }
        arguments.append(
          .init(
            name: swift, type: type, isNumbered: place != nil,
            isTypeStated: types[name] != nil || use != .string,
            value: .name(ICUText.name(ofVariable: name))))
      }
      let message = try ICUMessageFormat.message(
        from: text, wholeNumbers: whole, nearestDates: true, reading: reading
      ).renaming(names)
      if case .select(let selectors, _) = message.body {
        let chosenBy = Set(selectors.map(\.name))
        for index in arguments.indices where chosenBy.contains(arguments[index].name) {
          arguments[index].isTypeStated = true
        }
      }
      self.message = message
      self.arguments = arguments
    } catch {
      problems = [ICUUnits.sentence(error, in: text)]
    }
  }
}
