// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that bayan's package doesn't depend on the peers. Tools/benchmark
// generates Sources/Messages and Sources/Formats and runs the program.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "bayan", path: "../..", traits: ["Optimized"])],
  targets: [
    .systemLibrary(
      name: "CPeersICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CPeers", dependencies: ["CPeersICU"]),
    .target(
      name: "Messages", dependencies: [.product(name: "BayanRuntime", package: "bayan")]),
    .target(
      name: "Formats", dependencies: [.product(name: "BayanRuntime", package: "bayan")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CPeers", "Formats", "Messages", .product(name: "BayanMessageSyntax", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
      ]),
    .executableTarget(
      name: "Keystrokes", dependencies: [.product(name: "BayanChecks", package: "bayan")]),
  ]
)
