// The texts that are part of the commands, each by its path. Do not edit; to write the list again:
//
//     Tools/embed-texts
//
// Their order doesn't matter. Where two branches add a text at one place, git takes both
// (`.gitattributes`). For that no two lines are the same, and each text has four: changes that are
// three lines apart or less git takes for one.

#include "CBayanTexts.h"

// '#embed' is of C23. All compilers that this package is built with have it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct bayan_text texts[] = {
// Documentation/Handbook/ar/README.md
{"Documentation/Handbook/ar/README.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/README.md" suffix(, 0)
}}, // Documentation/Handbook/ar/README.md
// Documentation/Handbook/ar/diagnostics.md
{"Documentation/Handbook/ar/diagnostics.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/diagnostics.md" suffix(, 0)
}}, // Documentation/Handbook/ar/diagnostics.md
// Documentation/Handbook/ar/direction.md
{"Documentation/Handbook/ar/direction.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/direction.md" suffix(, 0)
}}, // Documentation/Handbook/ar/direction.md
// Documentation/Handbook/ar/messages.md
{"Documentation/Handbook/ar/messages.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/messages.md" suffix(, 0)
}}, // Documentation/Handbook/ar/messages.md
// Documentation/Handbook/ar/plurals.md
{"Documentation/Handbook/ar/plurals.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/plurals.md" suffix(, 0)
}}, // Documentation/Handbook/ar/plurals.md
// Documentation/Handbook/ar/states.md
{"Documentation/Handbook/ar/states.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/ar/states.md" suffix(, 0)
}}, // Documentation/Handbook/ar/states.md
// Documentation/Handbook/en/README.md
{"Documentation/Handbook/en/README.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/README.md" suffix(, 0)
}}, // Documentation/Handbook/en/README.md
// Documentation/Handbook/en/diagnostics.md
{"Documentation/Handbook/en/diagnostics.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/diagnostics.md" suffix(, 0)
}}, // Documentation/Handbook/en/diagnostics.md
// Documentation/Handbook/en/direction.md
{"Documentation/Handbook/en/direction.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/direction.md" suffix(, 0)
}}, // Documentation/Handbook/en/direction.md
// Documentation/Handbook/en/messages.md
{"Documentation/Handbook/en/messages.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/messages.md" suffix(, 0)
}}, // Documentation/Handbook/en/messages.md
// Documentation/Handbook/en/plurals.md
{"Documentation/Handbook/en/plurals.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/plurals.md" suffix(, 0)
}}, // Documentation/Handbook/en/plurals.md
// Documentation/Handbook/en/states.md
{"Documentation/Handbook/en/states.md", (const unsigned char[]){
#embed "../../../Documentation/Handbook/en/states.md" suffix(, 0)
}}, // Documentation/Handbook/en/states.md
// Documentation/Help/ar/bayan.txt
{"Documentation/Help/ar/bayan.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/bayan.txt" suffix(, 0)
}}, // Documentation/Help/ar/bayan.txt
// Documentation/Help/ar/check.txt
{"Documentation/Help/ar/check.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/check.txt" suffix(, 0)
}}, // Documentation/Help/ar/check.txt
// Documentation/Help/ar/coverage.txt
{"Documentation/Help/ar/coverage.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/coverage.txt" suffix(, 0)
}}, // Documentation/Help/ar/coverage.txt
// Documentation/Help/ar/explain.txt
{"Documentation/Help/ar/explain.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/explain.txt" suffix(, 0)
}}, // Documentation/Help/ar/explain.txt
// Documentation/Help/ar/export.txt
{"Documentation/Help/ar/export.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/export.txt" suffix(, 0)
}}, // Documentation/Help/ar/export.txt
// Documentation/Help/ar/find.txt
{"Documentation/Help/ar/find.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/find.txt" suffix(, 0)
}}, // Documentation/Help/ar/find.txt
// Documentation/Help/ar/handbook.txt
{"Documentation/Help/ar/handbook.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/handbook.txt" suffix(, 0)
}}, // Documentation/Help/ar/handbook.txt
// Documentation/Help/ar/import.txt
{"Documentation/Help/ar/import.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/import.txt" suffix(, 0)
}}, // Documentation/Help/ar/import.txt
// Documentation/Help/ar/preview.txt
{"Documentation/Help/ar/preview.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/preview.txt" suffix(, 0)
}}, // Documentation/Help/ar/preview.txt
// Documentation/Help/ar/review.txt
{"Documentation/Help/ar/review.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/review.txt" suffix(, 0)
}}, // Documentation/Help/ar/review.txt
// Documentation/Help/ar/serve.txt
{"Documentation/Help/ar/serve.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/serve.txt" suffix(, 0)
}}, // Documentation/Help/ar/serve.txt
// Documentation/Help/ar/show.txt
{"Documentation/Help/ar/show.txt", (const unsigned char[]){
#embed "../../../Documentation/Help/ar/show.txt" suffix(, 0)
}}, // Documentation/Help/ar/show.txt
// Documentation/Rules/alert-without-exit.md
{"Documentation/Rules/alert-without-exit.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/alert-without-exit.md" suffix(, 0)
}}, // Documentation/Rules/alert-without-exit.md
// Documentation/Rules/allowance-invalid.md
{"Documentation/Rules/allowance-invalid.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/allowance-invalid.md" suffix(, 0)
}}, // Documentation/Rules/allowance-invalid.md
// Documentation/Rules/ar/arabic-dual-with-numeral.md
{"Documentation/Rules/ar/arabic-dual-with-numeral.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-dual-with-numeral.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-dual-with-numeral.md
// Documentation/Rules/ar/arabic-plural-swapped.md
{"Documentation/Rules/ar/arabic-plural-swapped.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-plural-swapped.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-plural-swapped.md
// Documentation/Rules/ar/arabic-presentation-form.md
{"Documentation/Rules/ar/arabic-presentation-form.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-presentation-form.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-presentation-form.md
// Documentation/Rules/ar/arabic-punctuation-spacing.md
{"Documentation/Rules/ar/arabic-punctuation-spacing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-punctuation-spacing.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-punctuation-spacing.md
// Documentation/Rules/ar/arabic-punctuation.md
{"Documentation/Rules/ar/arabic-punctuation.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-punctuation.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-punctuation.md
// Documentation/Rules/ar/arabic-tatweel.md
{"Documentation/Rules/ar/arabic-tatweel.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-tatweel.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-tatweel.md
// Documentation/Rules/ar/arabic-waw-space.md
{"Documentation/Rules/ar/arabic-waw-space.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/arabic-waw-space.md" suffix(, 0)
}}, // Documentation/Rules/ar/arabic-waw-space.md
// Documentation/Rules/ar/bad-variant-key.md
{"Documentation/Rules/ar/bad-variant-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/bad-variant-key.md" suffix(, 0)
}}, // Documentation/Rules/ar/bad-variant-key.md
// Documentation/Rules/ar/bidi-base-direction.md
{"Documentation/Rules/ar/bidi-base-direction.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/bidi-base-direction.md" suffix(, 0)
}}, // Documentation/Rules/ar/bidi-base-direction.md
// Documentation/Rules/ar/bidi-isolate-missing.md
{"Documentation/Rules/ar/bidi-isolate-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/bidi-isolate-missing.md" suffix(, 0)
}}, // Documentation/Rules/ar/bidi-isolate-missing.md
// Documentation/Rules/ar/bidi-mark-redundant.md
{"Documentation/Rules/ar/bidi-mark-redundant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/bidi-mark-redundant.md" suffix(, 0)
}}, // Documentation/Rules/ar/bidi-mark-redundant.md
// Documentation/Rules/ar/bidi-override.md
{"Documentation/Rules/ar/bidi-override.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/bidi-override.md" suffix(, 0)
}}, // Documentation/Rules/ar/bidi-override.md
// Documentation/Rules/ar/digits-locale-mismatch.md
{"Documentation/Rules/ar/digits-locale-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/digits-locale-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/ar/digits-locale-mismatch.md
// Documentation/Rules/ar/double-space.md
{"Documentation/Rules/ar/double-space.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/double-space.md" suffix(, 0)
}}, // Documentation/Rules/ar/double-space.md
// Documentation/Rules/ar/end-punctuation.md
{"Documentation/Rules/ar/end-punctuation.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/end-punctuation.md" suffix(, 0)
}}, // Documentation/Rules/ar/end-punctuation.md
// Documentation/Rules/ar/invisible-character.md
{"Documentation/Rules/ar/invisible-character.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/invisible-character.md" suffix(, 0)
}}, // Documentation/Rules/ar/invisible-character.md
// Documentation/Rules/ar/length-limit.md
{"Documentation/Rules/ar/length-limit.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/length-limit.md" suffix(, 0)
}}, // Documentation/Rules/ar/length-limit.md
// Documentation/Rules/ar/letter-variant.md
{"Documentation/Rules/ar/letter-variant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/letter-variant.md" suffix(, 0)
}}, // Documentation/Rules/ar/letter-variant.md
// Documentation/Rules/ar/markup-tag-missing.md
{"Documentation/Rules/ar/markup-tag-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/markup-tag-missing.md" suffix(, 0)
}}, // Documentation/Rules/ar/markup-tag-missing.md
// Documentation/Rules/ar/markup-unbalanced.md
{"Documentation/Rules/ar/markup-unbalanced.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/markup-unbalanced.md" suffix(, 0)
}}, // Documentation/Rules/ar/markup-unbalanced.md
// Documentation/Rules/ar/missing-fallback-variant.md
{"Documentation/Rules/ar/missing-fallback-variant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/missing-fallback-variant.md" suffix(, 0)
}}, // Documentation/Rules/ar/missing-fallback-variant.md
// Documentation/Rules/ar/number-changed.md
{"Documentation/Rules/ar/number-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/number-changed.md" suffix(, 0)
}}, // Documentation/Rules/ar/number-changed.md
// Documentation/Rules/ar/placeholder-lookalike.md
{"Documentation/Rules/ar/placeholder-lookalike.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/placeholder-lookalike.md" suffix(, 0)
}}, // Documentation/Rules/ar/placeholder-lookalike.md
// Documentation/Rules/ar/placeholder-missing.md
{"Documentation/Rules/ar/placeholder-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/placeholder-missing.md" suffix(, 0)
}}, // Documentation/Rules/ar/placeholder-missing.md
// Documentation/Rules/ar/placeholder-unknown.md
{"Documentation/Rules/ar/placeholder-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/placeholder-unknown.md" suffix(, 0)
}}, // Documentation/Rules/ar/placeholder-unknown.md
// Documentation/Rules/ar/plural-category-missing.md
{"Documentation/Rules/ar/plural-category-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/plural-category-missing.md" suffix(, 0)
}}, // Documentation/Rules/ar/plural-category-missing.md
// Documentation/Rules/ar/plural-dropped.md
{"Documentation/Rules/ar/plural-dropped.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/plural-dropped.md" suffix(, 0)
}}, // Documentation/Rules/ar/plural-dropped.md
// Documentation/Rules/ar/plural-forms-identical.md
{"Documentation/Rules/ar/plural-forms-identical.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/plural-forms-identical.md" suffix(, 0)
}}, // Documentation/Rules/ar/plural-forms-identical.md
// Documentation/Rules/ar/plural-number-omitted.md
{"Documentation/Rules/ar/plural-number-omitted.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/plural-number-omitted.md" suffix(, 0)
}}, // Documentation/Rules/ar/plural-number-omitted.md
// Documentation/Rules/ar/quote-balance.md
{"Documentation/Rules/ar/quote-balance.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/quote-balance.md" suffix(, 0)
}}, // Documentation/Rules/ar/quote-balance.md
// Documentation/Rules/ar/repeated-word.md
{"Documentation/Rules/ar/repeated-word.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/repeated-word.md" suffix(, 0)
}}, // Documentation/Rules/ar/repeated-word.md
// Documentation/Rules/ar/script-unexpected.md
{"Documentation/Rules/ar/script-unexpected.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/script-unexpected.md" suffix(, 0)
}}, // Documentation/Rules/ar/script-unexpected.md
// Documentation/Rules/ar/suggestion-without-option.md
{"Documentation/Rules/ar/suggestion-without-option.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/suggestion-without-option.md" suffix(, 0)
}}, // Documentation/Rules/ar/suggestion-without-option.md
// Documentation/Rules/ar/syntax-error.md
{"Documentation/Rules/ar/syntax-error.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/syntax-error.md" suffix(, 0)
}}, // Documentation/Rules/ar/syntax-error.md
// Documentation/Rules/ar/term-do-not-translate.md
{"Documentation/Rules/ar/term-do-not-translate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/term-do-not-translate.md" suffix(, 0)
}}, // Documentation/Rules/ar/term-do-not-translate.md
// Documentation/Rules/ar/term-glossary.md
{"Documentation/Rules/ar/term-glossary.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/term-glossary.md" suffix(, 0)
}}, // Documentation/Rules/ar/term-glossary.md
// Documentation/Rules/ar/text-too-long.md
{"Documentation/Rules/ar/text-too-long.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/text-too-long.md" suffix(, 0)
}}, // Documentation/Rules/ar/text-too-long.md
// Documentation/Rules/ar/title-full-stop.md
{"Documentation/Rules/ar/title-full-stop.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/title-full-stop.md" suffix(, 0)
}}, // Documentation/Rules/ar/title-full-stop.md
// Documentation/Rules/ar/toml-syntax.md
{"Documentation/Rules/ar/toml-syntax.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/toml-syntax.md" suffix(, 0)
}}, // Documentation/Rules/ar/toml-syntax.md
// Documentation/Rules/ar/translation-draft.md
{"Documentation/Rules/ar/translation-draft.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-draft.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-draft.md
// Documentation/Rules/ar/translation-empty.md
{"Documentation/Rules/ar/translation-empty.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-empty.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-empty.md
// Documentation/Rules/ar/translation-missing.md
{"Documentation/Rules/ar/translation-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-missing.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-missing.md
// Documentation/Rules/ar/translation-obsolete.md
{"Documentation/Rules/ar/translation-obsolete.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-obsolete.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-obsolete.md
// Documentation/Rules/ar/translation-stale.md
{"Documentation/Rules/ar/translation-stale.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-stale.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-stale.md
// Documentation/Rules/ar/translation-unchanged.md
{"Documentation/Rules/ar/translation-unchanged.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/translation-unchanged.md" suffix(, 0)
}}, // Documentation/Rules/ar/translation-unchanged.md
// Documentation/Rules/ar/unknown-key.md
{"Documentation/Rules/ar/unknown-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/ar/unknown-key.md" suffix(, 0)
}}, // Documentation/Rules/ar/unknown-key.md
// Documentation/Rules/arabic-diacritic-stacked.md
{"Documentation/Rules/arabic-diacritic-stacked.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-diacritic-stacked.md" suffix(, 0)
}}, // Documentation/Rules/arabic-diacritic-stacked.md
// Documentation/Rules/arabic-dual-with-numeral.md
{"Documentation/Rules/arabic-dual-with-numeral.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-dual-with-numeral.md" suffix(, 0)
}}, // Documentation/Rules/arabic-dual-with-numeral.md
// Documentation/Rules/arabic-percent-order.md
{"Documentation/Rules/arabic-percent-order.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-percent-order.md" suffix(, 0)
}}, // Documentation/Rules/arabic-percent-order.md
// Documentation/Rules/arabic-plural-swapped.md
{"Documentation/Rules/arabic-plural-swapped.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-plural-swapped.md" suffix(, 0)
}}, // Documentation/Rules/arabic-plural-swapped.md
// Documentation/Rules/arabic-presentation-form.md
{"Documentation/Rules/arabic-presentation-form.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-presentation-form.md" suffix(, 0)
}}, // Documentation/Rules/arabic-presentation-form.md
// Documentation/Rules/arabic-punctuation-spacing.md
{"Documentation/Rules/arabic-punctuation-spacing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-punctuation-spacing.md" suffix(, 0)
}}, // Documentation/Rules/arabic-punctuation-spacing.md
// Documentation/Rules/arabic-punctuation.md
{"Documentation/Rules/arabic-punctuation.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-punctuation.md" suffix(, 0)
}}, // Documentation/Rules/arabic-punctuation.md
// Documentation/Rules/arabic-tatweel.md
{"Documentation/Rules/arabic-tatweel.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-tatweel.md" suffix(, 0)
}}, // Documentation/Rules/arabic-tatweel.md
// Documentation/Rules/arabic-waw-space.md
{"Documentation/Rules/arabic-waw-space.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/arabic-waw-space.md" suffix(, 0)
}}, // Documentation/Rules/arabic-waw-space.md
// Documentation/Rules/argument-list-changed.md
{"Documentation/Rules/argument-list-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/argument-list-changed.md" suffix(, 0)
}}, // Documentation/Rules/argument-list-changed.md
// Documentation/Rules/argument-private-shown.md
{"Documentation/Rules/argument-private-shown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/argument-private-shown.md" suffix(, 0)
}}, // Documentation/Rules/argument-private-shown.md
// Documentation/Rules/argument-type-mismatch.md
{"Documentation/Rules/argument-type-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/argument-type-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/argument-type-mismatch.md
// Documentation/Rules/bad-operand.md
{"Documentation/Rules/bad-operand.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bad-operand.md" suffix(, 0)
}}, // Documentation/Rules/bad-operand.md
// Documentation/Rules/bad-option.md
{"Documentation/Rules/bad-option.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bad-option.md" suffix(, 0)
}}, // Documentation/Rules/bad-option.md
// Documentation/Rules/bad-selector.md
{"Documentation/Rules/bad-selector.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bad-selector.md" suffix(, 0)
}}, // Documentation/Rules/bad-selector.md
// Documentation/Rules/bad-variant-key.md
{"Documentation/Rules/bad-variant-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bad-variant-key.md" suffix(, 0)
}}, // Documentation/Rules/bad-variant-key.md
// Documentation/Rules/bidi-base-direction.md
{"Documentation/Rules/bidi-base-direction.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-base-direction.md" suffix(, 0)
}}, // Documentation/Rules/bidi-base-direction.md
// Documentation/Rules/bidi-control-unexpected.md
{"Documentation/Rules/bidi-control-unexpected.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-control-unexpected.md" suffix(, 0)
}}, // Documentation/Rules/bidi-control-unexpected.md
// Documentation/Rules/bidi-embedding-legacy.md
{"Documentation/Rules/bidi-embedding-legacy.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-embedding-legacy.md" suffix(, 0)
}}, // Documentation/Rules/bidi-embedding-legacy.md
// Documentation/Rules/bidi-isolate-missing.md
{"Documentation/Rules/bidi-isolate-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-isolate-missing.md" suffix(, 0)
}}, // Documentation/Rules/bidi-isolate-missing.md
// Documentation/Rules/bidi-isolate-redundant.md
{"Documentation/Rules/bidi-isolate-redundant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-isolate-redundant.md" suffix(, 0)
}}, // Documentation/Rules/bidi-isolate-redundant.md
// Documentation/Rules/bidi-mark-redundant.md
{"Documentation/Rules/bidi-mark-redundant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-mark-redundant.md" suffix(, 0)
}}, // Documentation/Rules/bidi-mark-redundant.md
// Documentation/Rules/bidi-mark-run.md
{"Documentation/Rules/bidi-mark-run.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-mark-run.md" suffix(, 0)
}}, // Documentation/Rules/bidi-mark-run.md
// Documentation/Rules/bidi-override.md
{"Documentation/Rules/bidi-override.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-override.md" suffix(, 0)
}}, // Documentation/Rules/bidi-override.md
// Documentation/Rules/bidi-placeholder-isolate.md
{"Documentation/Rules/bidi-placeholder-isolate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-placeholder-isolate.md" suffix(, 0)
}}, // Documentation/Rules/bidi-placeholder-isolate.md
// Documentation/Rules/bidi-spill.md
{"Documentation/Rules/bidi-spill.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-spill.md" suffix(, 0)
}}, // Documentation/Rules/bidi-spill.md
// Documentation/Rules/bidi-unbalanced.md
{"Documentation/Rules/bidi-unbalanced.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bidi-unbalanced.md" suffix(, 0)
}}, // Documentation/Rules/bidi-unbalanced.md
// Documentation/Rules/brace-stray.md
{"Documentation/Rules/brace-stray.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/brace-stray.md" suffix(, 0)
}}, // Documentation/Rules/brace-stray.md
// Documentation/Rules/bracket-balance.md
{"Documentation/Rules/bracket-balance.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/bracket-balance.md" suffix(, 0)
}}, // Documentation/Rules/bracket-balance.md
// Documentation/Rules/byte-order-mark.md
{"Documentation/Rules/byte-order-mark.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/byte-order-mark.md" suffix(, 0)
}}, // Documentation/Rules/byte-order-mark.md
// Documentation/Rules/catalog-misplaced.md
{"Documentation/Rules/catalog-misplaced.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/catalog-misplaced.md" suffix(, 0)
}}, // Documentation/Rules/catalog-misplaced.md
// Documentation/Rules/catalog-missing.md
{"Documentation/Rules/catalog-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/catalog-missing.md" suffix(, 0)
}}, // Documentation/Rules/catalog-missing.md
// Documentation/Rules/category-unused.md
{"Documentation/Rules/category-unused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/category-unused.md" suffix(, 0)
}}, // Documentation/Rules/category-unused.md
// Documentation/Rules/cause-missing.md
{"Documentation/Rules/cause-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/cause-missing.md" suffix(, 0)
}}, // Documentation/Rules/cause-missing.md
// Documentation/Rules/change-interrupted.md
{"Documentation/Rules/change-interrupted.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/change-interrupted.md" suffix(, 0)
}}, // Documentation/Rules/change-interrupted.md
// Documentation/Rules/cldr-drift.md
{"Documentation/Rules/cldr-drift.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/cldr-drift.md" suffix(, 0)
}}, // Documentation/Rules/cldr-drift.md
// Documentation/Rules/cli-option-changed.md
{"Documentation/Rules/cli-option-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/cli-option-changed.md" suffix(, 0)
}}, // Documentation/Rules/cli-option-changed.md
// Documentation/Rules/code-dropped.md
{"Documentation/Rules/code-dropped.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/code-dropped.md" suffix(, 0)
}}, // Documentation/Rules/code-dropped.md
// Documentation/Rules/code-literal-changed.md
{"Documentation/Rules/code-literal-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/code-literal-changed.md" suffix(, 0)
}}, // Documentation/Rules/code-literal-changed.md
// Documentation/Rules/code-renumbered.md
{"Documentation/Rules/code-renumbered.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/code-renumbered.md" suffix(, 0)
}}, // Documentation/Rules/code-renumbered.md
// Documentation/Rules/code-value-duplicate.md
{"Documentation/Rules/code-value-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/code-value-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/code-value-duplicate.md
// Documentation/Rules/code-value-reused.md
{"Documentation/Rules/code-value-reused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/code-value-reused.md" suffix(, 0)
}}, // Documentation/Rules/code-value-reused.md
// Documentation/Rules/combining-at-start.md
{"Documentation/Rules/combining-at-start.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/combining-at-start.md" suffix(, 0)
}}, // Documentation/Rules/combining-at-start.md
// Documentation/Rules/complexity-limit.md
{"Documentation/Rules/complexity-limit.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/complexity-limit.md" suffix(, 0)
}}, // Documentation/Rules/complexity-limit.md
// Documentation/Rules/confusable-key.md
{"Documentation/Rules/confusable-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/confusable-key.md" suffix(, 0)
}}, // Documentation/Rules/confusable-key.md
// Documentation/Rules/control-character.md
{"Documentation/Rules/control-character.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/control-character.md" suffix(, 0)
}}, // Documentation/Rules/control-character.md
// Documentation/Rules/deprecated-or-unassigned.md
{"Documentation/Rules/deprecated-or-unassigned.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/deprecated-or-unassigned.md" suffix(, 0)
}}, // Documentation/Rules/deprecated-or-unassigned.md
// Documentation/Rules/description-missing.md
{"Documentation/Rules/description-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/description-missing.md" suffix(, 0)
}}, // Documentation/Rules/description-missing.md
// Documentation/Rules/digits-locale-mismatch.md
{"Documentation/Rules/digits-locale-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/digits-locale-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/digits-locale-mismatch.md
// Documentation/Rules/digits-mixed.md
{"Documentation/Rules/digits-mixed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/digits-mixed.md" suffix(, 0)
}}, // Documentation/Rules/digits-mixed.md
// Documentation/Rules/domain-duplicate.md
{"Documentation/Rules/domain-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/domain-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/domain-duplicate.md
// Documentation/Rules/domain-shared.md
{"Documentation/Rules/domain-shared.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/domain-shared.md" suffix(, 0)
}}, // Documentation/Rules/domain-shared.md
// Documentation/Rules/domain-unknown.md
{"Documentation/Rules/domain-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/domain-unknown.md" suffix(, 0)
}}, // Documentation/Rules/domain-unknown.md
// Documentation/Rules/double-space.md
{"Documentation/Rules/double-space.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/double-space.md" suffix(, 0)
}}, // Documentation/Rules/double-space.md
// Documentation/Rules/duplicate-declaration.md
{"Documentation/Rules/duplicate-declaration.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/duplicate-declaration.md" suffix(, 0)
}}, // Documentation/Rules/duplicate-declaration.md
// Documentation/Rules/duplicate-option-name.md
{"Documentation/Rules/duplicate-option-name.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/duplicate-option-name.md" suffix(, 0)
}}, // Documentation/Rules/duplicate-option-name.md
// Documentation/Rules/duplicate-variant.md
{"Documentation/Rules/duplicate-variant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/duplicate-variant.md" suffix(, 0)
}}, // Documentation/Rules/duplicate-variant.md
// Documentation/Rules/email-changed.md
{"Documentation/Rules/email-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/email-changed.md" suffix(, 0)
}}, // Documentation/Rules/email-changed.md
// Documentation/Rules/encoding-invalid.md
{"Documentation/Rules/encoding-invalid.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/encoding-invalid.md" suffix(, 0)
}}, // Documentation/Rules/encoding-invalid.md
// Documentation/Rules/end-punctuation.md
{"Documentation/Rules/end-punctuation.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/end-punctuation.md" suffix(, 0)
}}, // Documentation/Rules/end-punctuation.md
// Documentation/Rules/entity-broken.md
{"Documentation/Rules/entity-broken.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/entity-broken.md" suffix(, 0)
}}, // Documentation/Rules/entity-broken.md
// Documentation/Rules/error-member-declared.md
{"Documentation/Rules/error-member-declared.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/error-member-declared.md" suffix(, 0)
}}, // Documentation/Rules/error-member-declared.md
// Documentation/Rules/escape-mismatch.md
{"Documentation/Rules/escape-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/escape-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/escape-mismatch.md
// Documentation/Rules/file-ignored.md
{"Documentation/Rules/file-ignored.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/file-ignored.md" suffix(, 0)
}}, // Documentation/Rules/file-ignored.md
// Documentation/Rules/file-too-large.md
{"Documentation/Rules/file-too-large.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/file-too-large.md" suffix(, 0)
}}, // Documentation/Rules/file-too-large.md
// Documentation/Rules/file-unreadable.md
{"Documentation/Rules/file-unreadable.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/file-unreadable.md" suffix(, 0)
}}, // Documentation/Rules/file-unreadable.md
// Documentation/Rules/fragment.md
{"Documentation/Rules/fragment.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/fragment.md" suffix(, 0)
}}, // Documentation/Rules/fragment.md
// Documentation/Rules/function-changed.md
{"Documentation/Rules/function-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/function-changed.md" suffix(, 0)
}}, // Documentation/Rules/function-changed.md
// Documentation/Rules/hard-coded-currency.md
{"Documentation/Rules/hard-coded-currency.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/hard-coded-currency.md" suffix(, 0)
}}, // Documentation/Rules/hard-coded-currency.md
// Documentation/Rules/hard-coded-date.md
{"Documentation/Rules/hard-coded-date.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/hard-coded-date.md" suffix(, 0)
}}, // Documentation/Rules/hard-coded-date.md
// Documentation/Rules/hard-coded-number.md
{"Documentation/Rules/hard-coded-number.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/hard-coded-number.md" suffix(, 0)
}}, // Documentation/Rules/hard-coded-number.md
// Documentation/Rules/identifier-bidi.md
{"Documentation/Rules/identifier-bidi.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/identifier-bidi.md" suffix(, 0)
}}, // Documentation/Rules/identifier-bidi.md
// Documentation/Rules/invalid-value.md
{"Documentation/Rules/invalid-value.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/invalid-value.md" suffix(, 0)
}}, // Documentation/Rules/invalid-value.md
// Documentation/Rules/invisible-character.md
{"Documentation/Rules/invisible-character.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/invisible-character.md" suffix(, 0)
}}, // Documentation/Rules/invisible-character.md
// Documentation/Rules/jargon.md
{"Documentation/Rules/jargon.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/jargon.md" suffix(, 0)
}}, // Documentation/Rules/jargon.md
// Documentation/Rules/key-case-collision.md
{"Documentation/Rules/key-case-collision.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/key-case-collision.md" suffix(, 0)
}}, // Documentation/Rules/key-case-collision.md
// Documentation/Rules/key-duplicate.md
{"Documentation/Rules/key-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/key-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/key-duplicate.md
// Documentation/Rules/leading-whitespace-mismatch.md
{"Documentation/Rules/leading-whitespace-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/leading-whitespace-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/leading-whitespace-mismatch.md
// Documentation/Rules/length-limit.md
{"Documentation/Rules/length-limit.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/length-limit.md" suffix(, 0)
}}, // Documentation/Rules/length-limit.md
// Documentation/Rules/letter-variant.md
{"Documentation/Rules/letter-variant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/letter-variant.md" suffix(, 0)
}}, // Documentation/Rules/letter-variant.md
// Documentation/Rules/link-outside-project.md
{"Documentation/Rules/link-outside-project.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/link-outside-project.md" suffix(, 0)
}}, // Documentation/Rules/link-outside-project.md
// Documentation/Rules/locale-duplicate.md
{"Documentation/Rules/locale-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/locale-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/locale-duplicate.md
// Documentation/Rules/locale-missing.md
{"Documentation/Rules/locale-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/locale-missing.md" suffix(, 0)
}}, // Documentation/Rules/locale-missing.md
// Documentation/Rules/locale-too-large.md
{"Documentation/Rules/locale-too-large.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/locale-too-large.md" suffix(, 0)
}}, // Documentation/Rules/locale-too-large.md
// Documentation/Rules/locale-unlisted.md
{"Documentation/Rules/locale-unlisted.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/locale-unlisted.md" suffix(, 0)
}}, // Documentation/Rules/locale-unlisted.md
// Documentation/Rules/markdown-broken.md
{"Documentation/Rules/markdown-broken.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markdown-broken.md" suffix(, 0)
}}, // Documentation/Rules/markdown-broken.md
// Documentation/Rules/markup-attribute-changed.md
{"Documentation/Rules/markup-attribute-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-attribute-changed.md" suffix(, 0)
}}, // Documentation/Rules/markup-attribute-changed.md
// Documentation/Rules/markup-dir-missing.md
{"Documentation/Rules/markup-dir-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-dir-missing.md" suffix(, 0)
}}, // Documentation/Rules/markup-dir-missing.md
// Documentation/Rules/markup-tag-missing.md
{"Documentation/Rules/markup-tag-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-tag-missing.md" suffix(, 0)
}}, // Documentation/Rules/markup-tag-missing.md
// Documentation/Rules/markup-tag-unknown.md
{"Documentation/Rules/markup-tag-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-tag-unknown.md" suffix(, 0)
}}, // Documentation/Rules/markup-tag-unknown.md
// Documentation/Rules/markup-unbalanced.md
{"Documentation/Rules/markup-unbalanced.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-unbalanced.md" suffix(, 0)
}}, // Documentation/Rules/markup-unbalanced.md
// Documentation/Rules/markup-unsafe.md
{"Documentation/Rules/markup-unsafe.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/markup-unsafe.md" suffix(, 0)
}}, // Documentation/Rules/markup-unsafe.md
// Documentation/Rules/match-duplicate.md
{"Documentation/Rules/match-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/match-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/match-duplicate.md
// Documentation/Rules/match-unreachable.md
{"Documentation/Rules/match-unreachable.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/match-unreachable.md" suffix(, 0)
}}, // Documentation/Rules/match-unreachable.md
// Documentation/Rules/merge-conflict-marker.md
{"Documentation/Rules/merge-conflict-marker.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/merge-conflict-marker.md" suffix(, 0)
}}, // Documentation/Rules/merge-conflict-marker.md
// Documentation/Rules/message-too-complex.md
{"Documentation/Rules/message-too-complex.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/message-too-complex.md" suffix(, 0)
}}, // Documentation/Rules/message-too-complex.md
// Documentation/Rules/message-too-large.md
{"Documentation/Rules/message-too-large.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/message-too-large.md" suffix(, 0)
}}, // Documentation/Rules/message-too-large.md
// Documentation/Rules/metavariable-missing.md
{"Documentation/Rules/metavariable-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/metavariable-missing.md" suffix(, 0)
}}, // Documentation/Rules/metavariable-missing.md
// Documentation/Rules/missing-fallback-variant.md
{"Documentation/Rules/missing-fallback-variant.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/missing-fallback-variant.md" suffix(, 0)
}}, // Documentation/Rules/missing-fallback-variant.md
// Documentation/Rules/missing-key.md
{"Documentation/Rules/missing-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/missing-key.md" suffix(, 0)
}}, // Documentation/Rules/missing-key.md
// Documentation/Rules/missing-selector-annotation.md
{"Documentation/Rules/missing-selector-annotation.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/missing-selector-annotation.md" suffix(, 0)
}}, // Documentation/Rules/missing-selector-annotation.md
// Documentation/Rules/mixed-script-word.md
{"Documentation/Rules/mixed-script-word.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/mixed-script-word.md" suffix(, 0)
}}, // Documentation/Rules/mixed-script-word.md
// Documentation/Rules/newline-mismatch.md
{"Documentation/Rules/newline-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/newline-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/newline-mismatch.md
// Documentation/Rules/not-nfc.md
{"Documentation/Rules/not-nfc.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/not-nfc.md" suffix(, 0)
}}, // Documentation/Rules/not-nfc.md
// Documentation/Rules/number-changed.md
{"Documentation/Rules/number-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/number-changed.md" suffix(, 0)
}}, // Documentation/Rules/number-changed.md
// Documentation/Rules/number-unselected.md
{"Documentation/Rules/number-unselected.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/number-unselected.md" suffix(, 0)
}}, // Documentation/Rules/number-unselected.md
// Documentation/Rules/numbering-system-unknown.md
{"Documentation/Rules/numbering-system-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/numbering-system-unknown.md" suffix(, 0)
}}, // Documentation/Rules/numbering-system-unknown.md
// Documentation/Rules/option-label-duplicate.md
{"Documentation/Rules/option-label-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/option-label-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/option-label-duplicate.md
// Documentation/Rules/option-label-inconsistent.md
{"Documentation/Rules/option-label-inconsistent.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/option-label-inconsistent.md" suffix(, 0)
}}, // Documentation/Rules/option-label-inconsistent.md
// Documentation/Rules/option-label-missing.md
{"Documentation/Rules/option-label-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/option-label-missing.md" suffix(, 0)
}}, // Documentation/Rules/option-label-missing.md
// Documentation/Rules/option-unused.md
{"Documentation/Rules/option-unused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/option-unused.md" suffix(, 0)
}}, // Documentation/Rules/option-unused.md
// Documentation/Rules/optional-plural.md
{"Documentation/Rules/optional-plural.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/optional-plural.md" suffix(, 0)
}}, // Documentation/Rules/optional-plural.md
// Documentation/Rules/options-missing.md
{"Documentation/Rules/options-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/options-missing.md" suffix(, 0)
}}, // Documentation/Rules/options-missing.md
// Documentation/Rules/override-forbidden.md
{"Documentation/Rules/override-forbidden.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-forbidden.md" suffix(, 0)
}}, // Documentation/Rules/override-forbidden.md
// Documentation/Rules/override-missing.md
{"Documentation/Rules/override-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-missing.md" suffix(, 0)
}}, // Documentation/Rules/override-missing.md
// Documentation/Rules/override-module-unknown.md
{"Documentation/Rules/override-module-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-module-unknown.md" suffix(, 0)
}}, // Documentation/Rules/override-module-unknown.md
// Documentation/Rules/override-shared.md
{"Documentation/Rules/override-shared.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-shared.md" suffix(, 0)
}}, // Documentation/Rules/override-shared.md
// Documentation/Rules/override-stale.md
{"Documentation/Rules/override-stale.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-stale.md" suffix(, 0)
}}, // Documentation/Rules/override-stale.md
// Documentation/Rules/override-unknown.md
{"Documentation/Rules/override-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/override-unknown.md" suffix(, 0)
}}, // Documentation/Rules/override-unknown.md
// Documentation/Rules/path-changed.md
{"Documentation/Rules/path-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/path-changed.md" suffix(, 0)
}}, // Documentation/Rules/path-changed.md
// Documentation/Rules/percent-lost.md
{"Documentation/Rules/percent-lost.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/percent-lost.md" suffix(, 0)
}}, // Documentation/Rules/percent-lost.md
// Documentation/Rules/placeholder-count-changed.md
{"Documentation/Rules/placeholder-count-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-count-changed.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-count-changed.md
// Documentation/Rules/placeholder-format-changed.md
{"Documentation/Rules/placeholder-format-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-format-changed.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-format-changed.md
// Documentation/Rules/placeholder-glued-affix.md
{"Documentation/Rules/placeholder-glued-affix.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-glued-affix.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-glued-affix.md
// Documentation/Rules/placeholder-lookalike.md
{"Documentation/Rules/placeholder-lookalike.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-lookalike.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-lookalike.md
// Documentation/Rules/placeholder-missing.md
{"Documentation/Rules/placeholder-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-missing.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-missing.md
// Documentation/Rules/placeholder-type-changed.md
{"Documentation/Rules/placeholder-type-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-type-changed.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-type-changed.md
// Documentation/Rules/placeholder-unknown.md
{"Documentation/Rules/placeholder-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/placeholder-unknown.md" suffix(, 0)
}}, // Documentation/Rules/placeholder-unknown.md
// Documentation/Rules/plugin-missing.md
{"Documentation/Rules/plugin-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plugin-missing.md" suffix(, 0)
}}, // Documentation/Rules/plugin-missing.md
// Documentation/Rules/plural-added.md
{"Documentation/Rules/plural-added.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-added.md" suffix(, 0)
}}, // Documentation/Rules/plural-added.md
// Documentation/Rules/plural-category-missing.md
{"Documentation/Rules/plural-category-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-category-missing.md" suffix(, 0)
}}, // Documentation/Rules/plural-category-missing.md
// Documentation/Rules/plural-category-shadowed.md
{"Documentation/Rules/plural-category-shadowed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-category-shadowed.md" suffix(, 0)
}}, // Documentation/Rules/plural-category-shadowed.md
// Documentation/Rules/plural-category-unused.md
{"Documentation/Rules/plural-category-unused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-category-unused.md" suffix(, 0)
}}, // Documentation/Rules/plural-category-unused.md
// Documentation/Rules/plural-dropped.md
{"Documentation/Rules/plural-dropped.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-dropped.md" suffix(, 0)
}}, // Documentation/Rules/plural-dropped.md
// Documentation/Rules/plural-forms-identical.md
{"Documentation/Rules/plural-forms-identical.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-forms-identical.md" suffix(, 0)
}}, // Documentation/Rules/plural-forms-identical.md
// Documentation/Rules/plural-number-omitted.md
{"Documentation/Rules/plural-number-omitted.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-number-omitted.md" suffix(, 0)
}}, // Documentation/Rules/plural-number-omitted.md
// Documentation/Rules/plural-offset-changed.md
{"Documentation/Rules/plural-offset-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-offset-changed.md" suffix(, 0)
}}, // Documentation/Rules/plural-offset-changed.md
// Documentation/Rules/plural-rule-unreadable.md
{"Documentation/Rules/plural-rule-unreadable.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-rule-unreadable.md" suffix(, 0)
}}, // Documentation/Rules/plural-rule-unreadable.md
// Documentation/Rules/plural-type-changed.md
{"Documentation/Rules/plural-type-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/plural-type-changed.md" suffix(, 0)
}}, // Documentation/Rules/plural-type-changed.md
// Documentation/Rules/punctuation-locale.md
{"Documentation/Rules/punctuation-locale.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/punctuation-locale.md" suffix(, 0)
}}, // Documentation/Rules/punctuation-locale.md
// Documentation/Rules/punctuation-spacing.md
{"Documentation/Rules/punctuation-spacing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/punctuation-spacing.md" suffix(, 0)
}}, // Documentation/Rules/punctuation-spacing.md
// Documentation/Rules/quote-balance.md
{"Documentation/Rules/quote-balance.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/quote-balance.md" suffix(, 0)
}}, // Documentation/Rules/quote-balance.md
// Documentation/Rules/quote-style.md
{"Documentation/Rules/quote-style.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/quote-style.md" suffix(, 0)
}}, // Documentation/Rules/quote-style.md
// Documentation/Rules/raw-code-shown.md
{"Documentation/Rules/raw-code-shown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/raw-code-shown.md" suffix(, 0)
}}, // Documentation/Rules/raw-code-shown.md
// Documentation/Rules/reader-blamed.md
{"Documentation/Rules/reader-blamed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/reader-blamed.md" suffix(, 0)
}}, // Documentation/Rules/reader-blamed.md
// Documentation/Rules/recovery-roles.md
{"Documentation/Rules/recovery-roles.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/recovery-roles.md" suffix(, 0)
}}, // Documentation/Rules/recovery-roles.md
// Documentation/Rules/recovery-unused.md
{"Documentation/Rules/recovery-unused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/recovery-unused.md" suffix(, 0)
}}, // Documentation/Rules/recovery-unused.md
// Documentation/Rules/repeated-word.md
{"Documentation/Rules/repeated-word.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/repeated-word.md" suffix(, 0)
}}, // Documentation/Rules/repeated-word.md
// Documentation/Rules/replacement-character.md
{"Documentation/Rules/replacement-character.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/replacement-character.md" suffix(, 0)
}}, // Documentation/Rules/replacement-character.md
// Documentation/Rules/replacement-cycle.md
{"Documentation/Rules/replacement-cycle.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/replacement-cycle.md" suffix(, 0)
}}, // Documentation/Rules/replacement-cycle.md
// Documentation/Rules/rtl-arrow-direction.md
{"Documentation/Rules/rtl-arrow-direction.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/rtl-arrow-direction.md" suffix(, 0)
}}, // Documentation/Rules/rtl-arrow-direction.md
// Documentation/Rules/rule-retired.md
{"Documentation/Rules/rule-retired.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/rule-retired.md" suffix(, 0)
}}, // Documentation/Rules/rule-retired.md
// Documentation/Rules/script-unexpected.md
{"Documentation/Rules/script-unexpected.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/script-unexpected.md" suffix(, 0)
}}, // Documentation/Rules/script-unexpected.md
// Documentation/Rules/select-branch-missing.md
{"Documentation/Rules/select-branch-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/select-branch-missing.md" suffix(, 0)
}}, // Documentation/Rules/select-branch-missing.md
// Documentation/Rules/select-branch-unknown.md
{"Documentation/Rules/select-branch-unknown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/select-branch-unknown.md" suffix(, 0)
}}, // Documentation/Rules/select-branch-unknown.md
// Documentation/Rules/selector-fragment.md
{"Documentation/Rules/selector-fragment.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/selector-fragment.md" suffix(, 0)
}}, // Documentation/Rules/selector-fragment.md
// Documentation/Rules/sensitive-detail.md
{"Documentation/Rules/sensitive-detail.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/sensitive-detail.md" suffix(, 0)
}}, // Documentation/Rules/sensitive-detail.md
// Documentation/Rules/suggestion-without-option.md
{"Documentation/Rules/suggestion-without-option.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/suggestion-without-option.md" suffix(, 0)
}}, // Documentation/Rules/suggestion-without-option.md
// Documentation/Rules/suggestion-without-request.md
{"Documentation/Rules/suggestion-without-request.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/suggestion-without-request.md" suffix(, 0)
}}, // Documentation/Rules/suggestion-without-request.md
// Documentation/Rules/suppression-unused.md
{"Documentation/Rules/suppression-unused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/suppression-unused.md" suffix(, 0)
}}, // Documentation/Rules/suppression-unused.md
// Documentation/Rules/syntax-error.md
{"Documentation/Rules/syntax-error.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/syntax-error.md" suffix(, 0)
}}, // Documentation/Rules/syntax-error.md
// Documentation/Rules/tab-mismatch.md
{"Documentation/Rules/tab-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/tab-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/tab-mismatch.md
// Documentation/Rules/term-do-not-translate.md
{"Documentation/Rules/term-do-not-translate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/term-do-not-translate.md" suffix(, 0)
}}, // Documentation/Rules/term-do-not-translate.md
// Documentation/Rules/term-glossary.md
{"Documentation/Rules/term-glossary.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/term-glossary.md" suffix(, 0)
}}, // Documentation/Rules/term-glossary.md
// Documentation/Rules/text-too-long.md
{"Documentation/Rules/text-too-long.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/text-too-long.md" suffix(, 0)
}}, // Documentation/Rules/text-too-long.md
// Documentation/Rules/text-unreadable.md
{"Documentation/Rules/text-unreadable.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/text-unreadable.md" suffix(, 0)
}}, // Documentation/Rules/text-unreadable.md
// Documentation/Rules/title-full-stop.md
{"Documentation/Rules/title-full-stop.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/title-full-stop.md" suffix(, 0)
}}, // Documentation/Rules/title-full-stop.md
// Documentation/Rules/title-missing.md
{"Documentation/Rules/title-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/title-missing.md" suffix(, 0)
}}, // Documentation/Rules/title-missing.md
// Documentation/Rules/title-request.md
{"Documentation/Rules/title-request.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/title-request.md" suffix(, 0)
}}, // Documentation/Rules/title-request.md
// Documentation/Rules/toml-nesting-too-deep.md
{"Documentation/Rules/toml-nesting-too-deep.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/toml-nesting-too-deep.md" suffix(, 0)
}}, // Documentation/Rules/toml-nesting-too-deep.md
// Documentation/Rules/toml-syntax.md
{"Documentation/Rules/toml-syntax.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/toml-syntax.md" suffix(, 0)
}}, // Documentation/Rules/toml-syntax.md
// Documentation/Rules/toml-too-many-marks.md
{"Documentation/Rules/toml-too-many-marks.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/toml-too-many-marks.md" suffix(, 0)
}}, // Documentation/Rules/toml-too-many-marks.md
// Documentation/Rules/toml-value.md
{"Documentation/Rules/toml-value.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/toml-value.md" suffix(, 0)
}}, // Documentation/Rules/toml-value.md
// Documentation/Rules/too-many-selectors.md
{"Documentation/Rules/too-many-selectors.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/too-many-selectors.md" suffix(, 0)
}}, // Documentation/Rules/too-many-selectors.md
// Documentation/Rules/too-many-variants.md
{"Documentation/Rules/too-many-variants.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/too-many-variants.md" suffix(, 0)
}}, // Documentation/Rules/too-many-variants.md
// Documentation/Rules/trailing-whitespace-mismatch.md
{"Documentation/Rules/trailing-whitespace-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/trailing-whitespace-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/trailing-whitespace-mismatch.md
// Documentation/Rules/translation-draft.md
{"Documentation/Rules/translation-draft.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-draft.md" suffix(, 0)
}}, // Documentation/Rules/translation-draft.md
// Documentation/Rules/translation-empty.md
{"Documentation/Rules/translation-empty.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-empty.md" suffix(, 0)
}}, // Documentation/Rules/translation-empty.md
// Documentation/Rules/translation-inconsistent.md
{"Documentation/Rules/translation-inconsistent.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-inconsistent.md" suffix(, 0)
}}, // Documentation/Rules/translation-inconsistent.md
// Documentation/Rules/translation-missing.md
{"Documentation/Rules/translation-missing.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-missing.md" suffix(, 0)
}}, // Documentation/Rules/translation-missing.md
// Documentation/Rules/translation-obsolete.md
{"Documentation/Rules/translation-obsolete.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-obsolete.md" suffix(, 0)
}}, // Documentation/Rules/translation-obsolete.md
// Documentation/Rules/translation-partial.md
{"Documentation/Rules/translation-partial.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-partial.md" suffix(, 0)
}}, // Documentation/Rules/translation-partial.md
// Documentation/Rules/translation-reused.md
{"Documentation/Rules/translation-reused.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-reused.md" suffix(, 0)
}}, // Documentation/Rules/translation-reused.md
// Documentation/Rules/translation-stale.md
{"Documentation/Rules/translation-stale.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-stale.md" suffix(, 0)
}}, // Documentation/Rules/translation-stale.md
// Documentation/Rules/translation-unchanged.md
{"Documentation/Rules/translation-unchanged.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-unchanged.md" suffix(, 0)
}}, // Documentation/Rules/translation-unchanged.md
// Documentation/Rules/translation-unreviewed.md
{"Documentation/Rules/translation-unreviewed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/translation-unreviewed.md" suffix(, 0)
}}, // Documentation/Rules/translation-unreviewed.md
// Documentation/Rules/type-duplicate.md
{"Documentation/Rules/type-duplicate.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/type-duplicate.md" suffix(, 0)
}}, // Documentation/Rules/type-duplicate.md
// Documentation/Rules/type-taken.md
{"Documentation/Rules/type-taken.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/type-taken.md" suffix(, 0)
}}, // Documentation/Rules/type-taken.md
// Documentation/Rules/unknown-category.md
{"Documentation/Rules/unknown-category.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-category.md" suffix(, 0)
}}, // Documentation/Rules/unknown-category.md
// Documentation/Rules/unknown-code.md
{"Documentation/Rules/unknown-code.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-code.md" suffix(, 0)
}}, // Documentation/Rules/unknown-code.md
// Documentation/Rules/unknown-function.md
{"Documentation/Rules/unknown-function.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-function.md" suffix(, 0)
}}, // Documentation/Rules/unknown-function.md
// Documentation/Rules/unknown-key.md
{"Documentation/Rules/unknown-key.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-key.md" suffix(, 0)
}}, // Documentation/Rules/unknown-key.md
// Documentation/Rules/unknown-option.md
{"Documentation/Rules/unknown-option.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-option.md" suffix(, 0)
}}, // Documentation/Rules/unknown-option.md
// Documentation/Rules/unknown-recovery.md
{"Documentation/Rules/unknown-recovery.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-recovery.md" suffix(, 0)
}}, // Documentation/Rules/unknown-recovery.md
// Documentation/Rules/unknown-rule.md
{"Documentation/Rules/unknown-rule.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/unknown-rule.md" suffix(, 0)
}}, // Documentation/Rules/unknown-rule.md
// Documentation/Rules/url-changed.md
{"Documentation/Rules/url-changed.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/url-changed.md" suffix(, 0)
}}, // Documentation/Rules/url-changed.md
// Documentation/Rules/url-secret-shown.md
{"Documentation/Rules/url-secret-shown.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/url-secret-shown.md" suffix(, 0)
}}, // Documentation/Rules/url-secret-shown.md
// Documentation/Rules/variant-key-mismatch.md
{"Documentation/Rules/variant-key-mismatch.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/variant-key-mismatch.md" suffix(, 0)
}}, // Documentation/Rules/variant-key-mismatch.md
// Documentation/Rules/words-repeated.md
{"Documentation/Rules/words-repeated.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/words-repeated.md" suffix(, 0)
}}, // Documentation/Rules/words-repeated.md
// Documentation/Rules/wrong-type.md
{"Documentation/Rules/wrong-type.md", (const unsigned char[]){
#embed "../../../Documentation/Rules/wrong-type.md" suffix(, 0)
}}, // Documentation/Rules/wrong-type.md
// Sources/Compiling/BayanReports/Web/pieces.css
{"Sources/Compiling/BayanReports/Web/pieces.css", (const unsigned char[]){
#embed "../../../Sources/Compiling/BayanReports/Web/pieces.css" suffix(, 0)
}}, // Sources/Compiling/BayanReports/Web/pieces.css
// Sources/Compiling/BayanReports/Web/report.css
{"Sources/Compiling/BayanReports/Web/report.css", (const unsigned char[]){
#embed "../../../Sources/Compiling/BayanReports/Web/report.css" suffix(, 0)
}}, // Sources/Compiling/BayanReports/Web/report.css
// Sources/Compiling/BayanRules/Words/ar.toml
{"Sources/Compiling/BayanRules/Words/ar.toml", (const unsigned char[]){
#embed "../../../Sources/Compiling/BayanRules/Words/ar.toml" suffix(, 0)
}}, // Sources/Compiling/BayanRules/Words/ar.toml
// Sources/Compiling/BayanRules/Words/en.toml
{"Sources/Compiling/BayanRules/Words/en.toml", (const unsigned char[]){
#embed "../../../Sources/Compiling/BayanRules/Words/en.toml" suffix(, 0)
}}, // Sources/Compiling/BayanRules/Words/en.toml
// Sources/Workshop/BayanPreview/Web/alert.css
{"Sources/Workshop/BayanPreview/Web/alert.css", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/alert.css" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/alert.css
// Sources/Workshop/BayanPreview/Web/alert.js
{"Sources/Workshop/BayanPreview/Web/alert.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/alert.js" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/alert.js
// Sources/Workshop/BayanPreview/Web/code-page.css
{"Sources/Workshop/BayanPreview/Web/code-page.css", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/code-page.css" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/code-page.css
// Sources/Workshop/BayanPreview/Web/error.js
{"Sources/Workshop/BayanPreview/Web/error.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/error.js" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/error.js
// Sources/Workshop/BayanPreview/Web/fitting.js
{"Sources/Workshop/BayanPreview/Web/fitting.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/fitting.js" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/fitting.js
// Sources/Workshop/BayanPreview/Web/list.js
{"Sources/Workshop/BayanPreview/Web/list.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/list.js" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/list.js
// Sources/Workshop/BayanPreview/Web/preview.css
{"Sources/Workshop/BayanPreview/Web/preview.css", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/preview.css" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/preview.css
// Sources/Workshop/BayanPreview/Web/rows.css
{"Sources/Workshop/BayanPreview/Web/rows.css", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/rows.css" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/rows.css
// Sources/Workshop/BayanPreview/Web/rows.js
{"Sources/Workshop/BayanPreview/Web/rows.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanPreview/Web/rows.js" suffix(, 0)
}}, // Sources/Workshop/BayanPreview/Web/rows.js
// Sources/Workshop/BayanWorkbench/Web/alert.js
{"Sources/Workshop/BayanWorkbench/Web/alert.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/alert.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/alert.js
// Sources/Workshop/BayanWorkbench/Web/api.js
{"Sources/Workshop/BayanWorkbench/Web/api.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/api.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/api.js
// Sources/Workshop/BayanWorkbench/Web/app.js
{"Sources/Workshop/BayanWorkbench/Web/app.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/app.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/app.js
// Sources/Workshop/BayanWorkbench/Web/diagnostics.js
{"Sources/Workshop/BayanWorkbench/Web/diagnostics.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/diagnostics.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/diagnostics.js
// Sources/Workshop/BayanWorkbench/Web/dialogs.js
{"Sources/Workshop/BayanWorkbench/Web/dialogs.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/dialogs.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/dialogs.js
// Sources/Workshop/BayanWorkbench/Web/dom.js
{"Sources/Workshop/BayanWorkbench/Web/dom.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/dom.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/dom.js
// Sources/Workshop/BayanWorkbench/Web/editor.js
{"Sources/Workshop/BayanWorkbench/Web/editor.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/editor.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/editor.js
// Sources/Workshop/BayanWorkbench/Web/field.js
{"Sources/Workshop/BayanWorkbench/Web/field.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/field.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/field.js
// Sources/Workshop/BayanWorkbench/Web/invisible.js
{"Sources/Workshop/BayanWorkbench/Web/invisible.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/invisible.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/invisible.js
// Sources/Workshop/BayanWorkbench/Web/list.js
{"Sources/Workshop/BayanWorkbench/Web/list.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/list.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/list.js
// Sources/Workshop/BayanWorkbench/Web/table.js
{"Sources/Workshop/BayanWorkbench/Web/table.js", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/table.js" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/table.js
// Sources/Workshop/BayanWorkbench/Web/workbench.css
{"Sources/Workshop/BayanWorkbench/Web/workbench.css", (const unsigned char[]){
#embed "../../../Sources/Workshop/BayanWorkbench/Web/workbench.css" suffix(, 0)
}}, // Sources/Workshop/BayanWorkbench/Web/workbench.css
};

const struct bayan_text *bayan_texts(size_t *count) {
  *count = sizeof texts / sizeof *texts;
  return texts;
}
