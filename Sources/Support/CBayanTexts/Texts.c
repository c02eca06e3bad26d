// The list of the texts that are part of the commands. Do not edit; to write it again:
//
//     Tools/embed-texts

#include "CBayanTexts.h"

// '#embed' is of C23. All compilers that this package is built with have it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text0[] = {
#embed "../../../Documentation/Handbook/ar/README.md"
};

static const unsigned char text1[] = {
#embed "../../../Documentation/Handbook/ar/diagnostics.md"
};

static const unsigned char text2[] = {
#embed "../../../Documentation/Handbook/ar/direction.md"
};

static const unsigned char text3[] = {
#embed "../../../Documentation/Handbook/ar/messages.md"
};

static const unsigned char text4[] = {
#embed "../../../Documentation/Handbook/ar/plurals.md"
};

static const unsigned char text5[] = {
#embed "../../../Documentation/Handbook/ar/states.md"
};

static const unsigned char text6[] = {
#embed "../../../Documentation/Handbook/en/README.md"
};

static const unsigned char text7[] = {
#embed "../../../Documentation/Handbook/en/diagnostics.md"
};

static const unsigned char text8[] = {
#embed "../../../Documentation/Handbook/en/direction.md"
};

static const unsigned char text9[] = {
#embed "../../../Documentation/Handbook/en/messages.md"
};

static const unsigned char text10[] = {
#embed "../../../Documentation/Handbook/en/plurals.md"
};

static const unsigned char text11[] = {
#embed "../../../Documentation/Handbook/en/states.md"
};

static const unsigned char text12[] = {
#embed "../../../Documentation/Rules/alert-without-exit.md"
};

static const unsigned char text13[] = {
#embed "../../../Documentation/Rules/allowance-invalid.md"
};

static const unsigned char text14[] = {
#embed "../../../Documentation/Rules/arabic-diacritic-stacked.md"
};

static const unsigned char text15[] = {
#embed "../../../Documentation/Rules/arabic-dual-with-numeral.md"
};

static const unsigned char text16[] = {
#embed "../../../Documentation/Rules/arabic-percent-order.md"
};

static const unsigned char text17[] = {
#embed "../../../Documentation/Rules/arabic-presentation-form.md"
};

static const unsigned char text18[] = {
#embed "../../../Documentation/Rules/arabic-punctuation-spacing.md"
};

static const unsigned char text19[] = {
#embed "../../../Documentation/Rules/arabic-punctuation.md"
};

static const unsigned char text20[] = {
#embed "../../../Documentation/Rules/arabic-tatweel.md"
};

static const unsigned char text21[] = {
#embed "../../../Documentation/Rules/arabic-waw-space.md"
};

static const unsigned char text22[] = {
#embed "../../../Documentation/Rules/argument-list-changed.md"
};

static const unsigned char text23[] = {
#embed "../../../Documentation/Rules/argument-private-shown.md"
};

static const unsigned char text24[] = {
#embed "../../../Documentation/Rules/argument-type-mismatch.md"
};

static const unsigned char text25[] = {
#embed "../../../Documentation/Rules/bad-operand.md"
};

static const unsigned char text26[] = {
#embed "../../../Documentation/Rules/bad-option.md"
};

static const unsigned char text27[] = {
#embed "../../../Documentation/Rules/bad-selector.md"
};

static const unsigned char text28[] = {
#embed "../../../Documentation/Rules/bad-variant-key.md"
};

static const unsigned char text29[] = {
#embed "../../../Documentation/Rules/bidi-base-direction.md"
};

static const unsigned char text30[] = {
#embed "../../../Documentation/Rules/bidi-control-unexpected.md"
};

static const unsigned char text31[] = {
#embed "../../../Documentation/Rules/bidi-embedding-legacy.md"
};

static const unsigned char text32[] = {
#embed "../../../Documentation/Rules/bidi-isolate-missing.md"
};

static const unsigned char text33[] = {
#embed "../../../Documentation/Rules/bidi-isolate-redundant.md"
};

static const unsigned char text34[] = {
#embed "../../../Documentation/Rules/bidi-mark-run.md"
};

static const unsigned char text35[] = {
#embed "../../../Documentation/Rules/bidi-override.md"
};

static const unsigned char text36[] = {
#embed "../../../Documentation/Rules/bidi-placeholder-isolate.md"
};

static const unsigned char text37[] = {
#embed "../../../Documentation/Rules/bidi-spill.md"
};

static const unsigned char text38[] = {
#embed "../../../Documentation/Rules/bidi-unbalanced.md"
};

static const unsigned char text39[] = {
#embed "../../../Documentation/Rules/brace-stray.md"
};

static const unsigned char text40[] = {
#embed "../../../Documentation/Rules/bracket-balance.md"
};

static const unsigned char text41[] = {
#embed "../../../Documentation/Rules/byte-order-mark.md"
};

static const unsigned char text42[] = {
#embed "../../../Documentation/Rules/catalog-misplaced.md"
};

static const unsigned char text43[] = {
#embed "../../../Documentation/Rules/catalog-missing.md"
};

