import Foundation
import Hummingbird
import Shop

// Prints the server's address; `print` would buffer the line.
try await Shop.application { port in
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
}.run()
