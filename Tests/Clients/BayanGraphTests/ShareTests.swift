import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("Sharing over loopback", .timeLimit(.minutes(5)))
struct ShareTests {
  private func failure(_ result: ShareResult) throws -> ShareFailure {
    guard case .failed(let failure) = result else { throw Unexpected(what: "\(result)") }
    return failure
  }

  @Test func `a shared item exists under its identifier`() async throws {
    try await World.run { world in
      let result = await ShareClient(client: world.client).share(ShareContent(message: "hello"))
      #expect(result == .completed(postID: "1_1"))
      #expect(await world.service.posts == ["hello"])
    }
  }

  @Test func `a share error has the share domain and wraps the Graph API's, whose way out it has`()
    async throws
  {
    try await World.run(answers: [.cancel], locales: ["ar"]) { world in
      let share = ShareClient(client: world.client)
      await world.service.end(try await world.secret())
      let failure = try failure(await share.share(ShareContent(link: "https://example.com")))
      #expect(failure.graphError?.graphSubcode == 463)
      let error = failure.nsError(preferring: ["ar"])
      #expect(error.domain == "com.facebook.sdk.share" && error.code == 201)
      #expect(error.userInfo[GraphErrorKey.localizedTitle] as? String == "تعذّرت المشاركة")
      #expect(error.localizedDescription == "مضى وقت طويل على دخولك.")
      #expect(error.userInfo[GraphErrorKey.category] as? Int == 2)
      #expect(error.userInfo[NSRecoveryAttempterErrorKey] as? any RecoveryAttempter != nil)
      #expect(
        error.userInfo[NSLocalizedRecoveryOptionsErrorKey] as? [String] == [
          "تسجيل الدخول", "إلغاء",
        ])
      let beneath = try #require(error.userInfo[NSUnderlyingErrorKey] as? any Error)
      #expect((beneath as NSError).userInfo[GraphErrorKey.graphSubcode] as? Int == 463)
    }
  }

  @Test func `it asks for the permission that sharing needs, though the service doesn't name it`()
    async throws
  {
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      await world.service.tellRequirement("(#200) Permissions error")
      let result = await ShareClient(client: world.client).share(ShareContent(message: "hello"))
      guard case .completed = result else { throw Unexpected(what: "\(result)") }
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
    }
  }

  @Test func `sharing recovers as its requests do`() async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      let result = await ShareClient(client: world.client).share(ShareContent(message: "hello"))
      #expect(result == .completed(postID: "1_1"))
      #expect(world.presenter.prompts.count == 1)
    }
  }

  @Test func `it doesn't where recovery is off, for all or for this`() async throws {
    try await World.run(answers: [.logIn, .logIn]) { world in
      let share = ShareClient(client: world.client)
      await world.service.script("POST /me/feed", .graphError(2), .graphError(2))
      _ = try failure(await share.share(ShareContent(message: "a"), isRecoveryEnabled: false))
      world.settings.isRecoveryEnabled = false
      _ = try failure(await share.share(ShareContent(message: "a")))
      #expect(world.presenter.prompts.isEmpty)
      #expect(world.requests.count == 2)
    }
  }

  @Test func `the same again is the user's to change, and a lost connection the network's to tell`()
    async throws
  {
    try await World.run { world in
      let share = ShareClient(client: world.client)
      _ = await share.share(ShareContent(message: "hello"))
      let duplicate = try failure(await share.share(ShareContent(message: "hello")))
      #expect(duplicate.graphError?.kind == .duplicatePost)
      #expect(duplicate.words(preferring: ["en"]).options.map(\.action) == [.edit, .cancel])
      await world.service.script("POST /me/feed", .drop)
      let lost = try failure(await share.share(ShareContent(message: "other")))
      #expect(ErrorChain(lost).first(of: NetworkError.self)?.codeName == "connectionClosed")
      #expect(
        lost.localizedDescription == "The connection was lost before everything had arrived.")
    }
  }

  @Test func `closing the share dialog is no error; anything else it says is`() throws {
    #expect(ShareClient.result(ofDialog: ["post_id": "7"]) == .completed(postID: "7"))
    #expect(ShareClient.result(ofDialog: ["error_code": "0"]) == .completed(postID: nil))
    #expect(ShareClient.result(ofDialog: ["error_code": "4201"]) == .cancelled)
    for code in ["100", "-1", "text", ""] {
      let failure = try failure(
        ShareClient.result(ofDialog: ["error_code": code, "error_message": "m 100"]))
      #expect(failure.kind == .unknown && failure.graphCode == Int(code))
      let error = failure.nsError(preferring: ["en"])
      #expect(error.code == 203)
      #expect(error.userInfo[GraphErrorKey.developerMessage] as? String == "m 100")
      #expect(error.localizedDescription == "Something went wrong while sharing to Facebook.")
    }
  }
}