static const unsigned char text44[] = {
#embed "../../../Documentation/Rules/category-unused.md"
};

static const unsigned char text45[] = {
#embed "../../../Documentation/Rules/cause-missing.md"
};

static const unsigned char text46[] = {
#embed "../../../Documentation/Rules/change-interrupted.md"
};

static const unsigned char text47[] = {
#embed "../../../Documentation/Rules/cldr-drift.md"
};

static const unsigned char text48[] = {
#embed "../../../Documentation/Rules/cli-option-changed.md"
};

static const unsigned char text49[] = {
#embed "../../../Documentation/Rules/code-dropped.md"
};

static const unsigned char text50[] = {
#embed "../../../Documentation/Rules/code-literal-changed.md"
};

static const unsigned char text51[] = {
#embed "../../../Documentation/Rules/code-renumbered.md"
};

static const unsigned char text52[] = {
#embed "../../../Documentation/Rules/code-value-duplicate.md"
};

static const unsigned char text53[] = {
#embed "../../../Documentation/Rules/code-value-reused.md"
};

static const unsigned char text54[] = {
#embed "../../../Documentation/Rules/combining-at-start.md"
};

static const unsigned char text55[] = {
#embed "../../../Documentation/Rules/complexity-limit.md"
};

static const unsigned char text56[] = {
#embed "../../../Documentation/Rules/confusable-key.md"
};

static const unsigned char text57[] = {
#embed "../../../Documentation/Rules/control-character.md"
};

static const unsigned char text58[] = {
#embed "../../../Documentation/Rules/deprecated-or-unassigned.md"
};

static const unsigned char text59[] = {
#embed "../../../Documentation/Rules/description-missing.md"
};

static const unsigned char text60[] = {
#embed "../../../Documentation/Rules/digits-locale-mismatch.md"
};

static const unsigned char text61[] = {
#embed "../../../Documentation/Rules/digits-mixed.md"
};

static const unsigned char text62[] = {
#embed "../../../Documentation/Rules/domain-duplicate.md"
};

static const unsigned char text63[] = {
#embed "../../../Documentation/Rules/domain-shared.md"
};

static const unsigned char text64[] = {
#embed "../../../Documentation/Rules/domain-unknown.md"
};

static const unsigned char text65[] = {
#embed "../../../Documentation/Rules/double-space.md"
};

static const unsigned char text66[] = {
#embed "../../../Documentation/Rules/duplicate-declaration.md"
};

static const unsigned char text67[] = {
#embed "../../../Documentation/Rules/duplicate-option-name.md"
};

static const unsigned char text68[] = {
#embed "../../../Documentation/Rules/duplicate-variant.md"
};

static const unsigned char text69[] = {
#embed "../../../Documentation/Rules/email-changed.md"
};

static const unsigned char text70[] = {
#embed "../../../Documentation/Rules/encoding-invalid.md"
};

static const unsigned char text71[] = {
#embed "../../../Documentation/Rules/end-punctuation.md"
};

static const unsigned char text72[] = {
#embed "../../../Documentation/Rules/entity-broken.md"
};

static const unsigned char text73[] = {
#embed "../../../Documentation/Rules/escape-mismatch.md"
};

static const unsigned char text74[] = {
#embed "../../../Documentation/Rules/file-ignored.md"
};

static const unsigned char text75[] = {
#embed "../../../Documentation/Rules/file-too-large.md"
};

static const unsigned char text76[] = {
#embed "../../../Documentation/Rules/file-unreadable.md"
};

static const unsigned char text77[] = {
#embed "../../../Documentation/Rules/fragment.md"
};

static const unsigned char text78[] = {
#embed "../../../Documentation/Rules/function-changed.md"
};

static const unsigned char text79[] = {
#embed "../../../Documentation/Rules/hard-coded-currency.md"
};

static const unsigned char text80[] = {
#embed "../../../Documentation/Rules/hard-coded-date.md"
};

static const unsigned char text81[] = {
#embed "../../../Documentation/Rules/hard-coded-number.md"
};

static const unsigned char text82[] = {
#embed "../../../Documentation/Rules/identifier-bidi.md"
};

static const unsigned char text83[] = {
#embed "../../../Documentation/Rules/invalid-value.md"
};

static const unsigned char text84[] = {
#embed "../../../Documentation/Rules/invisible-character.md"
};

static const unsigned char text85[] = {
#embed "../../../Documentation/Rules/jargon.md"
};

static const unsigned char text86[] = {
#embed "../../../Documentation/Rules/key-case-collision.md"
};

static const unsigned char text87[] = {
#embed "../../../Documentation/Rules/key-duplicate.md"
};

static const unsigned char text88[] = {
#embed "../../../Documentation/Rules/leading-whitespace-mismatch.md"
};

static const unsigned char text89[] = {
#embed "../../../Documentation/Rules/length-limit.md"
};

static const unsigned char text90[] = {
#embed "../../../Documentation/Rules/letter-variant.md"
};

static const unsigned char text91[] = {
#embed "../../../Documentation/Rules/link-outside-project.md"
};

static const unsigned char text92[] = {
#embed "../../../Documentation/Rules/locale-duplicate.md"
};

