// Which locale readers of another read best. ICU has this in C++ only.

extern "C" {
#include "Internal.h"
}

#include <new>
#include <string>
#include <utility>
#include <vector>
#include <string.h>
#include <unicode/bytestrie.h>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/ures.h>

/// The most locales that a reader's preferences are asked for at once.
static const int32_t MOST_PREFERENCES = 16;

struct BayanICULocaleMatcher {
  icu::LocaleMatcher matcher;
};

/// Takes the next of some tags with spaces between them; false at the end.
///
/// What isn't a tag becomes the root, which matches nothing.
static bool next_locale(const char *&tags, icu::Locale &locale, bool canonical) {
  while (*tags == ' ') tags++;
  size_t length = strcspn(tags, " ");
  if (length == 0) return false;
  char tag[BAYAN_IDENTIFIER_CAPACITY], identifier[BAYAN_IDENTIFIER_CAPACITY];
  locale = icu::Locale::getRoot();
  if (length < sizeof(tag)) {
    memcpy(tag, tags, length);
    tag[length] = 0;
    int32_t result =
        canonical ? bayan_identifier(tag, identifier) : bayan_plain_identifier(tag, identifier);
    if (result == 0) locale = icu::Locale(identifier);
  }
  tags += length;
  return true;
}

extern "C" BayanICULocaleMatcher *bayan_icu_locale_matcher_open(
    const char *tags, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  icu::Locale locale;
  while (next_locale(tags, locale, true)) builder.addSupportedLocale(locale);
  icu::LocaleMatcher matcher = builder.build(status);
  BayanICULocaleMatcher *opened =
      U_FAILURE(status) ? nullptr
                        : new (std::nothrow) BayanICULocaleMatcher{std::move(matcher)};
  if (opened == nullptr && U_SUCCESS(status)) status = U_MEMORY_ALLOCATION_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return opened;
}

/// Gives the best place for some tags, from 0; -1 for none.
static int32_t best_match(
    const icu::LocaleMatcher &matcher, const char *tags, bool canonical, UErrorCode &status) {
  icu::Locale preferences[MOST_PREFERENCES];
  int32_t count = 0;
  while (count < MOST_PREFERENCES && next_locale(tags, preferences[count], canonical)) count++;
  icu::Locale::RangeIterator<icu::Locale *> iterator(preferences, preferences + count);
  return matcher.getBestMatchResult(iterator, status).getSupportedIndex();
}

extern "C" int32_t bayan_icu_locale_matcher_match(
    const BayanICULocaleMatcher *matcher, const char *tags) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t place = best_match(matcher->matcher, tags, true, status);
  // The data also have codes that were replaced: `sh`, which is `sr-Latn`, is read as `hr` too.
  if (place < 0 && U_SUCCESS(status)) place = best_match(matcher->matcher, tags, false, status);
  return U_FAILURE(status) ? -status : place + 1;
}

extern "C" void bayan_icu_locale_matcher_close(BayanICULocaleMatcher *matcher) { delete matcher; }

/// Calls a function with the subtags of each key of a table in `langInfo`.
///
/// The last byte of each subtag has its highest bit set. A `*`, which stands for any, hasn't.
template <typename Function>
static void for_each_key(const char *table, UErrorCode &status, Function function) {
  UResourceBundle *info = ures_openDirect(nullptr, "langInfo", &status);
  UResourceBundle *part = ures_getByKey(info, table, nullptr, &status);
  UResourceBundle *data = ures_getByKey(part, "trie", nullptr, &status);
  int32_t length = 0;
  const uint8_t *bytes = ures_getBinary(data, &length, &status);
  if (U_SUCCESS(status)) {
    icu::BytesTrie::Iterator entries(bytes, 0, status);
    while (entries.next(status)) {
      icu::StringPiece key = entries.getString();
      std::vector<std::string> subtags;
      bool ended = true;
      for (int32_t index = 0; index < key.size(); index++) {
        unsigned char byte = static_cast<unsigned char>(key.data()[index]);
        if (ended) subtags.emplace_back();
        subtags.back() += static_cast<char>(byte & 0x7F);
        ended = byte & 0x80 || byte == '*';
      }
      function(subtags);
    }
  }
  ures_close(data);
  ures_close(part);
  ures_close(info);
}

/// Writes two subtags as a line.
static void write_pair(BayanWriter *writer, const std::string &first, const std::string &second) {
  std::string line = first + " " + second + "\n";
  bayan_write(writer, line.data(), static_cast<int32_t>(line.size()));
}

extern "C" int32_t bayan_icu_matched_languages(char *buffer, int32_t capacity) {
  BayanWriter writer = {buffer, capacity, 0};
  UErrorCode status = U_ZERO_ERROR;
  // The language that is wanted, and the one that there is. Keys with more subtags repeat these.
  for_each_key("match", status, [&](const std::vector<std::string> &subtags) {
    if (subtags.size() == 2 && subtags[0] != "*" && subtags[1] != "*") {
      write_pair(&writer, subtags[0], subtags[1]);
    }
  });
  return U_FAILURE(status) ? -status : writer.length;
}

extern "C" int32_t bayan_icu_stated_regions(char *buffer, int32_t capacity) {
  BayanWriter writer = {buffer, capacity, 0};
  UErrorCode status = U_ZERO_ERROR;
  // `az * IR`; without the script where that is the same in all regions. Scripts have four letters.
  for_each_key("likely", status, [&](const std::vector<std::string> &subtags) {
    bool has_region = subtags.size() == 3 ? subtags[1] == "*"
                                          : subtags.size() == 2 && subtags[1].size() < 4;
    if (has_region && subtags[0] != "*" && subtags.back() != "*") {
      write_pair(&writer, subtags[0], subtags.back());
    }
  });
  return U_FAILURE(status) ? -status : writer.length;
}
