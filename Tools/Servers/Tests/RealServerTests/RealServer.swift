import BayanGraphQL
import BayanHTTP
import Foundation
import Testing

/// A server that Tools/proof/servers started.
enum RealServer: String {
  case strawberry = "STRAWBERRY_URL"
  case ariadne = "ARIADNE_URL"
  case fastAPI = "FASTAPI_URL"
  case shop = "SHOP_URL"
  /// A server with TLS, whose certificate is self-signed.
  case untrusted = "UNTRUSTED_URL"

  var url: URL {
    get throws {
      let text = try #require(
        ProcessInfo.processInfo.environment[rawValue], "run Tools/proof/servers")
      return try #require(URL(string: text))
    }
  }
}

extension GraphQLResult {
  /// The errors' messages, which are for developers.
  var messages: [String] { errors.compactMap(\.message) }
}

/// The secrets of these servers, which no reader may see.
let secrets = ["s3cr3t", "ann@", "database", "password", "resolver", "{", "null"]