static const unsigned char text93[] = {
#embed "../../../Documentation/Rules/locale-missing.md"
};

static const unsigned char text94[] = {
#embed "../../../Documentation/Rules/locale-too-large.md"
};

static const unsigned char text95[] = {
#embed "../../../Documentation/Rules/locale-unlisted.md"
};

static const unsigned char text96[] = {
#embed "../../../Documentation/Rules/markup-attribute-changed.md"
};

static const unsigned char text97[] = {
#embed "../../../Documentation/Rules/markup-dir-missing.md"
};

static const unsigned char text98[] = {
#embed "../../../Documentation/Rules/markup-tag-missing.md"
};

static const unsigned char text99[] = {
#embed "../../../Documentation/Rules/markup-tag-unknown.md"
};

static const unsigned char text100[] = {
#embed "../../../Documentation/Rules/markup-unbalanced.md"
};

static const unsigned char text101[] = {
#embed "../../../Documentation/Rules/markup-unsafe.md"
};

static const unsigned char text102[] = {
#embed "../../../Documentation/Rules/match-duplicate.md"
};

static const unsigned char text103[] = {
#embed "../../../Documentation/Rules/match-unreachable.md"
};

static const unsigned char text104[] = {
#embed "../../../Documentation/Rules/merge-conflict-marker.md"
};

static const unsigned char text105[] = {
#embed "../../../Documentation/Rules/message-too-complex.md"
};

static const unsigned char text106[] = {
#embed "../../../Documentation/Rules/message-too-large.md"
};

static const unsigned char text107[] = {
#embed "../../../Documentation/Rules/metavariable-missing.md"
};

static const unsigned char text108[] = {
#embed "../../../Documentation/Rules/missing-fallback-variant.md"
};

static const unsigned char text109[] = {
#embed "../../../Documentation/Rules/missing-key.md"
};

static const unsigned char text110[] = {
#embed "../../../Documentation/Rules/missing-selector-annotation.md"
};

static const unsigned char text111[] = {
#embed "../../../Documentation/Rules/mixed-script-word.md"
};

static const unsigned char text112[] = {
#embed "../../../Documentation/Rules/newline-mismatch.md"
};

static const unsigned char text113[] = {
#embed "../../../Documentation/Rules/not-nfc.md"
};

static const unsigned char text114[] = {
#embed "../../../Documentation/Rules/number-changed.md"
};

static const unsigned char text115[] = {
#embed "../../../Documentation/Rules/number-unselected.md"
};

static const unsigned char text116[] = {
#embed "../../../Documentation/Rules/numbering-system-unknown.md"
};

static const unsigned char text117[] = {
#embed "../../../Documentation/Rules/option-label-duplicate.md"
};

static const unsigned char text118[] = {
#embed "../../../Documentation/Rules/option-label-inconsistent.md"
};

static const unsigned char text119[] = {
#embed "../../../Documentation/Rules/option-label-missing.md"
};

static const unsigned char text120[] = {
#embed "../../../Documentation/Rules/option-unused.md"
};

static const unsigned char text121[] = {
#embed "../../../Documentation/Rules/optional-plural.md"
};

static const unsigned char text122[] = {
#embed "../../../Documentation/Rules/options-missing.md"
};

static const unsigned char text123[] = {
#embed "../../../Documentation/Rules/path-changed.md"
};

static const unsigned char text124[] = {
#embed "../../../Documentation/Rules/percent-lost.md"
};

static const unsigned char text125[] = {
#embed "../../../Documentation/Rules/placeholder-count-changed.md"
};

static const unsigned char text126[] = {
#embed "../../../Documentation/Rules/placeholder-format-changed.md"
};

static const unsigned char text127[] = {
#embed "../../../Documentation/Rules/placeholder-glued-affix.md"
};

static const unsigned char text128[] = {
#embed "../../../Documentation/Rules/placeholder-lookalike.md"
};

static const unsigned char text129[] = {
#embed "../../../Documentation/Rules/placeholder-missing.md"
};

static const unsigned char text130[] = {
#embed "../../../Documentation/Rules/placeholder-type-changed.md"
};

static const unsigned char text131[] = {
#embed "../../../Documentation/Rules/placeholder-unknown.md"
};

static const unsigned char text132[] = {
#embed "../../../Documentation/Rules/plugin-missing.md"
};

static const unsigned char text133[] = {
#embed "../../../Documentation/Rules/plural-added.md"
};

static const unsigned char text134[] = {
#embed "../../../Documentation/Rules/plural-category-missing.md"
};

static const unsigned char text135[] = {
#embed "../../../Documentation/Rules/plural-category-shadowed.md"
};

static const unsigned char text136[] = {
#embed "../../../Documentation/Rules/plural-category-unused.md"
};

static const unsigned char text137[] = {
#embed "../../../Documentation/Rules/plural-dropped.md"
};

static const unsigned char text138[] = {
#embed "../../../Documentation/Rules/plural-forms-identical.md"
};

static const unsigned char text139[] = {
#embed "../../../Documentation/Rules/plural-number-omitted.md"
};

