// swift-tools-version: 6.2

import PackageDescription

// Apart from bayan's own package, which takes on no server's weight.
let package = Package(
  name: "bayan-server",
  platforms: [.macOS(.v15)],
  products: [.library(name: "BayanHummingbird", targets: ["BayanHummingbird"])],
  dependencies: [
    .package(name: "bayan", path: "../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
  ],
  targets: [
    // Tells the errors of a Hummingbird server to its clients.
    .target(
      name: "BayanHummingbird",
      dependencies: [
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanLogging", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      plugins: [.plugin(name: "BayanPlugin", package: "bayan")]),
    // A server with a catalog of its own, for the tests and for Tools/server-proof.
    .target(
      name: "Shop",
      dependencies: [
        "BayanHummingbird",
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
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
        "BayanHummingbird", "Shop",
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanHTTP", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
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
