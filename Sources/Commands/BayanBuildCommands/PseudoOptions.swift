import ArgumentParser
package import BayanCatalog

/// The option for pseudo-locales that the project doesn't list.
package struct PseudoOptions: ParsableArguments {
  @Flag(
    help: """
      Also make the pseudo-locales en-XA (accented, longer) and ar-XB (Arabic letters, from right \
      to left) from the source, as if Catalog/bayan.toml listed them.
      """)
  package var pseudo = false

  package init() {}

  /// The pseudo-locales beside the listed ones.
  package var locales: [PseudoLocale] { pseudo ? PseudoLocale.allCases : [] }
}