static const unsigned char text140[] = {
#embed "../../../Documentation/Rules/plural-offset-changed.md"
};

static const unsigned char text141[] = {
#embed "../../../Documentation/Rules/plural-rule-unreadable.md"
};

static const unsigned char text142[] = {
#embed "../../../Documentation/Rules/plural-type-changed.md"
};

static const unsigned char text143[] = {
#embed "../../../Documentation/Rules/punctuation-locale.md"
};

static const unsigned char text144[] = {
#embed "../../../Documentation/Rules/punctuation-spacing.md"
};

static const unsigned char text145[] = {
#embed "../../../Documentation/Rules/quote-balance.md"
};

static const unsigned char text146[] = {
#embed "../../../Documentation/Rules/quote-style.md"
};

static const unsigned char text147[] = {
#embed "../../../Documentation/Rules/raw-code-shown.md"
};

static const unsigned char text148[] = {
#embed "../../../Documentation/Rules/reader-blamed.md"
};

static const unsigned char text149[] = {
#embed "../../../Documentation/Rules/recovery-roles.md"
};

static const unsigned char text150[] = {
#embed "../../../Documentation/Rules/recovery-unused.md"
};

static const unsigned char text151[] = {
#embed "../../../Documentation/Rules/repeated-word.md"
};

static const unsigned char text152[] = {
#embed "../../../Documentation/Rules/replacement-character.md"
};

static const unsigned char text153[] = {
#embed "../../../Documentation/Rules/replacement-cycle.md"
};

static const unsigned char text154[] = {
#embed "../../../Documentation/Rules/rtl-arrow-direction.md"
};

static const unsigned char text155[] = {
#embed "../../../Documentation/Rules/rule-retired.md"
};

static const unsigned char text156[] = {
#embed "../../../Documentation/Rules/script-unexpected.md"
};

static const unsigned char text157[] = {
#embed "../../../Documentation/Rules/select-branch-missing.md"
};

static const unsigned char text158[] = {
#embed "../../../Documentation/Rules/select-branch-unknown.md"
};

static const unsigned char text159[] = {
#embed "../../../Documentation/Rules/selector-fragment.md"
};

static const unsigned char text160[] = {
#embed "../../../Documentation/Rules/sensitive-detail.md"
};

static const unsigned char text161[] = {
#embed "../../../Documentation/Rules/suggestion-without-option.md"
};

static const unsigned char text162[] = {
#embed "../../../Documentation/Rules/suggestion-without-request.md"
};

static const unsigned char text163[] = {
#embed "../../../Documentation/Rules/suppression-unused.md"
};

static const unsigned char text164[] = {
#embed "../../../Documentation/Rules/syntax-error.md"
};

static const unsigned char text165[] = {
#embed "../../../Documentation/Rules/tab-mismatch.md"
};

static const unsigned char text166[] = {
#embed "../../../Documentation/Rules/term-do-not-translate.md"
};

static const unsigned char text167[] = {
#embed "../../../Documentation/Rules/term-glossary.md"
};

static const unsigned char text168[] = {
#embed "../../../Documentation/Rules/text-too-long.md"
};

static const unsigned char text169[] = {
#embed "../../../Documentation/Rules/text-unreadable.md"
};

static const unsigned char text170[] = {
#embed "../../../Documentation/Rules/title-full-stop.md"
};

static const unsigned char text171[] = {
#embed "../../../Documentation/Rules/title-missing.md"
};

static const unsigned char text172[] = {
#embed "../../../Documentation/Rules/title-request.md"
};

static const unsigned char text173[] = {
#embed "../../../Documentation/Rules/toml-nesting-too-deep.md"
};

static const unsigned char text174[] = {
#embed "../../../Documentation/Rules/toml-syntax.md"
};

static const unsigned char text175[] = {
#embed "../../../Documentation/Rules/toml-too-many-marks.md"
};

static const unsigned char text176[] = {
#embed "../../../Documentation/Rules/toml-value.md"
};

static const unsigned char text177[] = {
#embed "../../../Documentation/Rules/too-many-selectors.md"
};

static const unsigned char text178[] = {
#embed "../../../Documentation/Rules/too-many-variants.md"
};

static const unsigned char text179[] = {
#embed "../../../Documentation/Rules/trailing-whitespace-mismatch.md"
};

static const unsigned char text180[] = {
#embed "../../../Documentation/Rules/translation-draft.md"
};

static const unsigned char text181[] = {
#embed "../../../Documentation/Rules/translation-empty.md"
};

static const unsigned char text182[] = {
#embed "../../../Documentation/Rules/translation-inconsistent.md"
};

static const unsigned char text183[] = {
#embed "../../../Documentation/Rules/translation-missing.md"
};

static const unsigned char text184[] = {
#embed "../../../Documentation/Rules/translation-obsolete.md"
};

static const unsigned char text185[] = {
#embed "../../../Documentation/Rules/translation-partial.md"
};

static const unsigned char text186[] = {
#embed "../../../Documentation/Rules/translation-reused.md"
};

static const unsigned char text187[] = {
#embed "../../../Documentation/Rules/translation-stale.md"
};

