import BayanErrors
import BayanGraph
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Errors beneath errors")
struct ErrorChainTests {
  @Test func `a share error's chain leads to the Graph API's code, by value and by NSError`() throws
  {
    let beneath = try graphError(#"{"error":{"code":506}}"#)
    let failure = ShareFailure(kind: .openGraph(underlying: beneath))
    #expect(ErrorChain(failure).first(of: GraphRequestError.self)?.graphCode == 506)
    #expect(Array(ErrorChain(failure)).count == 2)

    let bridged = failure.nsError(preferring: ["en"])
    #expect(bridged.domain == "com.facebook.sdk.share" && bridged.code == 201)
    let under = try #require(bridged.userInfo[NSUnderlyingErrorKey] as? any Error)
    #expect((under as NSError).domain == "com.facebook.sdk.core")
    #expect((under as NSError).code == 8)
    #expect(ErrorChain(bridged).first(of: GraphRequestError.self)?.graphCode == 506)
    #expect(Array(ErrorChain(bridged)).count == 2)
  }

  @Test func `a chain that leads back to itself ends all the same`() {
    struct Loop: WrappingError { var underlyingError: (any Error)? { Loop() } }
    #expect(Array(ErrorChain(Loop())).count == ErrorChain.longest)
  }
}
