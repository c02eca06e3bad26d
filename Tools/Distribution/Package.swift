// swift-tools-version: 6.2

import PackageDescription

// Bayan as a release carries it: the command as a binary, and the source of what programs link.
let package = Package(
  name: "bayan",
  // Tools/distribute writes those of Bayan's own manifest.
  platforms: [],
  products: [
    .library(name: "BayanRuntime", targets: ["BayanRuntime"]),
    .library(name: "BayanErrors", targets: ["BayanErrors"]),
    .library(name: "BayanSystemErrors", targets: ["BayanSystemErrors"]),
    .library(name: "BayanLogging", targets: ["BayanLogging"]),
    .plugin(name: "BayanPlugin", targets: ["BayanPlugin"]),
    .plugin(name: "BayanCommandPlugin", targets: ["BayanCommandPlugin"]),
  ],
  dependencies: [
    // For BayanLogging alone.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0")
  ],
  targets: [
    .target(name: "BayanSupport"),
    .target(name: "BayanRuntime"),
    .target(name: "BayanErrors", dependencies: ["BayanRuntime", "BayanSupport"]),
    .target(
      name: "BayanSystemErrors", dependencies: ["BayanErrors", "BayanRuntime"],
      exclude: ["Catalog", "Locales"]),
    .target(
      name: "BayanLogging",
      dependencies: [
        "BayanErrors", "BayanRuntime", "BayanSupport",
        .product(name: "Logging", package: "swift-log"),
      ]),

    // The command, under its own name and under that which the build plugin runs it by.
    .binaryTarget(name: "bayan", path: "bayan.artifactbundle"),

    .plugin(name: "BayanPlugin", capability: .buildTool(), dependencies: ["bayan"]),
    .plugin(
      name: "BayanCommandPlugin",
      capability: .command(
        intent: .custom(verb: "bayan", description: "Check and compile error catalogs."),
        permissions: [
          .writeToPackageDirectory(reason: "'generate' writes the Swift module of a catalog.")
        ]),
      dependencies: ["bayan"]),
  ]
)

for target in package.targets where target.type == .regular {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
