#ifndef CBAYANICU_H
#define CBAYANICU_H

// Flat functions over ICU4C, in plain C types only.
//
// No header of ICU's may be reachable from here: Foundation on Linux carries
// its own ICU, whose types have the same names, and Swift sees both.
//
// Conventions:
//
// - Text is UTF-8. What comes in is NUL-terminated, or has its length in bytes
//   beside it; ill-formed stretches count as U+FFFD.
// - A function that gives text takes a buffer and its capacity, and returns the
//   length in bytes that the whole text needs. Where that is more than the
//   capacity, what the buffer holds is not to be used. Nothing adds a NUL.
// - A negative result is a failure: minus ICU's error code.
// - A `tag` is a BCP 47 language tag, or the same with underscores. One that is
//   ill-formed is refused with -BAYAN_ICU_ILLEGAL_ARGUMENT. A locale ICU has no
//   data for is answered from the root locale, never from the machine's own.
// - Every function may be called from any thread. An open handle may be read
//   from several threads at once.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's code for an argument that can't be used.
#define BAYAN_ICU_ILLEGAL_ARGUMENT 1

// MARK: Lists

/// Puts `count` (at most 5) things in a row as a locale does; U+E000 stands for the first, U+E001
/// for the second, and so on.
int32_t bayan_icu_list(const char *tag, int32_t count, char *buffer, int32_t capacity);

// MARK: Versions

/// Gives ICU's own version, such as `72.1`.
int32_t bayan_icu_version(char *buffer, int32_t capacity);

/// Gives the version of the CLDR data in ICU, such as `42.0`.
int32_t bayan_icu_cldr_version(char *buffer, int32_t capacity);

/// Gives the version of Unicode that ICU knows, such as `15.0`.
int32_t bayan_icu_unicode_version(char *buffer, int32_t capacity);

/// Gives ICU's name for an error code, such as `U_ILLEGAL_ARGUMENT_ERROR`.
int32_t bayan_icu_error_name(int32_t code, char *buffer, int32_t capacity);

// MARK: Characters

/// Gives the standard's name of a code point, such as `RIGHT-TO-LEFT OVERRIDE`; nothing for one
/// without a name.
int32_t bayan_icu_character_name(uint32_t code_point, char *buffer, int32_t capacity);

// MARK: Order

/// Gives bytes that compare as texts do in English, with numbers by their value; the last is 0.
int32_t bayan_icu_sort_key(const char *text, int32_t length, char *buffer, int32_t capacity);

// MARK: Language matching

/// Which of some locales readers of others read best.
typedef struct BayanICULocaleMatcher BayanICULocaleMatcher;

/// Opens a matcher for the locales that there are, as tags with spaces between them; null, with
/// `error` set, on failure.
BayanICULocaleMatcher *bayan_icu_locale_matcher_open(const char *tags, int32_t *error);

/// Gives the place, from 1, of the best locale for readers of some tags, the best first, with spaces
/// between them; 0 if they read none. At most 16 tags are looked at.
int32_t bayan_icu_locale_matcher_match(const BayanICULocaleMatcher *matcher, const char *tags);

/// Closes a matcher.
void bayan_icu_locale_matcher_close(BayanICULocaleMatcher *matcher);

/// Gives the languages whose readers also read another one, and that: a line `arz ar` for each pair
/// of CLDR's language matching data.
int32_t bayan_icu_matched_languages(char *buffer, int32_t capacity);

/// Gives the codes of languages that CLDR replaced by others, and these: a line `cmn zh` for each.
/// Codes that are only longer than the usual ones, such as `eng`, are left out.
int32_t bayan_icu_replaced_languages(char *buffer, int32_t capacity);

/// Gives the regions that CLDR's likely subtags are about, after the language: a line `az IR` for each.
int32_t bayan_icu_stated_regions(char *buffer, int32_t capacity);

/// Gives the codes of countries and of areas such as 419, a line each; and after a code that was
/// replaced the one that is meant: `UK GB`.
int32_t bayan_icu_regions(char *buffer, int32_t capacity);

// MARK: Locales

/// Gives the canonical BCP 47 form of a tag: `ar-eg` as `ar-EG`, `iw` as `he`.
int32_t bayan_icu_canonical_tag(const char *tag, char *buffer, int32_t capacity);

