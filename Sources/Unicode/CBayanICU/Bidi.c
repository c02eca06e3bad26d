#include <stdlib.h>
#include <unicode/ubidi.h>

#include "Internal.h"

/// Gives ICU's level for a base direction of ours.
static UBiDiLevel level_for(int32_t direction) {
  switch (direction) {
    case BAYAN_ICU_LEFT_TO_RIGHT: return UBIDI_LTR;
    case BAYAN_ICU_RIGHT_TO_LEFT: return UBIDI_RTL;
    default: return UBIDI_DEFAULT_LTR;
  }
}

/// Writes one paragraph as it is seen, in a buffer that it makes large enough.
static UErrorCode write_line(UBiDi *line, uint16_t options, BayanWriter *writer) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t room = ubidi_getProcessedLength(line);
  if (room == 0) return status;
  UChar *seen = malloc((size_t)room * sizeof(UChar));
  if (seen == NULL) return U_MEMORY_ALLOCATION_ERROR;
  // Without marks put in, nothing grows.
  int32_t length = ubidi_writeReordered(line, seen, room, options, &status);
  if (U_SUCCESS(status)) bayan_write_utf16(writer, seen, length);
  free(seen);
  return status;
}

int32_t bayan_icu_visual_order(
    const char *text, int32_t length, int32_t direction, bool keep_controls, char *buffer,
    int32_t capacity) {
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  BayanWriter writer = {buffer, capacity, 0};
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *paragraphs = ubidi_open(), *line = ubidi_open();
  if (paragraphs == NULL || line == NULL) status = U_MEMORY_ALLOCATION_ERROR;
  uint16_t options = UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING;
  if (!keep_controls) options |= UBIDI_REMOVE_BIDI_CONTROLS;

  ubidi_setPara(paragraphs, source, units, level_for(direction), NULL, &status);
  int32_t count = U_SUCCESS(status) ? ubidi_countParagraphs(paragraphs) : 0;
  for (int32_t index = 0; index < count && U_SUCCESS(status); index++) {
    int32_t start = 0, end = 0;
    ubidi_getParagraphByIndex(paragraphs, index, &start, &end, NULL, &status);
    // The separator ends its line in either direction.
    int32_t content = end;
    while (content > start && u_charDirection(source[content - 1]) == U_BLOCK_SEPARATOR) content--;
    if (U_SUCCESS(status) && content > start) {
      ubidi_setLine(paragraphs, start, content, line, &status);
      if (U_SUCCESS(status)) status = write_line(line, options, &writer);
    }
    if (U_SUCCESS(status)) bayan_write_utf16(&writer, source + content, end - content);
  }
  ubidi_close(line);
  ubidi_close(paragraphs);
  free(source);
  return U_FAILURE(status) ? -status : writer.length;
}

int32_t bayan_icu_layout(
    const uint16_t *text, int32_t units, int32_t direction, int32_t *order, uint8_t *levels,
    uint16_t *glyphs) {
  UErrorCode status = U_ZERO_ERROR;
  if (units < 0) return -U_ILLEGAL_ARGUMENT_ERROR;
  if (units == 0) return 0;
  UBiDi *line = ubidi_open();
  if (line == NULL) return -U_MEMORY_ALLOCATION_ERROR;
  ubidi_setPara(line, text, units, level_for(direction), NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels(line, &status);
  if (U_SUCCESS(status)) {
    for (int32_t index = 0; index < units; index++) levels[index] = found[index];
    ubidi_reorderVisual(levels, units, order);
    for (int32_t place = 0; place < units; place++) {
      uint16_t unit = text[order[place]];
      // What is mirrored lies in the basic plane, where a unit is a character.
      glyphs[place] = levels[order[place]] % 2 == 1 ? (uint16_t)u_charMirror(unit) : unit;
    }
  }
  ubidi_close(line);
  return U_FAILURE(status) ? -status : units;
}

int32_t bayan_icu_paragraph_level(const char *text, int32_t length, int32_t direction) {
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *paragraphs = ubidi_open();
  if (paragraphs == NULL) status = U_MEMORY_ALLOCATION_ERROR;
  ubidi_setPara(paragraphs, source, units, level_for(direction), NULL, &status);
  int32_t level = U_SUCCESS(status) ? ubidi_getParaLevel(paragraphs) : -status;
  ubidi_close(paragraphs);
  free(source);
  return level;
}

int32_t bayan_icu_base_direction(const char *text, int32_t length) {
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  UBiDiDirection direction = ubidi_getBaseDirection(source, units);
  free(source);
  switch (direction) {
    case UBIDI_LTR: return BAYAN_ICU_LEFT_TO_RIGHT;
    case UBIDI_RTL: return BAYAN_ICU_RIGHT_TO_LEFT;
    default: return BAYAN_ICU_NO_DIRECTION;
  }
}
