// Deliberately empty: the module exists for its flags, which pkg-config gives for `icu-i18n`.