/// Gives the four-letter code of the script that the locale of a canonical tag is likely written in, or
/// nothing.
int32_t bayan_icu_likely_script(const char *tag, char *buffer, int32_t capacity);

/// Gives the code of a locale's region, stated or likely.
int32_t bayan_icu_likely_region(const char *tag, char *buffer, int32_t capacity);

/// Gives the tag of a locale's parent in CLDR, or nothing where that is the root.
int32_t bayan_icu_parent_tag(const char *tag, char *buffer, int32_t capacity);

/// Tells whether a locale is written from right to left.
int32_t bayan_icu_is_right_to_left(const char *tag);

/// Tells whether ICU has data of a locale itself, not only of a parent.
int32_t bayan_icu_has_data(const char *tag);

/// Counts the locales ICU has data of.
int32_t bayan_icu_available_count(void);

/// Gives the tag of one of the locales ICU has data of.
int32_t bayan_icu_available_tag(int32_t index, char *buffer, int32_t capacity);

/// Gives the code of the language of one of the locales ICU has data of; the same as its tag begins
/// with, in a hundredth of the time.
int32_t bayan_icu_available_language(int32_t index, char *buffer, int32_t capacity);

/// Gives the name of a locale in the words of another.
int32_t bayan_icu_display_name(const char *tag, const char *in, char *buffer, int32_t capacity);

/// The four quotation marks of a locale.
enum {
  BAYAN_ICU_QUOTATION_START,
  BAYAN_ICU_QUOTATION_END,
  BAYAN_ICU_ALTERNATE_QUOTATION_START,
  BAYAN_ICU_ALTERNATE_QUOTATION_END,
};

/// Gives one of a locale's quotation marks.
int32_t bayan_icu_delimiter(const char *tag, int32_t which, char *buffer, int32_t capacity);

// MARK: Plural rules

/// Gives a locale's plural rules as CLDR writes them, samples included.
///
/// One line a category, ended by a line feed: the category, a tab, the rule.
/// Nothing for a locale that CLDR has no rules for.
int32_t bayan_icu_plural_rules(const char *tag, bool ordinal, char *buffer, int32_t capacity);

/// Gives the tags of the locales that have plural rules, each ended by a line feed.
int32_t bayan_icu_plural_locales(bool ordinal, char *buffer, int32_t capacity);

/// ICU's plural rules of one locale, opened.
typedef struct BayanICUPluralSelector BayanICUPluralSelector;

/// Opens the plural rules of a locale; null, with the reason in `status`, on failure.
BayanICUPluralSelector *bayan_icu_plural_selector_open(
    const char *tag, bool ordinal, int32_t *status);

/// Gives the category of a number.
///
/// `decimal` is the number's value in plain digits, `fraction_digits` how many
/// digits are seen after its separator. With `scientific` they are those of the
/// mantissa, and the exponent is CLDR's operand `c`.
int32_t bayan_icu_plural_select(
    const BayanICUPluralSelector *selector, const char *decimal, int32_t length,
    int32_t fraction_digits, bool scientific, char *buffer, int32_t capacity);

/// Gives the category of a whole number, which takes a hundredth of the time.
int32_t bayan_icu_plural_select_integer(
    const BayanICUPluralSelector *selector, int64_t number, char *buffer, int32_t capacity);

/// Frees what was opened; null does nothing.
void bayan_icu_plural_selector_close(BayanICUPluralSelector *selector);

// MARK: Numbers

/// Gives the name of a locale's numbering system, and whether it has no plain digits.
int32_t bayan_icu_numbering_system(
    const char *tag, bool *algorithmic, char *buffer, int32_t capacity);

/// Gives the ten digits of a numbering system, one after the other.
int32_t bayan_icu_digits(const char *numbering_system, char *buffer, int32_t capacity);

/// A locale's number format, opened.
typedef struct BayanICUNumberFormat BayanICUNumberFormat;

/// Opens a locale's number format; null, with the reason in `status`, on failure.
///
/// A null numbering system stands for the locale's own.
BayanICUNumberFormat *bayan_icu_number_format_open(
    const char *tag, const char *numbering_system, bool percent, int32_t *status);

