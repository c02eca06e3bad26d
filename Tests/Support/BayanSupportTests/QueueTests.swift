import BayanSupport
import Testing

struct QueueTests {
  @Test func `elements leave in the order in which they came`() {
    var queue = Queue<Int>()
    #expect(queue.popFirst() == nil)
    var left: [Int] = []
    for number in 0..<100 {
      queue.append(number)
      if number % 3 == 2, let first = queue.popFirst() { left.append(first) }
    }
    #expect(!queue.isEmpty)
    while let first = queue.popFirst() { left.append(first) }
    #expect(left == Array(0..<100))
    #expect(queue.isEmpty)
  }
}
