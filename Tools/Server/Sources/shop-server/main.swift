import Foundation
import Hummingbird
import Shop

// The first argument is the folder of the web page, the second one the port. Without it, the system
// chooses one.
let arguments = CommandLine.arguments.dropFirst()
let port = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

// Prints the server's address; `print` would buffer the line.
try await Shop.application(
  page: arguments.first,
  configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
) { port in
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
}.run()
