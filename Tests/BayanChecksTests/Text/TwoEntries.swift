import BayanCatalogFixtures

/// Two entries in a small project, each with its translation.
func twoEntries(_ english: (String, String), _ arabic: (String, String)) -> CatalogFixture {
  CatalogFixture([
    "Catalog/login.toml": """
    domain = "d"
    type = "T"
    [codes.a]
    category = "other"
    [codes.b]
    category = "other"
    """,
    "Locales/en/login.toml": "[a]\ntitle = '\(english.0)'\n[b]\ntitle = '\(english.1)'",
    "Locales/ar/login.toml": "[a]\ntitle = '\(arabic.0)'\n[b]\ntitle = ①'\(arabic.1)'",
  ])
}
