// This header is empty on purpose: the module exists for its flags, which pkg-config has for
// `icu-i18n`.
