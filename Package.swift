// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "bayan",
  // What BayanRuntime needs of the standard library (`Mutex` and atomics) came with these.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "bayan", targets: ["bayan"]),
    .executable(name: "bayan-build", targets: ["bayan-build"]),
    .executable(name: "bayan-toml-decoder", targets: ["bayan-toml-decoder"]),
    .executable(name: "bayan-mf2-conformance", targets: ["bayan-mf2-conformance"]),
    .library(name: "BayanRuntime", targets: ["BayanRuntime"]),
    .library(name: "BayanMessageSyntax", targets: ["BayanMessageSyntax"]),
    // For editors: the catalog's model, and the rules on one message of it.
    .library(
      name: "BayanChecks",
      targets: ["BayanChecking", "BayanRules", "BayanCatalog", "BayanDiagnostics", "BayanTOML"]),
    .library(name: "BayanMessageConversion", targets: ["BayanMessageConversion"]),
    .library(name: "BayanErrors", targets: ["BayanErrors"]),
    // Words for errors that no catalog of the program has.
    .library(name: "BayanSystemErrors", targets: ["BayanSystemErrors"]),
    .library(name: "BayanICUFunctions", targets: ["BayanICUFunctions"]),
    .library(name: "BayanSDKErrors", targets: ["BayanSDKErrors"]),
    .library(name: "BayanRecovery", targets: ["BayanRecovery"]),
    .library(name: "BayanHTTP", targets: ["BayanHTTP"]),
    .library(name: "BayanGraph", targets: ["BayanGraph"]),
    .library(name: "BayanGraphQL", targets: ["BayanGraphQL"]),
    .library(name: "BayanLogging", targets: ["BayanLogging"]),
    // Packs that come over the air; on Linux with the trait of its name.
    .library(name: "BayanSignedPacks", targets: ["BayanSignedPacks"]),
    // For servers of any framework, and below it for one, with the trait of its name.
    .library(name: "BayanServing", targets: ["BayanServing"]),
    .library(name: "BayanHummingbird", targets: ["BayanHummingbird"]),
    .plugin(name: "BayanPlugin", targets: ["BayanPlugin"]),
    .plugin(name: "BayanCommandPlugin", targets: ["BayanCommandPlugin"]),
  ],
  traits: [
    .trait(
      name: "Optimized",
      description: """
        Optimizes the commands and what they are made of: for large catalogs, and for programs \
        that link these modules. Building takes four times as long.
        """),
    .trait(
      name: "Hummingbird",
      description: """
        For BayanHummingbird, which tells the errors of a Hummingbird server. Without it no package \
        that only this product needs is fetched.
        """),
    .trait(
      name: "SignedPacks",
      description: """
        For BayanSignedPacks, and for 'bayan pack --sign', where the system has no CryptoKit: verifies and \
        signs packs by swift-crypto.
        """),
    .trait(
      name: "Workbench",
      description: """
        The command 'bayan serve', a translator's page in the browser. Without it the command builds \
        no server.
        """),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    // For the loopback server of tests and demos alone: no library or tool links it.
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    // For BayanHummingbird and for `bayan serve`. What only traits ask for is neither fetched nor pinned
    // without them. Its own default trait brings a library for configuration, which nobody here uses.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    // For BayanSignedPacks. Both major versions have the same Ed25519, so that a consumer can take either.
    .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
  ],
  targets: [
    // Helpers without knowledge of any domain, each in one copy.
    .target(name: "BayanSupport"),
    .target(name: "CBayanMemory"),

    // Pages, lists of words, style sheets and scripts as they are in this repository.
    .target(name: "CBayanTexts"),
    .target(name: "BayanTexts", dependencies: ["BayanSupport", "CBayanTexts"]),

    // Unicode and CLDR: all of ICU stays behind CBayanICU.
    .systemLibrary(
      name: "CBayanICULibrary", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CBayanICU", dependencies: ["CBayanICULibrary"]),
    .target(name: "BayanICU", dependencies: ["BayanSupport", "CBayanICU"]),

    // Reading: text to trees with places and findings.
    .target(name: "BayanDiagnostics", dependencies: ["BayanSupport"]),
    .target(name: "BayanTOML", dependencies: ["BayanDiagnostics", "BayanSupport"]),
    .target(name: "BayanMessageSyntax", dependencies: ["BayanDiagnostics", "BayanSupport"]),
    .target(
      name: "BayanMessageJSON",
      dependencies: ["BayanDiagnostics", "BayanMessageSyntax", "BayanSupport"]),
    .target(
      name: "BayanCatalog",
      dependencies: [
        "BayanDiagnostics", "BayanMessageSyntax", "BayanRuntime", "BayanSupport", "BayanTOML",
      ]),
    // What a message says before it runs: functions, selectors, the numbers of plural categories.
    .target(
      name: "BayanMeaning",
      dependencies: [
        "BayanCatalog", "BayanDiagnostics", "BayanICU", "BayanMessageSyntax", "BayanRuntime",
        "BayanSupport",
      ]),
    .target(
      name: "BayanHistory",
      dependencies: ["BayanCatalog", "BayanDiagnostics", "BayanSupport", "BayanTOML"]),
    .target(
      name: "BayanChecking",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanDiagnostics", "BayanHistory", "BayanICU",
        "BayanMeaning", "BayanMessageSyntax", "BayanRuntime", "BayanSupport", "BayanTexts",
        "BayanTOML",
      ]),
    // Only commands and tests know the rules; what is between is given them.
    .target(
      name: "BayanRules",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanHistory",
        "BayanICU", "BayanMeaning", "BayanMessageSyntax", "BayanRuntime", "BayanSupport",
        "BayanTexts", "BayanTOML",
      ],
      exclude: ["Words"]),

    // Diagnostics and coverage as text, JSON, SARIF, GitHub annotations and HTML.
    .target(
      name: "BayanReports",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanHistory",
        "BayanMeaning", "BayanMessageSyntax", "BayanRuntime", "BayanSupport", "BayanTexts",
      ],
      exclude: ["Web"]),

    // Translations that leave for other tools, and come back.
    .target(
      name: "BayanExchange",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanDiagnostics", "BayanHistory", "BayanICU",
        "BayanMeaning", "BayanMessageConversion", "BayanMessageSyntax", "BayanRuntime",
        "BayanSupport", "BayanTOML",
      ]),

    // The syntaxes before MessageFormat 2, to it and back.
    .target(
      name: "BayanMessageConversion",
      dependencies: [
        "BayanCatalog", "BayanDiagnostics", "BayanMeaning", "BayanMessageSyntax", "BayanRuntime",
        "BayanSupport",
      ]),

    // A project that people work on, and the server that editors ask about it.
    .target(
      name: "BayanWorkspace",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanDiagnostics", "BayanErrors", "BayanExchange",
        "BayanMessageSyntax", "BayanRuntime", "BayanSupport", "BayanTOML",
      ]),
    .target(
      name: "BayanMerge",
      dependencies: [
        "BayanCatalog", "BayanDiagnostics", "BayanMessageSyntax", "BayanSupport", "BayanTOML",
      ]),
    .target(name: "BayanJSONRPC", dependencies: ["BayanSupport"]),
    .target(
      name: "BayanContextServer",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanErrors",
        "BayanExchange", "BayanICU", "BayanJSONRPC", "BayanMeaning", "BayanRuntime",
        "BayanSupport", "BayanWorkspace",
      ]),
    .target(
      name: "BayanLanguageServer",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanHistory",
        "BayanJSONRPC", "BayanMeaning", "BayanMessageSyntax", "BayanReports", "BayanRuntime",
        "BayanSupport", "BayanTOML", "BayanWorkspace",
      ]),

    // Sites that show every error. Their own words are a catalog, whose module is committed.
    .target(
      name: "BayanPreview",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanDiagnostics", "BayanErrors", "BayanHistory",
        "BayanICU", "BayanMeaning", "BayanReports", "BayanRuntime", "BayanSupport", "BayanTexts",
      ],
      exclude: ["Catalog", "Locales", "Web"]),

    // A translator's page over an open project: requests in, responses out, without a server.
    .target(
      name: "BayanWorkbench",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanErrors",
        "BayanExchange",
        "BayanHistory", "BayanICU", "BayanJSONRPC", "BayanMeaning", "BayanMerge",
        "BayanMessageSyntax", "BayanPreview", "BayanReports", "BayanRuntime", "BayanSupport",
        "BayanTexts", "BayanTOML", "BayanWorkspace",
      ],
      exclude: ["Catalog", "Locales", "Web"]),

    // The sentences of diagnostics in other languages; only what shows diagnostics links them.
    .target(
      name: "BayanDiagnosticTexts", dependencies: ["BayanDiagnostics", "BayanRuntime"],
      exclude: ["Catalog", "Locales"]),

    // Running: packs, lookup, the formatter, the Foundation face.
    .target(name: "BayanRuntime"),
    .target(name: "BayanErrors", dependencies: ["BayanRuntime", "BayanSupport"]),
    .target(
      name: "BayanSystemErrors", dependencies: ["BayanErrors", "BayanRuntime"],
      exclude: ["Catalog", "Locales"]),
    .target(name: "BayanICUFunctions", dependencies: ["BayanICU", "BayanRuntime"]),
    // Above the runtime, so that only programs that take such packs carry it.
    .target(
      name: "BayanSignedPacks",
      dependencies: [
        "BayanRuntime",
        .product(
          name: "Crypto", package: "swift-crypto", condition: .when(traits: ["SignedPacks"])),
      ]),

    // Writing: the model to packs and Swift.
    .target(
      name: "BayanCompiler",
      dependencies: [
        "BayanCatalog", "BayanDiagnostics", "BayanICU", "BayanMeaning", "BayanMessageSyntax",
        "BayanRuntime", "BayanSupport",
      ]),
    .target(
      name: "BayanEmission",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanDiagnostics", "BayanMessageSyntax", "BayanRuntime",
        "BayanSupport", "BayanTOML",
      ]),

    // The facts about errors for programs in other languages.
    .target(
      name: "BayanContract",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanEmission", "BayanErrors", "BayanRuntime",
        "BayanSupport",
      ]),

    // The commands of a build, and what every command uses to read and write a project.
    .target(
      name: "BayanBuildCommands",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanEmission",
        "BayanICU", "BayanReports", "BayanRuntime", "BayanSupport",
        "BayanRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "bayan-build",
      dependencies: [
        "BayanBuildCommands", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "bayan",
      dependencies: [
        "BayanBuildCommands", "BayanCatalog", "BayanChecking", "BayanCompiler",
        "BayanContextServer", "BayanContract", "BayanDiagnosticTexts", "BayanDiagnostics",
        "BayanEmission", "BayanErrors", "BayanExchange", "BayanHistory", "BayanICU",
        "BayanICUFunctions", "BayanLanguageServer", "BayanMeaning", "BayanMerge",
        "BayanMessageConversion", "BayanMessageSyntax",
        "BayanPreview", "BayanReports", "BayanRuntime", "BayanSignedPacks", "BayanSupport",
        "BayanTexts", "BayanTOML", "BayanWorkbench", "BayanWorkspace", "CBayanMemory",
        "BayanRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(
          name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Workbench"])),
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Workbench"])),
        .product(
          name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Workbench"])),
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Workbench"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Workbench"])),
      ]),
    // For Tools/growth.
    .executableTarget(
      name: "bayan-growth",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanCompiler",
        "BayanContextServer", "BayanDiagnostics", "BayanEmission", "BayanExchange",
        "BayanLanguageServer", "BayanPreview", "BayanReports", "BayanSeededRandom",
        "BayanSupport", "BayanWorkspace", "BayanRules",
      ],
      path: "Tools/GrowthProgram"),
    // For Tools/fuzz, and for the tests that run what it found again.
    .target(
      name: "BayanFuzzing",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanCompiler",
        "BayanDiagnostics",
        "BayanEmission", "BayanErrors", "BayanExchange", "BayanGraph", "BayanGraphQL", "BayanHTTP",
        "BayanICUFunctions", "BayanLogging", "BayanMessageJSON", "BayanMessageSyntax",
        "BayanRecovery", "BayanReports", "BayanRuntime", "BayanSeededRandom", "BayanTOML",
        "BayanRules",
      ],
      path: "Tools/Fuzzing/Targets"),
    .executableTarget(
      name: "bayan-fuzz",
      dependencies: [
        "BayanChecking", "BayanDiagnostics", "BayanEmission", "BayanFuzzing", "BayanRules",
      ],
      path: "Tools/Fuzzing/Program"),
    .executableTarget(
      name: "bayan-toml-decoder",
      dependencies: ["BayanDiagnostics", "BayanSupport", "BayanTOML"]),
    .executableTarget(
      name: "bayan-mf2-conformance",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanDiagnostics", "BayanICUFunctions", "BayanMeaning",
        "BayanMessageSyntax", "BayanRuntime", "BayanSupport",
      ]),

    // A program with a catalog of its own, for a first look.
    .executableTarget(
      name: "bayan-quickstart",
      dependencies: ["BayanErrors", "BayanRuntime"],
      path: "Tools/QuickstartProgram", exclude: ["Catalog", "Locales"]),

    // Generated from this repository's own Catalog/ and Locales/.
    .target(name: "BayanSDKErrors", dependencies: ["BayanErrors", "BayanRuntime"]),

    // Clients that throw those errors.
    .target(name: "CBayanCurl"),
    .target(
      name: "BayanRecovery",
      dependencies: [
        "BayanErrors", "BayanRuntime", "BayanSDKErrors", "BayanSupport", "BayanSystemErrors",
      ]),
    .target(
      name: "BayanHTTP",
      dependencies: [
        "BayanErrors", "BayanRecovery", "BayanRuntime", "BayanSDKErrors", "BayanSupport",
        "BayanSystemErrors", "CBayanCurl",
      ]),
    .target(
      name: "BayanGraph",
      dependencies: [
        "BayanErrors", "BayanHTTP", "BayanRecovery", "BayanRuntime", "BayanSDKErrors",
        "BayanSupport", "BayanSystemErrors",
      ]),
    .target(
      name: "BayanGraphQL",
      dependencies: [
        "BayanErrors", "BayanHTTP", "BayanRecovery", "BayanRuntime", "BayanSDKErrors",
        "BayanSupport", "BayanSystemErrors",
      ]),

    // Errors told to swift-log, for developers.
    .target(
      name: "BayanLogging",
      dependencies: [
        "BayanErrors", "BayanRuntime", "BayanSupport",
        .product(name: "Logging", package: "swift-log"),
      ]),

    // The answer of a server to an error, for every framework.
    .target(
      name: "BayanServing",
      dependencies: [
        "BayanErrors", "BayanLogging", "BayanRuntime",
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["Catalog", "Locales"]),

    // Servers that tell their errors, each behind a trait of its own: nobody carries another's weight. Tests
    // are in Tools/Server, as CI builds this package with one set of traits.
    .target(
      name: "BayanHummingbird",
      dependencies: [
        "BayanServing",
        .product(
          name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Hummingbird"])),
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
        .product(name: "Logging", package: "swift-log"),
      ]),

    .executableTarget(
      name: "bayan-demo",
      dependencies: [
        "BayanErrors", "BayanGraph", "BayanGraphQL", "BayanHTTP", "BayanLogging", "BayanLoopback",
        "BayanRecovery", "BayanRuntime", "BayanSDKErrors",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ], path: "Tools/DemoProgram"),

    // For the packages of others: their catalogs compiled by their builds.
    .plugin(
      name: "BayanPlugin", capability: .buildTool(), dependencies: ["bayan-build"],
      path: "Tools/Plugins/BayanPlugin"),
    .plugin(
      name: "BayanCommandPlugin",
      capability: .command(
        intent: .custom(verb: "bayan", description: "Check and compile error catalogs."),
        permissions: [
          .writeToPackageDirectory(reason: "'generate' writes the Swift module of a catalog.")
        ]),
      dependencies: ["bayan"], path: "Tools/Plugins/BayanCommandPlugin"),

    .testTarget(name: "BayanSupportTests", dependencies: ["BayanSupport", "BayanTexts"]),
    .testTarget(name: "BayanDiagnosticsTests", dependencies: ["BayanDiagnostics"]),
    .testTarget(
      name: "BayanDiagnosticTextsTests",
      dependencies: ["BayanDiagnosticTexts", "BayanDiagnostics", "BayanReports"]),
    .testTarget(name: "BayanICUTests", dependencies: ["BayanICU", "BayanSupport"]),
    .target(name: "BayanSeededRandom", path: "Tests/Support/BayanSeededRandom"),
    // Folders with files, and values that cases share.
    .target(name: "BayanTestProject", path: "Tests/Support/BayanTestProject"),
    .testTarget(
      name: "BayanTOMLTests", dependencies: ["BayanTOML", "BayanDiagnostics", "BayanSeededRandom"]),
    .testTarget(
      name: "BayanMessageSyntaxTests",
      dependencies: ["BayanDiagnostics", "BayanMessageJSON", "BayanMessageSyntax"]),
    .target(
      name: "BayanCatalogFixtures", dependencies: ["BayanCatalog", "BayanDiagnostics"],
      path: "Tests/Reading/BayanCatalogFixtures"),
    .testTarget(
      name: "BayanCatalogTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanDiagnostics", "BayanHistory", "BayanRuntime",
        "BayanTOML",
      ]),
    // Asks everybody who knows what a message selects.
    .testTarget(
      name: "BayanMeaningTests",
      dependencies: [
        "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics", "BayanExchange",
        "BayanMeaning", "BayanMessageConversion", "BayanMessageSyntax", "BayanPreview",
        "BayanReports", "BayanRules", "BayanRuntime", "BayanSupport", "BayanTestProject",
        "BayanTOML",
      ]),
    .testTarget(
      name: "BayanRulesTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanDiagnostics",
        "BayanDiagnosticTexts", "BayanICU", "BayanMessageSyntax", "BayanTexts", "BayanTOML",
        "BayanRules",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "BayanReportsTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanDiagnostics", "BayanHistory",
        "BayanReports", "BayanRuntime", "BayanRules",
      ]),
    .testTarget(
      name: "BayanExchangeTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanDiagnostics",
        "BayanExchange", "BayanICU", "BayanMessageConversion", "BayanMessageSyntax", "BayanRules",
        "BayanSeededRandom", "BayanSupport", "BayanTestProject", "BayanTOML", "BayanWorkspace",
      ]),
    .testTarget(
      name: "BayanRuntimeTests",
      dependencies: ["BayanCompiler", "BayanMeaning", "BayanRuntime", "BayanSeededRandom"]),
    // With a stand-in for the signature: the real one is tested by Tools/proof/signed-packs.
    .testTarget(
      name: "BayanSignedPacksTests",
      dependencies: [
        "BayanCompiler", "BayanRuntime", "BayanSeededRandom", "BayanSignedPacks",
      ]),
    .testTarget(
      name: "BayanCompilerTests",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanDiagnostics", "BayanICU", "BayanMessageSyntax",
        "BayanRuntime", "BayanSeededRandom", "BayanSupport", "BayanTestProject",
      ]),
    .testTarget(
      name: "BayanEmissionTests",
      dependencies: [
        "BayanEmission", "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanCompiler",
        "BayanDiagnostics", "BayanErrors", "BayanICUFunctions", "BayanRuntime", "BayanRules",
      ]),
    .testTarget(
      name: "BayanContractTests",
      dependencies: [
        "BayanCatalog", "BayanCompiler", "BayanContract", "BayanDiagnostics", "BayanEmission",
      ]),
    .testTarget(
      name: "BayanSDKErrorsTests",
      dependencies: [
        "BayanSDKErrors", "BayanCatalog", "BayanChecking", "BayanCompiler", "BayanDiagnostics",
        "BayanEmission", "BayanErrors", "BayanRuntime", "BayanRules",
      ]),
    // MessageFormat 2, chapter by chapter of its specification.
    .testTarget(
      name: "BayanSpecificationTests",
      dependencies: [
        "BayanCompiler", "BayanDiagnostics", "BayanICU", "BayanICUFunctions", "BayanMessageJSON",
        "BayanMessageSyntax", "BayanRuntime", "BayanSeededRandom",
      ]),
    // What ICU makes of MessageFormat 1, to compare with.
    .target(
      name: "CICUMessageFormat", dependencies: ["CBayanICULibrary"],
      path: "Tests/Workshop/CICUMessageFormat"),
    .testTarget(
      name: "BayanMessageConversionTests",
      dependencies: [
        "BayanCompiler", "BayanDiagnostics", "BayanICUFunctions", "BayanMessageConversion",
        "BayanMessageSyntax", "BayanRuntime", "BayanSeededRandom", "CICUMessageFormat",
      ]),
    .target(
      name: "BayanLoopback",
      dependencies: [
        "BayanSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Tests/Clients/BayanLoopback"),
    .testTarget(
      name: "BayanGraphQLTests",
      dependencies: [
        "BayanErrors", "BayanGraphQL", "BayanHTTP", "BayanLoopback", "BayanRecovery",
        "BayanRuntime", "BayanSDKErrors", "BayanSystemErrors",
      ],
      exclude: ["Fixtures"]),
    // A second framework is FlyingFox, whose adapter is that of Documentation/Servers.md.
    .testTarget(
      name: "BayanServingTests",
      dependencies: [
        "BayanErrors", "BayanHTTP", "BayanRuntime", "BayanServing",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "BayanErrorsTests",
      dependencies: [
        "BayanErrors", "BayanHTTP", "BayanLogging", "BayanLoopback", "BayanRuntime",
        "BayanSDKErrors", "BayanSystemErrors", .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "BayanSystemErrorsTests",
      dependencies: [
        "BayanErrors", "BayanLoopback", "BayanRuntime", "BayanSDKErrors", "BayanSystemErrors",
      ]),
    .testTarget(
      name: "BayanHTTPTests",
      dependencies: [
        "BayanErrors", "BayanHTTP", "BayanLoopback", "BayanRecovery", "BayanRuntime",
        "BayanSystemErrors",
      ]),
    .testTarget(
      name: "BayanGraphTests",
      dependencies: [
        "BayanErrors", "BayanGraph", "BayanGraphQL", "BayanHTTP", "BayanLoopback", "BayanRecovery",
        "BayanRuntime", "BayanSDKErrors", "BayanSeededRandom", "BayanSupport", "BayanSystemErrors",
      ]),
    .testTarget(
      name: "BayanFuzzingTests", dependencies: ["BayanChecking", "BayanFuzzing", "BayanRules"],
      path: "Tests/Tools/BayanFuzzingTests"),
    .testTarget(
      name: "BayanBuildCommandsTests",
      dependencies: [
        "BayanBuildCommands", "BayanCatalog", "BayanCatalogFixtures", "BayanChecking",
        "BayanCompiler", "BayanDiagnostics", "BayanEmission", "BayanExchange", "BayanReports",
        "BayanSeededRandom", "BayanSupport", "BayanTestProject", "BayanRules",
      ]),
    .testTarget(
      name: "BayanMergeTests",
      dependencies: ["BayanDiagnostics", "BayanMerge", "BayanSeededRandom", "BayanTOML"]),
    .testTarget(
      name: "BayanWorkspaceTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanCompiler", "BayanDiagnostics", "BayanRuntime",
        "BayanSeededRandom", "BayanWorkspace", "BayanRules",
      ]),
    .testTarget(
      name: "BayanContextServerTests",
      dependencies: ["BayanContextServer", "BayanDiagnostics", "BayanWorkspace", "BayanRules"]),
    .testTarget(
      name: "BayanLanguageServerTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanDiagnostics", "BayanJSONRPC",
        "BayanLanguageServer", "BayanSeededRandom", "BayanTOML", "BayanWorkspace", "BayanRules",
      ]),
    .testTarget(
      name: "BayanPreviewTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanCompiler", "BayanDiagnostics", "BayanErrors",
        "BayanPreview", "BayanReports", "BayanRuntime", "BayanSupport",
      ]),
    .testTarget(
      name: "BayanWorkbenchTests",
      dependencies: [
        "BayanCatalog", "BayanDiagnostics", "BayanRules", "BayanWorkbench", "BayanWorkspace",
      ]),
    .testTarget(
      name: "BayanCommandTests",
      dependencies: [
        "BayanCatalog", "BayanCatalogFixtures", "BayanChecking", "BayanDiagnostics",
        "BayanEmission", "BayanErrors", "BayanFuzzing", "BayanGraph", "BayanGraphQL", "BayanHTTP",
        "BayanICU", "BayanLoopback", "BayanRules", "BayanRuntime", "BayanSDKErrors",
        "BayanSignedPacks", "BayanTestProject", "bayan", "bayan-build", "bayan-demo",
        "bayan-mf2-conformance",
      ]),
  ]
)

