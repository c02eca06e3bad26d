// swift-tools-version: 6.2

import PackageDescription

// Bayan as a release has it: the command as a binary, and the source of the linked libraries.
let package = Package(
  name: "bayan",
  // Tools/distribute inserts the platforms of Bayan's own manifest.
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
    // Only BayanLogging needs this package.
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

    // The command, under its own name and under the name that the build plugin uses.
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
