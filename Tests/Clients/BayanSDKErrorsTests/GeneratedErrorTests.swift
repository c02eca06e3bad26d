import BayanRuntime
import BayanSDKErrors
import Testing

@Suite("Generated errors as keys")
struct GeneratedErrorTests {
  private struct Beneath: Error {}
  private struct Another: Error {}

  @Test func `an error equals one of the same code and arguments, and no other`() {
    let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
    #expect(error == .tooManyCalls(hours: 0, minutes: 30))
    #expect(error != .tooManyCalls(hours: 0, minutes: 31))
    #expect(error != .tooManyActions(hours: 0, minutes: 30))
  }

  @Test func `errors with different underlying errors are equal`() {
    let error = CoreError.network(underlying: Beneath())
    #expect(error == .network(underlying: Another()))
    #expect(error != .graphRequestGraphAPI(underlying: Beneath()))
  }

  @Test func `equal errors have one hash value, however it is asked for`() {
    let one = GraphError.tooManyCalls(hours: 0, minutes: 30)
    let same = GraphError.tooManyCalls(hours: 0, minutes: 30)
    #expect(one.hashValue == same.hashValue)
    #expect(AnyHashable(one).hashValue == AnyHashable(same).hashValue)
    #expect(one.hashValue == AnyHashable(one).hashValue)
    #expect(one.hashValue != GraphError.tooManyCalls(hours: 0, minutes: 31).hashValue)
    #expect(one.hashValue != GraphError.tooManyActions(hours: 0, minutes: 30).hashValue)
  }

  @Test func `a set holds an error once`() {
    let errors: Set<GraphError> = [
      .tooManyCalls(hours: 0, minutes: 30), .tooManyCalls(hours: 0, minutes: 31),
      .tooManyCalls(hours: 0, minutes: 30),
    ]
    #expect(errors.count == 2)
    #expect(errors.contains(.tooManyCalls(hours: 0, minutes: 31)))
  }
}
