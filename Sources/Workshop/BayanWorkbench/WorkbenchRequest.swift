import BayanJSONRPC

/// A request of HTTP to the workbench.
package struct WorkbenchRequest: Sendable {
  /// The method in capitals: `GET`.
  package var method: String
  /// The path with its query: `/api/list?locale=ar`.
  package var target: String
  /// The header fields; names are compared without regard to case.
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]

  package init(
    _ method: String, _ target: String, fields: [(name: String, value: String)] = [],
    body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }

  /// The path without the query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// Returns all values of a header field.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Returns the value of a header field; `nil` if it is missing or given several times.
  func value(of name: String) -> String? {
    let values = values(of: name)
    return values.count == 1 ? values[0] : nil
  }

  /// Returns a decoded parameter of the query.
  func parameter(_ name: String) -> String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    for pair in target[target.index(after: mark)...].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name else { continue }
      return parts.count == 2 ? Self.decoded(parts[1]) : ""
    }
    return nil
  }

  /// Decodes percent signs and `+`; `nil` for a wrong escape or bytes that are no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard rest.count >= 2, let digits = String(rest.prefix(2)),
          digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
          let value = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// A response of HTTP by the workbench.
package struct WorkbenchResponse: Sendable {
  /// The body of a response.
  package enum Body: Sendable {
    case bytes([UInt8])
    /// A stream of server-sent events, one for each change of the project; see
    /// ``Workbench/events(since:)``.
    case events
  }

  package var status: Int
  package var fields: [(name: String, value: String)]
  package var body: Body

  init(_ status: Int, _ type: String, _ text: String) {
    self.status = status
    fields = [("Content-Type", type)]
    body = .bytes(Array(text.utf8))
  }

  /// Creates a response with JSON.
  init(_ status: Int = 200, _ json: JSON) {
    self.init(status, "application/json", json.text)
  }

  /// Creates a response with one sentence.
  init(_ status: Int, _ sentence: String) {
    self.init(status, "text/plain; charset=utf-8", sentence + "\n")
  }

  /// Creates a response that leads to another address of the workbench.
  static func seeOther(_ path: String) -> Self {
    var response = Self(303, "")
    response.fields.append(("Location", path))
    return response
  }

  /// The text of the body, for tests.
  package var text: String {
    guard case .bytes(let bytes) = body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