static const unsigned char text188[] = {
#embed "../../../Documentation/Rules/translation-unchanged.md"
};

static const unsigned char text189[] = {
#embed "../../../Documentation/Rules/translation-unreviewed.md"
};

static const unsigned char text190[] = {
#embed "../../../Documentation/Rules/type-duplicate.md"
};

static const unsigned char text191[] = {
#embed "../../../Documentation/Rules/type-taken.md"
};

static const unsigned char text192[] = {
#embed "../../../Documentation/Rules/unknown-category.md"
};

static const unsigned char text193[] = {
#embed "../../../Documentation/Rules/unknown-code.md"
};

static const unsigned char text194[] = {
#embed "../../../Documentation/Rules/unknown-function.md"
};

static const unsigned char text195[] = {
#embed "../../../Documentation/Rules/unknown-key.md"
};

static const unsigned char text196[] = {
#embed "../../../Documentation/Rules/unknown-option.md"
};

static const unsigned char text197[] = {
#embed "../../../Documentation/Rules/unknown-recovery.md"
};

static const unsigned char text198[] = {
#embed "../../../Documentation/Rules/unknown-rule.md"
};

static const unsigned char text199[] = {
#embed "../../../Documentation/Rules/url-changed.md"
};

static const unsigned char text200[] = {
#embed "../../../Documentation/Rules/url-secret-shown.md"
};

static const unsigned char text201[] = {
#embed "../../../Documentation/Rules/variant-key-mismatch.md"
};

static const unsigned char text202[] = {
#embed "../../../Documentation/Rules/words-repeated.md"
};

static const unsigned char text203[] = {
#embed "../../../Documentation/Rules/wrong-type.md"
};

static const unsigned char text204[] = {
#embed "../../../Sources/Compiling/BayanReports/Web/pieces.css"
};

static const unsigned char text205[] = {
#embed "../../../Sources/Compiling/BayanReports/Web/report.css"
};

static const unsigned char text206[] = {
#embed "../../../Sources/Compiling/BayanRules/Words/ar.toml"
};

static const unsigned char text207[] = {
#embed "../../../Sources/Compiling/BayanRules/Words/en.toml"
};

static const unsigned char text208[] = {
#embed "../../../Sources/Workshop/BayanPreview/Web/code-page.css"
};

static const unsigned char text209[] = {
#embed "../../../Sources/Workshop/BayanPreview/Web/error.js"
};

static const unsigned char text210[] = {
#embed "../../../Sources/Workshop/BayanPreview/Web/fitting.js"
};

static const unsigned char text211[] = {
#embed "../../../Sources/Workshop/BayanPreview/Web/list.js"
};

static const unsigned char text212[] = {
#embed "../../../Sources/Workshop/BayanPreview/Web/preview.css"
};

