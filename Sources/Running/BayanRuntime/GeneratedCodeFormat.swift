/// Says that this runtime has what generated code of format 8 needs.
///
/// Generated code names it. Beside an older runtime, swiftc then says that it is missing, instead of
/// whatever else differs. When the format changes, the new one gets a type like this, and this one
/// becomes unavailable.
public enum BayanRuntimeForCodeFormat8 {}