/// The symbols of a number format.
enum {
  BAYAN_ICU_SYMBOL_DECIMAL,
  BAYAN_ICU_SYMBOL_GROUPING,
  BAYAN_ICU_SYMBOL_MINUS,
  BAYAN_ICU_SYMBOL_PLUS,
  BAYAN_ICU_SYMBOL_INFINITY,
  BAYAN_ICU_SYMBOL_NAN,
};

/// Gives a symbol of a number format.
int32_t bayan_icu_number_symbol(
    const BayanICUNumberFormat *format, int32_t which, char *buffer, int32_t capacity);

/// What is around the digits of a number.
enum {
  BAYAN_ICU_POSITIVE_PREFIX,
  BAYAN_ICU_POSITIVE_SUFFIX,
  BAYAN_ICU_NEGATIVE_PREFIX,
  BAYAN_ICU_NEGATIVE_SUFFIX,
};

/// Gives a prefix or suffix of a number format, with the locale's own signs in it.
int32_t bayan_icu_number_affix(
    const BayanICUNumberFormat *format, int32_t which, char *buffer, int32_t capacity);

/// Gives the size of the group next to the decimal separator; 0 for no groups.
int32_t bayan_icu_primary_grouping(const BayanICUNumberFormat *format);

/// Gives the size of the other groups; 0 where it is that of the first.
int32_t bayan_icu_secondary_grouping(const BayanICUNumberFormat *format);

/// Frees what was opened; null does nothing.
void bayan_icu_number_format_close(BayanICUNumberFormat *format);

/// Formats a decimal number as a skeleton says, such as `percent .00`.
int32_t bayan_icu_format_decimal(
    const char *decimal, int32_t length, const char *tag, const char *skeleton,
    int32_t skeleton_length, char *buffer, int32_t capacity);

/// A stretch of a formatted text that ICU names, in UTF-16 units: an integer, a month.
typedef struct BayanICUField {
  /// ICU's number for it: a `UNumberFormatFields` or a `UDateFormatField`.
  int32_t kind;
  int32_t start;
  int32_t end;
} BayanICUField;

/// A number formatter for a skeleton, opened; it may format on several threads at once.
typedef struct BayanICUNumberFormatter BayanICUNumberFormatter;

/// Opens a formatter for a skeleton such as `currency/EUR .00`; null on failure.
BayanICUNumberFormatter *bayan_icu_number_formatter_open(
    const char *tag, const char *skeleton, int32_t skeleton_length, int32_t *status);

/// Formats a decimal number.
///
/// `fields` may be null; else `field_count` is set to how many there are, of which as many are
/// written as `field_capacity` allows.
int32_t bayan_icu_number_formatter_format(
    const BayanICUNumberFormatter *formatter, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, BayanICUField *fields, int32_t field_capacity, int32_t *field_count);

/// Frees what was opened; null does nothing.
void bayan_icu_number_formatter_close(BayanICUNumberFormatter *formatter);

/// Gives how many fraction digits amounts in a currency have; the code has three letters.
int32_t bayan_icu_currency_digits(const char *code);

/// Gives a whole number in words, such as `twenty-one`, a line for each form, as of a gender.
int32_t bayan_icu_spell_out(const char *tag, int64_t number, char *buffer, int32_t capacity);

// MARK: Dates and times

/// A date format for a skeleton, opened; one thread at a time may use it.
typedef struct BayanICUDateFormat BayanICUDateFormat;

/// Opens a format for a CLDR skeleton such as `yMMMd`; null, with `status`, on failure.
///
/// `calendar` is a Unicode calendar identifier, or null for the locale's own. The Gregorian
/// calendar is proleptic, as ISO 8601 has it.
BayanICUDateFormat *bayan_icu_date_format_open(
    const char *tag, const char *calendar, const char *zone, const char *skeleton,
    int32_t *status);

/// Formats a time in milliseconds since 1970 in UTC; `fields` as for numbers.
int32_t bayan_icu_date_format_format(
    BayanICUDateFormat *format, double milliseconds, char *buffer, int32_t capacity,
    BayanICUField *fields, int32_t field_capacity, int32_t *field_count);

/// Frees what was opened; null does nothing.
void bayan_icu_date_format_close(BayanICUDateFormat *format);