static const struct bayan_text texts[] = {
  {"Documentation/Handbook/ar/README.md", text0, sizeof text0},
  {"Documentation/Handbook/ar/diagnostics.md", text1, sizeof text1},
  {"Documentation/Handbook/ar/direction.md", text2, sizeof text2},
  {"Documentation/Handbook/ar/messages.md", text3, sizeof text3},
  {"Documentation/Handbook/ar/plurals.md", text4, sizeof text4},
  {"Documentation/Handbook/ar/states.md", text5, sizeof text5},
  {"Documentation/Handbook/en/README.md", text6, sizeof text6},
  {"Documentation/Handbook/en/diagnostics.md", text7, sizeof text7},
  {"Documentation/Handbook/en/direction.md", text8, sizeof text8},
  {"Documentation/Handbook/en/messages.md", text9, sizeof text9},
  {"Documentation/Handbook/en/plurals.md", text10, sizeof text10},
  {"Documentation/Handbook/en/states.md", text11, sizeof text11},
  {"Documentation/Rules/alert-without-exit.md", text12, sizeof text12},
  {"Documentation/Rules/allowance-invalid.md", text13, sizeof text13},
  {"Documentation/Rules/arabic-diacritic-stacked.md", text14, sizeof text14},
  {"Documentation/Rules/arabic-dual-with-numeral.md", text15, sizeof text15},
  {"Documentation/Rules/arabic-percent-order.md", text16, sizeof text16},
  {"Documentation/Rules/arabic-presentation-form.md", text17, sizeof text17},
  {"Documentation/Rules/arabic-punctuation-spacing.md", text18, sizeof text18},
  {"Documentation/Rules/arabic-punctuation.md", text19, sizeof text19},
  {"Documentation/Rules/arabic-tatweel.md", text20, sizeof text20},
  {"Documentation/Rules/arabic-waw-space.md", text21, sizeof text21},
  {"Documentation/Rules/argument-list-changed.md", text22, sizeof text22},
  {"Documentation/Rules/argument-private-shown.md", text23, sizeof text23},
  {"Documentation/Rules/argument-type-mismatch.md", text24, sizeof text24},
  {"Documentation/Rules/bad-operand.md", text25, sizeof text25},
  {"Documentation/Rules/bad-option.md", text26, sizeof text26},
  {"Documentation/Rules/bad-selector.md", text27, sizeof text27},
  {"Documentation/Rules/bad-variant-key.md", text28, sizeof text28},
  {"Documentation/Rules/bidi-base-direction.md", text29, sizeof text29},
  {"Documentation/Rules/bidi-control-unexpected.md", text30, sizeof text30},
  {"Documentation/Rules/bidi-embedding-legacy.md", text31, sizeof text31},
  {"Documentation/Rules/bidi-isolate-missing.md", text32, sizeof text32},
  {"Documentation/Rules/bidi-isolate-redundant.md", text33, sizeof text33},
  {"Documentation/Rules/bidi-mark-run.md", text34, sizeof text34},
  {"Documentation/Rules/bidi-override.md", text35, sizeof text35},
  {"Documentation/Rules/bidi-placeholder-isolate.md", text36, sizeof text36},
  {"Documentation/Rules/bidi-spill.md", text37, sizeof text37},
  {"Documentation/Rules/bidi-unbalanced.md", text38, sizeof text38},
  {"Documentation/Rules/brace-stray.md", text39, sizeof text39},
  {"Documentation/Rules/bracket-balance.md", text40, sizeof text40},
  {"Documentation/Rules/byte-order-mark.md", text41, sizeof text41},
  {"Documentation/Rules/catalog-misplaced.md", text42, sizeof text42},
  {"Documentation/Rules/catalog-missing.md", text43, sizeof text43},
  {"Documentation/Rules/category-unused.md", text44, sizeof text44},
  {"Documentation/Rules/cause-missing.md", text45, sizeof text45},
  {"Documentation/Rules/change-interrupted.md", text46, sizeof text46},
  {"Documentation/Rules/cldr-drift.md", text47, sizeof text47},
  {"Documentation/Rules/cli-option-changed.md", text48, sizeof text48},
  {"Documentation/Rules/code-dropped.md", text49, sizeof text49},
  {"Documentation/Rules/code-literal-changed.md", text50, sizeof text50},
  {"Documentation/Rules/code-renumbered.md", text51, sizeof text51},
  {"Documentation/Rules/code-value-duplicate.md", text52, sizeof text52},
  {"Documentation/Rules/code-value-reused.md", text53, sizeof text53},
  {"Documentation/Rules/combining-at-start.md", text54, sizeof text54},
  {"Documentation/Rules/complexity-limit.md", text55, sizeof text55},
  {"Documentation/Rules/confusable-key.md", text56, sizeof text56},
  {"Documentation/Rules/control-character.md", text57, sizeof text57},
  {"Documentation/Rules/deprecated-or-unassigned.md", text58, sizeof text58},
  {"Documentation/Rules/description-missing.md", text59, sizeof text59},
  {"Documentation/Rules/digits-locale-mismatch.md", text60, sizeof text60},
  {"Documentation/Rules/digits-mixed.md", text61, sizeof text61},
  {"Documentation/Rules/domain-duplicate.md", text62, sizeof text62},
  {"Documentation/Rules/domain-shared.md", text63, sizeof text63},
  {"Documentation/Rules/domain-unknown.md", text64, sizeof text64},
  {"Documentation/Rules/double-space.md", text65, sizeof text65},
  {"Documentation/Rules/duplicate-declaration.md", text66, sizeof text66},
  {"Documentation/Rules/duplicate-option-name.md", text67, sizeof text67},
  {"Documentation/Rules/duplicate-variant.md", text68, sizeof text68},
  {"Documentation/Rules/email-changed.md", text69, sizeof text69},
  {"Documentation/Rules/encoding-invalid.md", text70, sizeof text70},
  {"Documentation/Rules/end-punctuation.md", text71, sizeof text71},
  {"Documentation/Rules/entity-broken.md", text72, sizeof text72},
  {"Documentation/Rules/escape-mismatch.md", text73, sizeof text73},
  {"Documentation/Rules/file-ignored.md", text74, sizeof text74},
  {"Documentation/Rules/file-too-large.md", text75, sizeof text75},
  {"Documentation/Rules/file-unreadable.md", text76, sizeof text76},
  {"Documentation/Rules/fragment.md", text77, sizeof text77},
  {"Documentation/Rules/function-changed.md", text78, sizeof text78},
  {"Documentation/Rules/hard-coded-currency.md", text79, sizeof text79},
  {"Documentation/Rules/hard-coded-date.md", text80, sizeof text80},
  {"Documentation/Rules/hard-coded-number.md", text81, sizeof text81},
  {"Documentation/Rules/identifier-bidi.md", text82, sizeof text82},
  {"Documentation/Rules/invalid-value.md", text83, sizeof text83},
  {"Documentation/Rules/invisible-character.md", text84, sizeof text84},
  {"Documentation/Rules/jargon.md", text85, sizeof text85},
  {"Documentation/Rules/key-case-collision.md", text86, sizeof text86},
  {"Documentation/Rules/key-duplicate.md", text87, sizeof text87},
  {"Documentation/Rules/leading-whitespace-mismatch.md", text88, sizeof text88},
  {"Documentation/Rules/length-limit.md", text89, sizeof text89},
  {"Documentation/Rules/letter-variant.md", text90, sizeof text90},
  {"Documentation/Rules/link-outside-project.md", text91, sizeof text91},
  {"Documentation/Rules/locale-duplicate.md", text92, sizeof text92},
  {"Documentation/Rules/locale-missing.md", text93, sizeof text93},
  {"Documentation/Rules/locale-too-large.md", text94, sizeof text94},
  {"Documentation/Rules/locale-unlisted.md", text95, sizeof text95},
  {"Documentation/Rules/markup-attribute-changed.md", text96, sizeof text96},
  {"Documentation/Rules/markup-dir-missing.md", text97, sizeof text97},
  {"Documentation/Rules/markup-tag-missing.md", text98, sizeof text98},
  {"Documentation/Rules/markup-tag-unknown.md", text99, sizeof text99},
  {"Documentation/Rules/markup-unbalanced.md", text100, sizeof text100},
  {"Documentation/Rules/markup-unsafe.md", text101, sizeof text101},
  {"Documentation/Rules/match-duplicate.md", text102, sizeof text102},
  {"Documentation/Rules/match-unreachable.md", text103, sizeof text103},
  {"Documentation/Rules/merge-conflict-marker.md", text104, sizeof text104},
  {"Documentation/Rules/message-too-complex.md", text105, sizeof text105},
  {"Documentation/Rules/message-too-large.md", text106, sizeof text106},
  {"Documentation/Rules/metavariable-missing.md", text107, sizeof text107},
  {"Documentation/Rules/missing-fallback-variant.md", text108, sizeof text108},
  {"Documentation/Rules/missing-key.md", text109, sizeof text109},
  {"Documentation/Rules/missing-selector-annotation.md", text110, sizeof text110},
  {"Documentation/Rules/mixed-script-word.md", text111, sizeof text111},
  {"Documentation/Rules/newline-mismatch.md", text112, sizeof text112},
  {"Documentation/Rules/not-nfc.md", text113, sizeof text113},
  {"Documentation/Rules/number-changed.md", text114, sizeof text114},
  {"Documentation/Rules/number-unselected.md", text115, sizeof text115},
  {"Documentation/Rules/numbering-system-unknown.md", text116, sizeof text116},
  {"Documentation/Rules/option-label-duplicate.md", text117, sizeof text117},
  {"Documentation/Rules/option-label-inconsistent.md", text118, sizeof text118},
  {"Documentation/Rules/option-label-missing.md", text119, sizeof text119},
  {"Documentation/Rules/option-unused.md", text120, sizeof text120},
  {"Documentation/Rules/optional-plural.md", text121, sizeof text121},
  {"Documentation/Rules/options-missing.md", text122, sizeof text122},
  {"Documentation/Rules/path-changed.md", text123, sizeof text123},
  {"Documentation/Rules/percent-lost.md", text124, sizeof text124},
  {"Documentation/Rules/placeholder-count-changed.md", text125, sizeof text125},
  {"Documentation/Rules/placeholder-format-changed.md", text126, sizeof text126},
  {"Documentation/Rules/placeholder-glued-affix.md", text127, sizeof text127},
  {"Documentation/Rules/placeholder-lookalike.md", text128, sizeof text128},
  {"Documentation/Rules/placeholder-missing.md", text129, sizeof text129},
  {"Documentation/Rules/placeholder-type-changed.md", text130, sizeof text130},
  {"Documentation/Rules/placeholder-unknown.md", text131, sizeof text131},
  {"Documentation/Rules/plugin-missing.md", text132, sizeof text132},
  {"Documentation/Rules/plural-added.md", text133, sizeof text133},
  {"Documentation/Rules/plural-category-missing.md", text134, sizeof text134},
  {"Documentation/Rules/plural-category-shadowed.md", text135, sizeof text135},
  {"Documentation/Rules/plural-category-unused.md", text136, sizeof text136},
  {"Documentation/Rules/plural-dropped.md", text137, sizeof text137},
  {"Documentation/Rules/plural-forms-identical.md", text138, sizeof text138},
  {"Documentation/Rules/plural-number-omitted.md", text139, sizeof text139},
  {"Documentation/Rules/plural-offset-changed.md", text140, sizeof text140},
  {"Documentation/Rules/plural-rule-unreadable.md", text141, sizeof text141},
  {"Documentation/Rules/plural-type-changed.md", text142, sizeof text142},
  {"Documentation/Rules/punctuation-locale.md", text143, sizeof text143},
  {"Documentation/Rules/punctuation-spacing.md", text144, sizeof text144},
  {"Documentation/Rules/quote-balance.md", text145, sizeof text145},
  {"Documentation/Rules/quote-style.md", text146, sizeof text146},
  {"Documentation/Rules/raw-code-shown.md", text147, sizeof text147},
  {"Documentation/Rules/reader-blamed.md", text148, sizeof text148},
  {"Documentation/Rules/recovery-roles.md", text149, sizeof text149},
  {"Documentation/Rules/recovery-unused.md", text150, sizeof text150},
  {"Documentation/Rules/repeated-word.md", text151, sizeof text151},
  {"Documentation/Rules/replacement-character.md", text152, sizeof text152},
  {"Documentation/Rules/replacement-cycle.md", text153, sizeof text153},
  {"Documentation/Rules/rtl-arrow-direction.md", text154, sizeof text154},
  {"Documentation/Rules/rule-retired.md", text155, sizeof text155},
  {"Documentation/Rules/script-unexpected.md", text156, sizeof text156},
  {"Documentation/Rules/select-branch-missing.md", text157, sizeof text157},
  {"Documentation/Rules/select-branch-unknown.md", text158, sizeof text158},
  {"Documentation/Rules/selector-fragment.md", text159, sizeof text159},
  {"Documentation/Rules/sensitive-detail.md", text160, sizeof text160},
  {"Documentation/Rules/suggestion-without-option.md", text161, sizeof text161},
  {"Documentation/Rules/suggestion-without-request.md", text162, sizeof text162},
  {"Documentation/Rules/suppression-unused.md", text163, sizeof text163},
  {"Documentation/Rules/syntax-error.md", text164, sizeof text164},
  {"Documentation/Rules/tab-mismatch.md", text165, sizeof text165},
  {"Documentation/Rules/term-do-not-translate.md", text166, sizeof text166},
  {"Documentation/Rules/term-glossary.md", text167, sizeof text167},
  {"Documentation/Rules/text-too-long.md", text168, sizeof text168},
  {"Documentation/Rules/text-unreadable.md", text169, sizeof text169},
  {"Documentation/Rules/title-full-stop.md", text170, sizeof text170},
  {"Documentation/Rules/title-missing.md", text171, sizeof text171},
  {"Documentation/Rules/title-request.md", text172, sizeof text172},
  {"Documentation/Rules/toml-nesting-too-deep.md", text173, sizeof text173},
  {"Documentation/Rules/toml-syntax.md", text174, sizeof text174},
  {"Documentation/Rules/toml-too-many-marks.md", text175, sizeof text175},
  {"Documentation/Rules/toml-value.md", text176, sizeof text176},
  {"Documentation/Rules/too-many-selectors.md", text177, sizeof text177},
  {"Documentation/Rules/too-many-variants.md", text178, sizeof text178},
  {"Documentation/Rules/trailing-whitespace-mismatch.md", text179, sizeof text179},
  {"Documentation/Rules/translation-draft.md", text180, sizeof text180},
  {"Documentation/Rules/translation-empty.md", text181, sizeof text181},
  {"Documentation/Rules/translation-inconsistent.md", text182, sizeof text182},
  {"Documentation/Rules/translation-missing.md", text183, sizeof text183},
  {"Documentation/Rules/translation-obsolete.md", text184, sizeof text184},
  {"Documentation/Rules/translation-partial.md", text185, sizeof text185},
  {"Documentation/Rules/translation-reused.md", text186, sizeof text186},
  {"Documentation/Rules/translation-stale.md", text187, sizeof text187},
  {"Documentation/Rules/translation-unchanged.md", text188, sizeof text188},
  {"Documentation/Rules/translation-unreviewed.md", text189, sizeof text189},
  {"Documentation/Rules/type-duplicate.md", text190, sizeof text190},
  {"Documentation/Rules/type-taken.md", text191, sizeof text191},
  {"Documentation/Rules/unknown-category.md", text192, sizeof text192},
  {"Documentation/Rules/unknown-code.md", text193, sizeof text193},
  {"Documentation/Rules/unknown-function.md", text194, sizeof text194},
  {"Documentation/Rules/unknown-key.md", text195, sizeof text195},
  {"Documentation/Rules/unknown-option.md", text196, sizeof text196},
  {"Documentation/Rules/unknown-recovery.md", text197, sizeof text197},
  {"Documentation/Rules/unknown-rule.md", text198, sizeof text198},
  {"Documentation/Rules/url-changed.md", text199, sizeof text199},
  {"Documentation/Rules/url-secret-shown.md", text200, sizeof text200},
  {"Documentation/Rules/variant-key-mismatch.md", text201, sizeof text201},
  {"Documentation/Rules/words-repeated.md", text202, sizeof text202},
  {"Documentation/Rules/wrong-type.md", text203, sizeof text203},
  {"Sources/Compiling/BayanReports/Web/pieces.css", text204, sizeof text204},
  {"Sources/Compiling/BayanReports/Web/report.css", text205, sizeof text205},
  {"Sources/Compiling/BayanRules/Words/ar.toml", text206, sizeof text206},
  {"Sources/Compiling/BayanRules/Words/en.toml", text207, sizeof text207},
  {"Sources/Workshop/BayanPreview/Web/code-page.css", text208, sizeof text208},
  {"Sources/Workshop/BayanPreview/Web/error.js", text209, sizeof text209},
  {"Sources/Workshop/BayanPreview/Web/fitting.js", text210, sizeof text210},
  {"Sources/Workshop/BayanPreview/Web/list.js", text211, sizeof text211},
  {"Sources/Workshop/BayanPreview/Web/preview.css", text212, sizeof text212},
};

const struct bayan_text *bayan_texts(size_t *count) {
  *count = sizeof texts / sizeof *texts;
  return texts;
}
