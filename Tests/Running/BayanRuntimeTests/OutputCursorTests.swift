import Testing

@testable import BayanRuntime

/// What is written quickly is what is written slowly, to the byte.
struct OutputCursorTests {
  @Test("a text of any length is copied whole, and nothing before or after it")
  func copiesEveryLength() {
    for length in 0...150 {
      let text = (0..<length).map { UInt8(truncatingIfNeeded: 7 * $0 + 1) }
      withUnsafeTemporaryAllocation(byteCount: 200, alignment: 1) { memory in
        memory.initializeMemory(as: UInt8.self, repeating: 0xEE)
        var cursor = OutputCursor(memory.baseAddress! + 10, room: 180)
        #expect(text.withUnsafeBytes { cursor.append($0) })
        #expect(cursor.room == 180 - length)
        #expect(memory[..<10].allSatisfy { $0 == 0xEE })
        #expect(memory[10..<10 + length].elementsEqual(text))
        #expect(memory[(10 + length)...].allSatisfy { $0 == 0xEE })
      }
    }
  }

  @Test("a text that doesn't fit isn't begun")
  func refusesWhatDoesNotFit() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0xEE)
      var cursor = OutputCursor(memory.baseAddress!, room: 20)
      let text = [UInt8](repeating: 0x41, count: 21)
      #expect(!text.withUnsafeBytes { cursor.append($0) })
      #expect(memory.allSatisfy { $0 == 0xEE })
      #expect(cursor.room == 20)
    }
  }

  @Test("each isolate is its UTF-8", arguments: [0x2066, 0x2067, 0x2068, 0x2069] as [UInt32])
  func writesIsolates(_ value: UInt32) throws {
    let isolate = try #require(Unicode.Scalar(value))
    withUnsafeTemporaryAllocation(byteCount: 8, alignment: 1) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      var cursor = OutputCursor(memory.baseAddress!, room: 4)
      let isWritten = cursor.append(isolate: isolate)
      #expect(isWritten)
      #expect(memory[..<3].elementsEqual(Array(String(isolate).utf8)))
      #expect(cursor.room == 1)
      let isWrittenAgain = cursor.append(isolate: isolate)
      #expect(!isWrittenAgain)
    }
  }

  @Test("text from a buffer's cursor and text from the buffer stand in their order")
  func goesBackAndForth() {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { memory in
      var output = OutputBuffer(memory, dropsMarks: false)
      output.append("ab")
      var cursor = output.cursor()
      var isWritten = "cde".utf8.withContiguousStorageIfAvailable {
        cursor.append(UnsafeRawBufferPointer($0))
      }
      #expect(isWritten == true)
      output.take(cursor)
      output.append(String(repeating: "f", count: 20))
      cursor = output.cursor()
      isWritten = "gh".utf8.withContiguousStorageIfAvailable {
        cursor.append(UnsafeRawBufferPointer($0))
      }
      #expect(isWritten == true)
      output.take(cursor)
      let text = output.string()
      #expect(text == "abcde" + String(repeating: "f", count: 20) + "gh")
    }
  }

  @Test("a plain sink's buffer lends no room, for it leaves marks out")
  func hasNoRoomInPlainSinks() {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { memory in
      let output = OutputBuffer(memory, dropsMarks: true)
      let room = output.cursor().room
      #expect(room == 0)
    }
  }
}
