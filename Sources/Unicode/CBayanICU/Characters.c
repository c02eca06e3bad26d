#include "Internal.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

// The order of ICU's constants is that of the Swift enumerations that read them.
_Static_assert(U_UNASSIGNED == 0 && U_NON_SPACING_MARK == 6 && U_DECIMAL_DIGIT_NUMBER == 9, "");
_Static_assert(U_CONTROL_CHAR == 15 && U_FINAL_PUNCTUATION == 29, "general categories");
_Static_assert(U_LEFT_TO_RIGHT == 0 && U_RIGHT_TO_LEFT_ARABIC == 13, "bidi classes");
_Static_assert(U_FIRST_STRONG_ISOLATE == 19 && U_POP_DIRECTIONAL_ISOLATE == 22, "bidi classes");
_Static_assert(U_JT_DUAL_JOINING == 2 && U_JT_TRANSPARENT == 5, "joining types");

/// Tells whether the property is there, as a bit.
static uint64_t has(UChar32 character, UProperty property, int32_t bit) {
  return u_hasBinaryProperty(character, property) ? (uint64_t)1 << bit : 0;
}

uint64_t bayan_icu_character(uint32_t scalar) {
  UChar32 character = (UChar32)scalar;
  UErrorCode status = U_ZERO_ERROR;
  uint64_t script = (uint64_t)uscript_getScript(character, &status) & 0xFF;
  uint64_t category = (uint64_t)u_charType(character);
  uint64_t bidi = (uint64_t)u_charDirection(character);
  uint64_t joining = (uint64_t)u_getIntPropertyValue(character, UCHAR_JOINING_TYPE);
  uint64_t combining = u_getCombiningClass(character);
  uint64_t digit = category == U_DECIMAL_DIGIT_NUMBER ? (uint64_t)u_charDigitValue(character) : 0;
  uint64_t bits = script | category << 8 | bidi << 13 | joining << 18 | combining << 21 |
                  digit << 29;
  bits |= has(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT, 33);
  bits |= has(character, UCHAR_EMOJI, 34);
  bits |= has(character, UCHAR_EXTENDED_PICTOGRAPHIC, 35);
  bits |= has(character, UCHAR_DEPRECATED, 36);
  bits |= has(character, UCHAR_WHITE_SPACE, 37);
  bits |= has(character, UCHAR_ALPHABETIC, 38);
  bits |= has(character, UCHAR_NONCHARACTER_CODE_POINT, 39);
  bits |= has(character, UCHAR_EMOJI_MODIFIER, 40);
  bits |= has(character, UCHAR_VARIATION_SELECTOR, 41);
  if (u_getIntPropertyValue(character, UCHAR_NFC_QUICK_CHECK) != UNORM_YES) {
    bits |= (uint64_t)1 << 42;
  }
  switch (u_getIntPropertyValue(character, UCHAR_LINE_BREAK)) {
    case U_LB_COMPLEX_CONTEXT: bits |= (uint64_t)1 << 43; break;
    case U_LB_IDEOGRAPHIC: bits |= (uint64_t)1 << 44; break;
    default: break;
  }
  bits |= (uint64_t)u_getIntPropertyValue(character, UCHAR_JOINING_GROUP) << 47;
  switch (u_getIntPropertyValue(character, UCHAR_DECOMPOSITION_TYPE)) {
    case U_DT_NONE:
    case U_DT_CANONICAL: break;
    case U_DT_INITIAL:
    case U_DT_MEDIAL:
    case U_DT_FINAL:
    case U_DT_ISOLATED: bits |= (uint64_t)1 << 45; break;
    default: bits |= (uint64_t)1 << 46;
  }
  bits |= has(character, UCHAR_UPPERCASE, 55);
  bits |= has(character, UCHAR_LOWERCASE, 56);
  bits |= has(character, UCHAR_CASED, 57);
  bits |= has(character, UCHAR_S_TERM, 58);
  bits |= has(character, UCHAR_XID_CONTINUE, 59);
  if (u_getIntPropertyValue(character, UCHAR_NUMERIC_TYPE) != U_NT_NONE) {
    bits |= (uint64_t)1 << 60;
  }
  return bits;
}

int32_t bayan_icu_script_code(const char *name) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, name);
}

int32_t bayan_icu_script_name(int32_t code, char *buffer, int32_t capacity) {
  const char *name = u_getPropertyValueName(UCHAR_SCRIPT, code, U_LONG_PROPERTY_NAME);
  if (name == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  return bayan_copy(name, (int32_t)strlen(name), buffer, capacity);
}
