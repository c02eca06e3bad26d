import BayanHTTP
import Foundation
import Testing

/// Reads a fixture that is beside the tests.
func fixture(_ name: String) throws -> JSONValue {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/\(name).json")
  return try JSONValue(parsing: Array(try Data(contentsOf: url)))
}
