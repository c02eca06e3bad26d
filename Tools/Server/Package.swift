// swift-tools-version: 6.2

import PackageDescription

// The tests of BayanHummingbird, and an example. They have a package of their own, so that the
// tests of bayan's package build no server.
let package = Package(
  name: "bayan-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "bayan", path: "../..", traits: ["Hummingbird"]),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
  ],
  targets: [
    // A server with its own catalog, for the tests and for Tools/proof/hummingbird.
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanHummingbird", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "BayanServing", package: "bayan"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      plugins: [.plugin(name: "BayanPlugin", package: "bayan")]),
    .executableTarget(
      name: "shop-server",
      dependencies: ["Shop", .product(name: "Hummingbird", package: "hummingbird")]),
    .testTarget(
      name: "BayanHummingbirdTests",
      dependencies: [
        "Shop",
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanHTTP", package: "bayan"),
        .product(name: "BayanHummingbird", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "BayanServing", package: "bayan"),
        .product(name: "BayanSystemErrors", package: "bayan"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
