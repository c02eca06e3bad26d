// The functions that the WebAssembly module exports.

@_cdecl("inputCount")
public func exportedInputCount() -> Int32 { inputCount }

@_cdecl("result")
public func exportedResult(_ input: Int32) -> UInt64 { result(of: input) }

@_cdecl("intWidth")
public func exportedIntWidth() -> Int32 { Int32(Int.bitWidth) }
