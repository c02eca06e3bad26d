// swift-tools-version: 6.2

import PackageDescription

// Tests of the clients with servers of other projects. Tools/proof/servers starts the servers, and
// names them in the environment.
let package = Package(
  name: "real-servers",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "bayan", path: "../..")],
  targets: [
    // A client as others write one, with its own catalog. `bayan generate` wrote the module of its
    // errors.
    .target(
      name: "ShopClient",
      dependencies: [
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanHTTP", package: "bayan"),
        .product(name: "BayanRecovery", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
      ], exclude: ["Catalog", "Locales"]),
    .testTarget(
      name: "RealServerTests",
      dependencies: [
        "ShopClient",
        .product(name: "BayanErrors", package: "bayan"),
        .product(name: "BayanGraphQL", package: "bayan"),
        .product(name: "BayanHTTP", package: "bayan"),
        .product(name: "BayanRecovery", package: "bayan"),
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "BayanSDKErrors", package: "bayan"),
        .product(name: "BayanSystemErrors", package: "bayan"),
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
