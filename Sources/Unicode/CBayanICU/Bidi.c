#include "Internal.h"

#include <unicode/ubidi.h>

int32_t bayan_icu_layout(
    const uint16_t *text, int32_t units, bool right_to_left, int32_t *order, uint8_t *levels,
    uint16_t *glyphs) {
  UErrorCode status = U_ZERO_ERROR;
  if (units < 0) return -U_ILLEGAL_ARGUMENT_ERROR;
  if (units == 0) return 0;
  UBiDi *line = ubidi_open();
  if (line == NULL) return -U_MEMORY_ALLOCATION_ERROR;
  ubidi_setPara(line, text, units, right_to_left ? UBIDI_RTL : UBIDI_LTR, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels(line, &status);
  if (U_SUCCESS(status)) {
    for (int32_t index = 0; index < units; index++) levels[index] = found[index];
    ubidi_reorderVisual(levels, units, order);
    for (int32_t place = 0; place < units; place++) {
      uint16_t unit = text[order[place]];
      // What is mirrored is in the basic plane, where a unit is a character.
      glyphs[place] = levels[order[place]] % 2 == 1 ? (uint16_t)u_charMirror(unit) : unit;
    }
  }
  ubidi_close(line);
  return U_FAILURE(status) ? -status : units;
}
