// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "bayan",
  platforms: [.macOS(.v15)],
  products: [],
  dependencies: [],
  targets: [
    // Homebrew's icu4c is keg-only; for pkg-config to find it:
    // export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig"
    .systemLibrary(
      name: "CBayanICULibrary",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CBayanICU", dependencies: ["CBayanICULibrary"]),
    .target(name: "BayanICU", dependencies: ["CBayanICU"]),
    .testTarget(name: "BayanICUTests", dependencies: ["BayanICU"]),
    .target(name: "BayanDiagnostics"),
    .target(name: "BayanMessageSyntax", dependencies: ["BayanDiagnostics"]),
    .testTarget(
      name: "BayanMessageSyntaxTests", dependencies: ["BayanDiagnostics", "BayanMessageSyntax"]),
    .target(name: "BayanMessageJSON", dependencies: ["BayanDiagnostics", "BayanMessageSyntax"]),
    .testTarget(
      name: "BayanMessageJSONTests", dependencies: ["BayanMessageJSON", "BayanMessageSyntax"]),
    .target(name: "BayanRuntime"),
    .testTarget(name: "BayanRuntimeTests", dependencies: ["BayanRuntime"]),
  ]
)

for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
