import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSystemErrors
import Foundation
import Testing

@Suite("Certificates")
struct CertificateTests {
  @Test func `a server whose certificate nobody trusts isn't secure, and gets no request`()
    async throws
  {
    let request = HTTPExchange.Request(
      method: "POST", url: try RealServer.untrusted.url.appending(path: "orders"),
      headers: ["Authorization": "Bearer s3cr3t"], body: [])
    do {
      let response = try await SystemTransport().response(to: request)
      Issue.record("it answered \(response.status)")
    } catch {
      #expect(ErrorChain(error).first(of: NetworkError.self)?.codeName == "insecureConnection")
      #expect(error.nsError(preferring: []).domain == NSURLErrorDomain)
      for locale in ["en", "ar"] as [LocaleTag] {
        let alert = try #require(error.alert(preferring: [locale]))
        for secret in secrets { #expect(!alert.message.contains(secret)) }
        #expect(alert.message != "")
      }
    }
  }
}
