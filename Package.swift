// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "bayan",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bayan-toml-decoder", targets: ["bayan-toml-decoder"])
  ],
  dependencies: [],
  targets: [
    .target(name: "BayanDiagnostics"),
    .testTarget(name: "BayanDiagnosticsTests", dependencies: ["BayanDiagnostics"]),
    .target(name: "BayanTOML", dependencies: ["BayanDiagnostics"]),
    .executableTarget(
      name: "bayan-toml-decoder", dependencies: ["BayanTOML", "BayanDiagnostics"]),
    .testTarget(name: "BayanTOMLTests", dependencies: ["BayanTOML", "BayanDiagnostics"]),
    .target(name: "BayanMessageSyntax", dependencies: ["BayanDiagnostics"]),
    .testTarget(
      name: "BayanMessageSyntaxTests", dependencies: ["BayanDiagnostics", "BayanMessageSyntax"]),
    .target(name: "BayanMessageJSON", dependencies: ["BayanDiagnostics", "BayanMessageSyntax"]),
    .testTarget(
      name: "BayanMessageJSONTests", dependencies: ["BayanMessageJSON", "BayanMessageSyntax"]),
    .target(
      name: "BayanCatalog", dependencies: ["BayanDiagnostics", "BayanMessageSyntax", "BayanTOML"]),
    .target(
      name: "BayanCatalogFixtures", dependencies: ["BayanCatalog", "BayanDiagnostics"],
      path: "Tests/BayanCatalogFixtures"),
    .testTarget(
      name: "BayanCatalogTests",
      dependencies: ["BayanCatalog", "BayanCatalogFixtures", "BayanDiagnostics", "BayanTOML"]),
    .target(
      name: "BayanChecks", dependencies: ["BayanCatalog", "BayanDiagnostics", "BayanMessageSyntax"]),
    .testTarget(
      name: "BayanChecksTests",
      dependencies: ["BayanCatalog", "BayanCatalogFixtures", "BayanChecks", "BayanDiagnostics"]),
  ]
)

for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
