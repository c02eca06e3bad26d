// swift-tools-version: 6.2

import PackageDescription

// A user's package: outside the build of bayan itself, with its catalog beside its code.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "bayan", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "BayanRuntime", package: "bayan"),
        .product(name: "BayanErrors", package: "bayan"),
      ],
      plugins: [.plugin(name: "BayanPlugin", package: "bayan")])
  ]
)
