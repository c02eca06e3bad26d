// Deliberately empty.
//
// This module exists for its flags: pkg-config's answer for `icu-i18n` reaches
// CBayanICU through it. It must not include a header of ICU's, because Swift
// sees it beside Foundation, which carries an ICU of its own with the same
// type names.
//
// Homebrew's icu4c is keg-only, so pkg-config doesn't find it by itself:
//
//     export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig"
