// Which locale readers of another read best. ICU has this in C++ only.

extern "C" {
#include "Internal.h"
}

#include <new>
#include <utility>
#include <string.h>
#include <unicode/localematcher.h>
#include <unicode/locid.h>

/// The most locales that a reader's preferences are asked for at once.
static const int32_t MOST_PREFERENCES = 16;

struct BayanICULocaleMatcher {
  icu::LocaleMatcher matcher;
};

/// Takes the next of some tags with spaces between them; false at the end.
///
/// What isn't a tag becomes the root, which matches nothing.
static bool next_locale(const char *&tags, icu::Locale &locale) {
  while (*tags == ' ') tags++;
  size_t length = strcspn(tags, " ");
  if (length == 0) return false;
  char tag[BAYAN_IDENTIFIER_CAPACITY], identifier[BAYAN_IDENTIFIER_CAPACITY];
  locale = icu::Locale::getRoot();
  if (length < sizeof(tag)) {
    memcpy(tag, tags, length);
    tag[length] = 0;
    if (bayan_identifier(tag, identifier) == 0) locale = icu::Locale(identifier);
  }
  tags += length;
  return true;
}

extern "C" BayanICULocaleMatcher *bayan_icu_locale_matcher_open(
    const char *tags, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  icu::Locale locale;
  while (next_locale(tags, locale)) builder.addSupportedLocale(locale);
  icu::LocaleMatcher matcher = builder.build(status);
  BayanICULocaleMatcher *opened =
      U_FAILURE(status) ? nullptr
                        : new (std::nothrow) BayanICULocaleMatcher{std::move(matcher)};
  if (opened == nullptr && U_SUCCESS(status)) status = U_MEMORY_ALLOCATION_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return opened;
}

extern "C" int32_t bayan_icu_locale_matcher_match(
    const BayanICULocaleMatcher *matcher, const char *tags) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale preferences[MOST_PREFERENCES];
  int32_t count = 0;
  while (count < MOST_PREFERENCES && next_locale(tags, preferences[count])) count++;
  icu::Locale::RangeIterator<icu::Locale *> iterator(preferences, preferences + count);
  int32_t place = matcher->matcher.getBestMatchResult(iterator, status).getSupportedIndex();
  return U_FAILURE(status) ? -status : place + 1;
}

extern "C" void bayan_icu_locale_matcher_close(BayanICULocaleMatcher *matcher) { delete matcher; }
