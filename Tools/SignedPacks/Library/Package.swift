// swift-tools-version: 6.2

import PackageDescription

// The library of signatures alone, for Tools/proof/signed-packs: built once, whatever changes in Bayan.
let package = Package(
  name: "signature-library",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SignatureLibrary", type: .static, targets: ["SignatureLibrary"])
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0")],
  targets: [
    .target(
      name: "SignatureLibrary", dependencies: [.product(name: "Crypto", package: "swift-crypto")])
  ]
)
