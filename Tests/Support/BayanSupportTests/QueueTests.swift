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

  @Test func `elements that are removed never leave, wherever they wait`() {
    var queue = Queue<Int>()
    for number in 0..<5 { queue.append(number) }
    #expect(queue.popFirst() == 0)
    for number in 5..<10 { queue.append(number) }
    #expect(queue.count == 9)
    queue.removeAll { $0.isMultiple(of: 2) }
    #expect(queue.count == 5)
    var left: [Int] = []
    while let first = queue.popFirst() { left.append(first) }
    #expect(left == [1, 3, 5, 7, 9])
  }
}
