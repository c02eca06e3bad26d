/// A marker of a runtime that supports generated code of format 8.
///
/// Generated code uses the marker. With an older runtime, swiftc's error then names the missing
/// marker, and not some other difference. A new format gets a marker of its own, and this one
/// becomes unavailable.
public enum BayanRuntimeForCodeFormat8 {}
