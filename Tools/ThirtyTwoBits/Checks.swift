// Computations whose results must not depend on the size of `Int`.

/// The count of inputs.
let inputCount: Int32 = 1_000

/// Returns the result for an input.
///
/// The result has the checksum of some bytes, as in a pack; a number, which may have more bits than
/// packs allow; and a moment of the years 1 to 9999, in milliseconds. It is 0 if a value isn't read
/// as it was written.
func result(of input: Int32) -> UInt64 {
  withUnsafeTemporaryAllocation(byteCount: 2_048, alignment: 1) { bytes in
    var state = UInt64(UInt32(bitPattern: input)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let count = Int(random() % 2_048)
    for index in 0..<count { bytes[index] = UInt8(random() & 0xFF) }
    let checksum = PackFormat.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<count]))

    for unit in 0..<PackFormat.fieldUnits {
      bytes[unit] = UInt8(checksum >> (7 * UInt64(PackFormat.fieldUnits - 1 - unit)) & 0x7F)
    }
    var reader = PackReader(UnsafeRawBufferPointer(bytes))
    let read = reader.number(units: PackFormat.fieldUnits)

    // The varint has any length, so it is a number of 31 bits, or damaged; it must not trap.
    var bits = random() >> (random() % 64)
    var length = 0
    repeat {
      bytes[length] = UInt8(bits & 0x3F) | (bits > 0x3F ? 0x40 : 0)
      bits >>= 6
      length += 1
    } while bits > 0
    var numbers = PackReader(UnsafeRawBufferPointer(bytes))
    let number = numbers.number()
    let product = numbers.block(Int(Int32.max), of: 4).count

    let moment = MessageDateTime(
      year: Int(random() % 9_999) + 1, month: Int(random() % 12) + 1, day: Int(random() % 28) + 1,
      hour: Int(random() % 24), minute: Int(random() % 60), second: Int(random() % 60))
    let milliseconds = moment?.wallMilliseconds ?? 0
    let again = MessageDateTime(secondsSince1970: Double(milliseconds / 1000)).wallMilliseconds
    let isRight = read == checksum && again == milliseconds && product == 0
    guard isRight else { return 0 }
    return checksum ^ UInt64(bitPattern: milliseconds) << 3 ^ UInt64(number) << 20
      ^ (numbers.isDamaged ? 1 : 0)
  }
}