/// Gives how far a zone's clocks are ahead of UTC when they show a time, in milliseconds.
///
/// `wall` is that time as if it were UTC, in milliseconds since 1970.
double bayan_icu_zone_offset(const char *zone, double wall, int32_t *status);

/// Gives how far a zone's clocks are ahead of UTC at a moment, in milliseconds; `moment` is in
/// milliseconds since 1970 in UTC.
double bayan_icu_zone_offset_at(const char *zone, double moment, int32_t *status);

/// Gives the name of a time zone as ICU has it, whatever its letters' case; nothing for no zone.
int32_t bayan_icu_zone_name(const char *zone, char *buffer, int32_t capacity);

// MARK: Text

/// Gives the text in Normalization Form C.
int32_t bayan_icu_nfc(const char *text, int32_t length, char *buffer, int32_t capacity);

/// Gives the text in Normalization Form D: letters apart from their marks.
int32_t bayan_icu_nfd(const char *text, int32_t length, char *buffer, int32_t capacity);

/// Gives the text in Normalization Form KC, compatibility characters replaced.
int32_t bayan_icu_nfkc(const char *text, int32_t length, char *buffer, int32_t capacity);

/// Finds where the units of a text of UTF-16 are seen, all of it taken for one line.
///
/// `order` gets the indices of the units, the leftmost first, `levels` the embedding level of each
/// unit in the order of the text, and `glyphs` the units in the order seen, brackets mirrored. All
/// three have room for `units`.
int32_t bayan_icu_layout(
    const uint16_t *text, int32_t units, bool right_to_left, int32_t *order, uint8_t *levels,
    uint16_t *glyphs);

/// Gives what the character database says of a code point, packed.
///
/// From the lowest bit: script (8 bits), general category (5), bidi class (5), joining type (3),
/// canonical combining class (8), value of a decimal digit (4), then one bit each for: default
/// ignorable, emoji, extended pictographic, deprecated, white space, alphabetic, noncharacter,
/// emoji modifier, variation selector, changed or joined by NFC, line breaking by dictionary,
/// ideographic, positional form by decomposition, other compatibility decomposition; then the
/// joining group (8 bits), and one bit each for: uppercase, lowercase, cased, sentence terminal,
/// XID_Continue, a numeric type of any kind.
uint64_t bayan_icu_character(uint32_t scalar);

/// Gives the number that stands for a script's four-letter code in `bayan_icu_character`.
int32_t bayan_icu_script_code(const char *name);

/// Gives a script's English name for such a number: `Cyrillic`.
int32_t bayan_icu_script_name(int32_t code, char *buffer, int32_t capacity);

/// Gives the UTS 39 skeleton of a text: texts that look alike have the same.
int32_t bayan_icu_skeleton(const char *text, int32_t length, char *buffer, int32_t capacity);

/// Gives the UTS 39 restriction level of a word, from 0 (ASCII) to 4 (any mixture of scripts).
int32_t bayan_icu_restriction_level(const char *text, int32_t length);

/// The sets of characters that CLDR lists for a locale.
enum {
  BAYAN_ICU_EXEMPLARS_MAIN,
  BAYAN_ICU_EXEMPLARS_AUXILIARY,
  BAYAN_ICU_EXEMPLARS_PUNCTUATION,
};

/// Gives a set of a locale's characters as a pattern, such as `[a-z]`.
int32_t bayan_icu_exemplar_pattern(
    const char *tag, int32_t which, char *buffer, int32_t capacity);

/// Gives the code points of a set, as pairs of a first and a last, ascending.
///
/// - Returns: How many values there are, two a pair.
int32_t bayan_icu_exemplar_ranges(
    const char *tag, int32_t which, uint32_t *ranges, int32_t capacity);

/// Gives the members of a set that are several code points long, each ended by a line feed.
int32_t bayan_icu_exemplar_strings(
    const char *tag, int32_t which, char *buffer, int32_t capacity);

/// Gives the text of bytes in an encoding, by a name that IANA has registered.
///
/// - Returns: How many UTF-16 units there are; a failure where bytes stand for nothing.
int32_t bayan_icu_decode(
    const char *charset, const char *bytes, int32_t count, uint16_t *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
