import Foundation
import Hummingbird
import Shop

// Says on standard output where it listens; `print` would keep it until there is more.
try await Shop.application { port in
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
}.run()
