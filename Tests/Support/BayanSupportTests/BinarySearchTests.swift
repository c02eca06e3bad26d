import BayanSupport
import Testing

struct BinarySearchTests {
  @Test(arguments: 0...9)
  func `finds the first of the second part, at any place and in any length`(_ length: Int) {
    let numbers = Array(0..<length)
    for bound in 0...length {
      #expect(numbers.partitioningIndex { $0 >= bound } == bound)
      #expect(numbers.dropFirst().partitioningIndex { $0 >= bound } == max(bound, min(1, length)))
    }
  }
}