for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// The folder of each module, layer by layer from the bottom. A module depends only on modules of
// its own layer and of those above it in this list; `Tools/check-modules.py` checks it.
let layers: KeyValuePairs = [
  "Support": ["BayanSupport", "CBayanMemory", "CBayanTexts", "BayanTexts"],
  "Unicode": ["CBayanICULibrary", "CBayanICU", "BayanICU"],
  "Running": [
    "BayanRuntime", "BayanErrors", "BayanSystemErrors", "BayanICUFunctions", "BayanLogging",
    "BayanSignedPacks",
  ],
  "Reading": [
    "BayanDiagnostics", "BayanTOML", "BayanMessageSyntax", "BayanMessageJSON", "BayanCatalog",
    "BayanMeaning", "BayanHistory",
  ],
  "Compiling": [
    "BayanChecking", "BayanRules", "BayanReports", "BayanCompiler", "BayanEmission",
    "BayanContract", "BayanSpecification",
  ],
  "Clients": [
    "BayanSDKErrors", "BayanRecovery", "CBayanCurl", "BayanHTTP", "BayanGraph", "BayanGraphQL",
  ],
  "Servers": ["BayanServing", "BayanHummingbird"],
  "Workshop": [
    "BayanDiagnosticTexts", "BayanMessageConversion", "BayanExchange", "BayanMerge",
    "BayanWorkspace", "BayanJSONRPC",
    "BayanLanguageServer", "BayanContextServer", "BayanPreview", "BayanWorkbench",
  ],
  "Commands": [
    "BayanBuildCommands", "bayan-build", "bayan", "BayanCommand", "bayan-toml-decoder",
    "bayan-mf2-conformance",
  ],
]

// A package that uses the plugin compiles the command in its own configuration before anything else.
// Optimizing would take most of that time, and a build's catalog is compiled in a moment without.
// Across modules, because the rules ask their engine for each character: to check 10,000 messages takes
// 0.25 s of the processor, and 0.30 s without.
for target in package.targets where target.isOfCommands {
  target.swiftSettings? += [
    .unsafeFlags(["-Onone"], .when(configuration: .release)),
    .unsafeFlags(
      ["-O", "-cross-module-optimization"],
      .when(configuration: .release, traits: ["Optimized"])),
  ]
}

for target in package.targets where target.path == nil {
  let root = target.type == .test ? "Tests" : "Sources"
  let layer = layers.first { $0.value.contains(target.module) }
  target.path = layer.map { "\(root)/\($0.key)/\(target.name)" }
}

extension Target {
  /// The module that the target is, or whose tests it has.
  var module: String { type == .test ? String(name.dropLast("Tests".count)) : name }

  /// Whether only the commands are made of it, and no program that throws errors.
  var isOfCommands: Bool {
    let layer = layers.first { $0.value.contains(name) }?.key
    return layer.map { ["Reading", "Compiling", "Workshop", "Commands"].contains($0) } ?? false
  }
}
