// Generated from Catalog/message-syntax.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// Sentences of diagnostics.
///
/// - Remark: Domain `bayan.message-syntax`, Catalog/message-syntax.toml.
nonisolated indirect enum MessageSyntaxText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a name can have only one ':', after its namespace; remove the second”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 1287670245, `sentence`; Catalog/message-syntax.toml,
  ///   `aNameCanHaveOnlyOne4cc049e5`.
  case aNameCanHaveOnlyOne4cc049e5

  /// “a name cannot start with {$character}; start it with a letter, '_' or '+'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 791560142, `sentence`; Catalog/message-syntax.toml,
  ///   `aNameCannotStartWithStart2f2e3fce`.
  case aNameCannotStartWithStart2f2e3fce(character: Swift.String)

  /// “a selector is a variable, not an expression; declare it with '.input' or '.local', and
  /// write '.match $…'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 266448052, `sentence`; Catalog/message-syntax.toml,
  ///   `aSelectorIsAVariableNot0fe1acb4`.
  case aSelectorIsAVariableNot0fe1acb4

  /// “a space”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 78046579, `sentence`; Catalog/message-syntax.toml, `aSpace04a6e573`.
  case aSpace04a6e573

  /// “a variant needs one key for each selector; the number of selectors is {$selectors
  /// :integer}, and the number of keys in this variant is {$keys :integer}”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 460979102, `sentence`; Catalog/message-syntax.toml,
  ///   `aVariantNeedsOneKeyFor1b79fb9e`.
  case aVariantNeedsOneKeyFor1b79fb9e(selectors: Swift.Int, keys: Swift.Int)

  /// “an expression can have only one function; declare the result of the first with
  /// '.local'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 2101391825, `sentence`; Catalog/message-syntax.toml,
  ///   `anExpressionCanHaveOnlyOne7d40b1d1`.
  case anExpressionCanHaveOnlyOne7d40b1d1

  /// “'\{\{' cannot be inside a pattern; write '\{…\}' for a placeholder, '\\\{' for a brace
  /// in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 535050688, `sentence`; Catalog/message-syntax.toml,
  ///   `cannotBeInsideAPatternWrite1fe439c0`.
  case cannotBeInsideAPatternWrite1fe439c0

  /// “'{$keyword}' cannot come after '.match'; move it before”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 334710016, `sentence`; Catalog/message-syntax.toml,
  ///   `cannotComeAfterMatchMoveIt13f34500`.
  case cannotComeAfterMatchMoveIt13f34500(keyword: Swift.String)

  /// “'\}' closes nothing here; write '\\\}' for a brace in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 1926083942, `sentence`; Catalog/message-syntax.toml,
  ///   `closesNothingHereWriteForA72cdb566`.
  case closesNothingHereWriteForA72cdb566

  /// “expected a declaration, a pattern in '\{\{…\}\}' or '.match' here, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1406822628, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedADeclarationAPatternIn53da68e4`.
  case expectedADeclarationAPatternIn53da68e4(found: Swift.String)

  /// “expected a function ':…' before the option, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 2010356711, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAFunctionBeforeTheOption77d39be7`.
  case expectedAFunctionBeforeTheOption77d39be7(found: Swift.String)

  /// “expected a key such as '*' before the pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 956917465, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAKeySuchAsBefore390966d9`.
  case expectedAKeySuchAsBefore390966d9

  /// “expected a literal after '@{$abbreviated}=', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1828422071, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedALiteralAfterFound6cfb81b7`.
  case expectedALiteralAfterFound6cfb81b7(abbreviated: Swift.String, found: Swift.String)

  /// “expected a literal or a variable after '{$abbreviated}=', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 580742465, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedALiteralOrAVariable229d6d41`.
  case expectedALiteralOrAVariable229d6d41(abbreviated: Swift.String, found: Swift.String)

  /// “expected a name after {$thing}, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 1865519226, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedANameAfterFound6f31907a`.
  case expectedANameAfterFound6f31907a(thing: Swift.String, found: Swift.String)

  /// “expected a pattern in '\{\{…\}\}' after the keys, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 344336177, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAPatternInAfterThe14862731`.
  case expectedAPatternInAfterThe14862731(found: Swift.String)

  /// “expected a pattern in '\{\{…\}\}' or '.match' after the declarations”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1708597443, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAPatternInOrMatch65d720c3`.
  case expectedAPatternInOrMatch65d720c3

  /// “expected a space before {$thing}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 1501720179, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedASpaceBefore59826e73`.
  case expectedASpaceBefore59826e73(thing: Swift.String)

  /// “expected a variable '$…', a function ':…' or a literal after '\{', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 804706689, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAFunctionOr2ff6d981`.
  case expectedAVariableAFunctionOr2ff6d981(found: Swift.String)

  /// “expected a variable '$…' after '.input \{', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1989283203, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterInputFound76920d83`.
  case expectedAVariableAfterInputFound76920d83(found: Swift.String)

  /// “expected a variable '$…' after '.local', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1306285236, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterLocalFound4ddc54b4`.
  case expectedAVariableAfterLocalFound4ddc54b4(found: Swift.String)

  /// “expected a variable after '.local'; write '${$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1774077689, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterLocalWrite69be46f9`.
  case expectedAVariableAfterLocalWrite69be46f9(abbreviated: Swift.String)

  /// “expected a variable such as '$count' after '.match', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1538445201, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableSuchAsCount5bb2cf91`.
  case expectedAVariableSuchAsCount5bb2cf91(found: Swift.String)

  /// “expected a variant such as '* \{\{…\}\}' after the selectors”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 265703681, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariantSuchAsAfter0fd65101`.
  case expectedAVariantSuchAsAfter0fd65101

  /// “expected a variant such as '* \{\{…\}\}' here, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1459493739, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariantSuchAsHere56fe1b6b`.
  case expectedAVariantSuchAsHere56fe1b6b(found: Swift.String)

  /// “expected '\}' after '{$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
  ///
  /// - Remark: Code 994023819, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAfter3b3f998b`.
  case expectedAfter3b3f998b(abbreviated: Swift.String)

  /// “expected '=' after '.local ${$abbreviated}', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1080277190, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAfterLocalFound4063b8c6`.
  case expectedAfterLocalFound4063b8c6(abbreviated: Swift.String, found: Swift.String)

  /// “expected an expression in '\{…\}' as the value of '${$abbreviated}', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1449432413, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnExpressionInAsThe5664955d`.
  case expectedAnExpressionInAsThe5664955d(abbreviated: Swift.String, found: Swift.String)

  /// “expected an expression such as '\{$count :integer\}' after '.input', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 938684057, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnExpressionSuchAsCount37f32e99`.
  case expectedAnExpressionSuchAsCount37f32e99(found: Swift.String)

  /// “expected an operand or a function after '\{'; write '\\\{' for a brace in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 29965830, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction01c93e06`.
  case expectedAnOperandOrAFunction01c93e06

  /// “expected an operand or a function before the attribute”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1451537753, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction5684b559`.
  case expectedAnOperandOrAFunction5684b559

  /// “expected an operand or a function between '\{' and '\}'; write '\\\{\\\}' for braces in
  /// text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1951857998, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction7456fd4e`.
  case expectedAnOperandOrAFunction7456fd4e

  /// “expected an option, an attribute '@…' or '\}' in the markup, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 1525007905, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOptionAnAttributeOr5ae5c621`.
  case expectedAnOptionAnAttributeOr5ae5c621(found: Swift.String)

  /// “expected '=' and a value after the option '{$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1789401708, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAndAValueAfterThe6aa81a6c`.
  case expectedAndAValueAfterThe6aa81a6c(abbreviated: Swift.String)

  /// “expected no {$thing} after an attribute; move it before the first '@'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 510790479, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedNoAfterAnAttributeMove1e720b4f`.
  case expectedNoAfterAnAttributeMove1e720b4f(thing: Swift.String)

  /// “expected nothing after the closing '\}\}', found {$found}; move it inside the pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 948078741, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedNothingAfterTheClosingFound38828895`.
  case expectedNothingAfterTheClosingFound38828895(found: Swift.String)

  /// “expected '\}' or a function ':…' after the variable, found {$found}; text goes outside
  /// '\{…\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1296206490, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedOrAFunctionAfterThe4d428a9a`.
  case expectedOrAFunctionAfterThe4d428a9a(found: Swift.String)

  /// “expected '\}', ':' or '@' after the literal, found {$found}; quote words as in '|two
  /// words|'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1042267197, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedOrAfterTheLiteralFound3e1fbc3d`.
  case expectedOrAfterTheLiteralFound3e1fbc3d(found: Swift.String)

  /// “expected '\}' right after '/'; put '/' at the end of the markup, or quote it in a
  /// value”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 2019684382, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedRightAfterPutAtThe7861f01e`.
  case expectedRightAfterPutAtThe7861f01e

  /// “expected '|' to close the literal that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Literals.swift.
  ///
  /// - Remark: Code 900167886, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseTheLiteralThat35a778ce`.
  case expectedToCloseTheLiteralThat35a778ce

  /// “expected '\}\}' to close the pattern, found one '\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 846927537, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePatternFound327b16b1`.
  case expectedToCloseThePatternFound327b16b1

  /// “expected '\}\}' to close the pattern that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 71728815, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePatternThat04467eaf`.
  case expectedToCloseThePatternThat04467eaf

  /// “expected '\}' to close the placeholder, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 112277937, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePlaceholderFound06b139b1`.
  case expectedToCloseThePlaceholderFound06b139b1(found: Swift.String)

  /// “expected '\}' to close the placeholder that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 346911401, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePlaceholderThat14ad72a9`.
  case expectedToCloseThePlaceholderThat14ad72a9

  /// “first declared here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 967393743, `sentence`; Catalog/message-syntax.toml,
  ///   `firstDeclaredHere39a941cf`.
  case firstDeclaredHere39a941cf

  /// “first given here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 174929179, `sentence`; Catalog/message-syntax.toml,
  ///   `firstGivenHere0a6d351b`.
  case firstGivenHere0a6d351b

  /// “'${$abbreviated}' is already declared; give this one another name”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 165967393, `sentence`; Catalog/message-syntax.toml,
  ///   `isAlreadyDeclaredGiveThisOne09e47621`.
  case isAlreadyDeclaredGiveThisOne09e47621(abbreviated: Swift.String)

  /// “'${$abbreviated}' is declared with a value that uses it; give one of them another name”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1333771938, `sentence`; Catalog/message-syntax.toml,
  ///   `isDeclaredWithAValueThat4f7fbea2`.
  case isDeclaredWithAValueThat4f7fbea2(abbreviated: Swift.String)

  /// “'{$abbreviated}' is not a keyword; did you mean '{$suggestion}'?”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1743324127, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAKeywordDidYou67e903df`.
  case isNotAKeywordDidYou67e903df(abbreviated: Swift.String, suggestion: Swift.String)

  /// “'{$abbreviated}' is not a keyword; to begin the text with '.', put the whole message in
  /// '\{\{…\}\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1757281034, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAKeywordToBegin68bdfb0a`.
  case isNotAKeywordToBegin68bdfb0a(abbreviated: Swift.String)

  /// “'{$escape}' is not an escape, only '\\\\', '\\\{', '\\|' and '\\\}' are; write '\\\\'
  /// for a backslash”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Literals.swift.
  ///
  /// - Remark: Code 141734935, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAnEscapeOnlyAnd0872b417`.
  case isNotAnEscapeOnlyAnd0872b417(escape: Swift.String)

  /// “'${$abbreviated}' is used before it is declared; move the declaration before the use”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 567728115, `sentence`; Catalog/message-syntax.toml,
  ///   `isUsedBeforeItIsDeclared21d6d7f3`.
  case isUsedBeforeItIsDeclared21d6d7f3(abbreviated: Swift.String)

  /// “markup cannot be the value of a declaration; move it into a pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 386351655, `sentence`; Catalog/message-syntax.toml,
  ///   `markupCannotBeTheValueOf17074227`.
  case markupCannotBeTheValueOf17074227

  /// “markup that starts with '\{/' cannot end with '/\}'; remove one '/'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 1061878952, `sentence`; Catalog/message-syntax.toml,
  ///   `markupThatStartsWithCannotEnd3f4afca8`.
  case markupThatStartsWithCannotEnd3f4afca8

  /// “the byte 0x{$hexadecimal} is not UTF-8; save the file as UTF-8”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Cursor.swift.
  ///
  /// - Remark: Code 30507136, `sentence`; Catalog/message-syntax.toml,
  ///   `theByteXIsNotUtf01d18080`.
  case theByteXIsNotUtf01d18080(hexadecimal: Swift.String)

  /// “the end of the line”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 263264201, `sentence`; Catalog/message-syntax.toml,
  ///   `theEndOfTheLine0fb117c9`.
  case theEndOfTheLine0fb117c9

  /// “the end of the message”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 659724325, `sentence`; Catalog/message-syntax.toml,
  ///   `theEndOfTheMessage27529825`.
  case theEndOfTheMessage27529825

  /// “the first key”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1221127460, `sentence`; Catalog/message-syntax.toml,
  ///   `theFirstKey48c8ed24`.
  case theFirstKey48c8ed24

  /// “the key”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1781836288, `sentence`; Catalog/message-syntax.toml, `theKey6a34aa00`.
  case theKey6a34aa00

  /// “the message has {$count :integer} bytes, and the limit is {$bytes :integer}; split it”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 287577165, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasBytesAndThe1124144d`.
  case theMessageHasBytesAndThe1124144d(count: Swift.Int, bytes: Swift.Int)

  /// “the message has more than {$selectors :integer} selectors, which is the limit; use
  /// fewer”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 919608776, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasMoreThanSelectors36d01dc8`.
  case theMessageHasMoreThanSelectors36d01dc8(selectors: Swift.Int)

  /// “the message has more than {$variants :integer} variants, which is the limit; use fewer”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 527221576, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasMoreThanVariants1f6cc348`.
  case theMessageHasMoreThanVariants1f6cc348(variants: Swift.Int)

  /// “the namespace '{$abbreviated}:'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 955167982, `sentence`; Catalog/message-syntax.toml,
  ///   `theNamespace38eeb4ee`.
  case theNamespace38eeb4ee(abbreviated: Swift.String)

  /// “the option”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1558006989, `sentence`; Catalog/message-syntax.toml, `theOption5cdd4ccd`.
  case theOption5cdd4ccd

  /// “the option '{$abbreviated}' is given twice; remove one”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1579033314, `sentence`; Catalog/message-syntax.toml,
  ///   `theOptionIsGivenTwiceRemove5e1e22e2`.
  case theOptionIsGivenTwiceRemove5e1e22e2(abbreviated: Swift.String)

  /// “the pattern starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 821522057, `sentence`; Catalog/message-syntax.toml,
  ///   `thePatternStartsHere30f76e89`.
  case thePatternStartsHere30f76e89

  /// “the placeholder starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
  ///
  /// - Remark: Code 1376245972, `sentence`; Catalog/message-syntax.toml,
  ///   `thePlaceholderStartsHere5207d8d4`.
  case thePlaceholderStartsHere5207d8d4

  /// “the selector '${$abbreviated}' has no function to select with; add one to its
  /// declaration, such as ':integer' or ':string'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1050835690, `sentence`; Catalog/message-syntax.toml,
  ///   `theSelectorHasNoFunctionTo3ea27aea`.
  case theSelectorHasNoFunctionTo3ea27aea(abbreviated: Swift.String)

  /// “the selector '${$abbreviated}' is not declared; declare it with a function, such as
  /// '.input \{${$abbreviated} :integer\}'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1493122139, `sentence`; Catalog/message-syntax.toml,
  ///   `theSelectorIsNotDeclaredDeclare58ff3c5b`.
  case theSelectorIsNotDeclaredDeclare58ff3c5b(abbreviated: Swift.String)

  /// “the value of the attribute '@{$abbreviated}' must be a literal, not a variable”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1824004804, `sentence`; Catalog/message-syntax.toml,
  ///   `theValueOfTheAttributeMust6cb81ac4`.
  case theValueOfTheAttributeMust6cb81ac4(abbreviated: Swift.String)

  /// “the variant '{$keys}' is given twice; remove one”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1620340792, `sentence`; Catalog/message-syntax.toml,
  ///   `theVariantIsGivenTwiceRemove60947038`.
  case theVariantIsGivenTwiceRemove60947038(keys: Swift.String)

  /// “there is no variant for all other values; add '{$keys} \{\{…\}\}'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 356793429, `sentence`; Catalog/message-syntax.toml,
  ///   `thereIsNoVariantForAll15443c55`.
  case thereIsNoVariantForAll15443c55(keys: Swift.String)

  /// “U+0000 is not allowed in a message; remove it”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 1796462836, `sentence`; Catalog/message-syntax.toml,
  ///   `uIsNotAllowedInA6b13d8f4`.
  case uIsNotAllowedInA6b13d8f4

  /// “used here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 506621684, `sentence`; Catalog/message-syntax.toml, `usedHere1e326ef4`.
  case usedHere1e326ef4

  static var domainIndex: Swift.Int { 7 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aNameCanHaveOnlyOne4cc049e5: return 0
    case .aNameCannotStartWithStart2f2e3fce: return 1
    case .aSelectorIsAVariableNot0fe1acb4: return 2
    case .aSpace04a6e573: return 3
    case .aVariantNeedsOneKeyFor1b79fb9e: return 4
    case .anExpressionCanHaveOnlyOne7d40b1d1: return 5
    case .cannotBeInsideAPatternWrite1fe439c0: return 6
    case .cannotComeAfterMatchMoveIt13f34500: return 7
    case .closesNothingHereWriteForA72cdb566: return 8
    case .expectedADeclarationAPatternIn53da68e4: return 9
    case .expectedAFunctionBeforeTheOption77d39be7: return 10
    case .expectedAKeySuchAsBefore390966d9: return 11
    case .expectedALiteralAfterFound6cfb81b7: return 12
    case .expectedALiteralOrAVariable229d6d41: return 13
    case .expectedANameAfterFound6f31907a: return 14
    case .expectedAPatternInAfterThe14862731: return 15
    case .expectedAPatternInOrMatch65d720c3: return 16
    case .expectedASpaceBefore59826e73: return 17
    case .expectedAVariableAFunctionOr2ff6d981: return 18
    case .expectedAVariableAfterInputFound76920d83: return 19
    case .expectedAVariableAfterLocalFound4ddc54b4: return 20
    case .expectedAVariableAfterLocalWrite69be46f9: return 21
    case .expectedAVariableSuchAsCount5bb2cf91: return 22
    case .expectedAVariantSuchAsAfter0fd65101: return 23
    case .expectedAVariantSuchAsHere56fe1b6b: return 24
    case .expectedAfter3b3f998b: return 25
    case .expectedAfterLocalFound4063b8c6: return 26
    case .expectedAnExpressionInAsThe5664955d: return 27
    case .expectedAnExpressionSuchAsCount37f32e99: return 28
    case .expectedAnOperandOrAFunction01c93e06: return 29
    case .expectedAnOperandOrAFunction5684b559: return 30
    case .expectedAnOperandOrAFunction7456fd4e: return 31
    case .expectedAnOptionAnAttributeOr5ae5c621: return 32
    case .expectedAndAValueAfterThe6aa81a6c: return 33
    case .expectedNoAfterAnAttributeMove1e720b4f: return 34
    case .expectedNothingAfterTheClosingFound38828895: return 35
    case .expectedOrAFunctionAfterThe4d428a9a: return 36
    case .expectedOrAfterTheLiteralFound3e1fbc3d: return 37
    case .expectedRightAfterPutAtThe7861f01e: return 38
    case .expectedToCloseTheLiteralThat35a778ce: return 39
    case .expectedToCloseThePatternFound327b16b1: return 40
    case .expectedToCloseThePatternThat04467eaf: return 41
    case .expectedToCloseThePlaceholderFound06b139b1: return 42
    case .expectedToCloseThePlaceholderThat14ad72a9: return 43
    case .firstDeclaredHere39a941cf: return 44
    case .firstGivenHere0a6d351b: return 45
    case .isAlreadyDeclaredGiveThisOne09e47621: return 46
    case .isDeclaredWithAValueThat4f7fbea2: return 47
    case .isNotAKeywordDidYou67e903df: return 48
    case .isNotAKeywordToBegin68bdfb0a: return 49
    case .isNotAnEscapeOnlyAnd0872b417: return 50
    case .isUsedBeforeItIsDeclared21d6d7f3: return 51
    case .markupCannotBeTheValueOf17074227: return 52
    case .markupThatStartsWithCannotEnd3f4afca8: return 53
    case .theByteXIsNotUtf01d18080: return 54
    case .theEndOfTheLine0fb117c9: return 55
    case .theEndOfTheMessage27529825: return 56
    case .theFirstKey48c8ed24: return 57
    case .theKey6a34aa00: return 58
    case .theMessageHasBytesAndThe1124144d: return 59
    case .theMessageHasMoreThanSelectors36d01dc8: return 60
    case .theMessageHasMoreThanVariants1f6cc348: return 61
    case .theNamespace38eeb4ee: return 62
    case .theOption5cdd4ccd: return 63
    case .theOptionIsGivenTwiceRemove5e1e22e2: return 64
    case .thePatternStartsHere30f76e89: return 65
    case .thePlaceholderStartsHere5207d8d4: return 66
    case .theSelectorHasNoFunctionTo3ea27aea: return 67
    case .theSelectorIsNotDeclaredDeclare58ff3c5b: return 68
    case .theValueOfTheAttributeMust6cb81ac4: return 69
    case .theVariantIsGivenTwiceRemove60947038: return 70
    case .thereIsNoVariantForAll15443c55: return 71
    case .uIsNotAllowedInA6b13d8f4: return 72
    case .usedHere1e326ef4: return 73
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aNameCannotStartWithStart2f2e3fce(let character): return .carrying(character: character)
    case .aVariantNeedsOneKeyFor1b79fb9e(let selectors, let keys):
      return .carrying(selectors: selectors, keys: keys)
    case .cannotComeAfterMatchMoveIt13f34500(let keyword): return .carrying(keyword: keyword)
    case .expectedADeclarationAPatternIn53da68e4(let found),
      .expectedAFunctionBeforeTheOption77d39be7(let found),
      .expectedAPatternInAfterThe14862731(let found),
      .expectedAVariableAFunctionOr2ff6d981(let found),
      .expectedAVariableAfterInputFound76920d83(let found),
      .expectedAVariableAfterLocalFound4ddc54b4(let found),
      .expectedAVariableSuchAsCount5bb2cf91(let found),
      .expectedAVariantSuchAsHere56fe1b6b(let found),
      .expectedAnExpressionSuchAsCount37f32e99(let found),
      .expectedAnOptionAnAttributeOr5ae5c621(let found),
      .expectedNothingAfterTheClosingFound38828895(let found),
      .expectedOrAFunctionAfterThe4d428a9a(let found),
      .expectedOrAfterTheLiteralFound3e1fbc3d(let found),
      .expectedToCloseThePlaceholderFound06b139b1(let found):
      return .carrying(found: found)
    case .expectedALiteralAfterFound6cfb81b7(let abbreviated, let found),
      .expectedALiteralOrAVariable229d6d41(let abbreviated, let found),
      .expectedAfterLocalFound4063b8c6(let abbreviated, let found),
      .expectedAnExpressionInAsThe5664955d(let abbreviated, let found):
      return .carrying(abbreviated: abbreviated, found: found)
    case .expectedANameAfterFound6f31907a(let thing, let found):
      return .carrying(thing: thing, found: found)
    case .expectedASpaceBefore59826e73(let thing),
      .expectedNoAfterAnAttributeMove1e720b4f(let thing):
      return .carrying(thing: thing)
    case .expectedAVariableAfterLocalWrite69be46f9(let abbreviated),
      .expectedAfter3b3f998b(let abbreviated), .expectedAndAValueAfterThe6aa81a6c(let abbreviated),
      .isAlreadyDeclaredGiveThisOne09e47621(let abbreviated),
      .isDeclaredWithAValueThat4f7fbea2(let abbreviated),
      .isNotAKeywordToBegin68bdfb0a(let abbreviated),
      .isUsedBeforeItIsDeclared21d6d7f3(let abbreviated), .theNamespace38eeb4ee(let abbreviated),
      .theOptionIsGivenTwiceRemove5e1e22e2(let abbreviated),
      .theSelectorHasNoFunctionTo3ea27aea(let abbreviated),
      .theSelectorIsNotDeclaredDeclare58ff3c5b(let abbreviated),
      .theValueOfTheAttributeMust6cb81ac4(let abbreviated):
      return .carrying(abbreviated: abbreviated)
    case .isNotAKeywordDidYou67e903df(let abbreviated, let suggestion):
      return .carrying(abbreviated: abbreviated, suggestion: suggestion)
    case .isNotAnEscapeOnlyAnd0872b417(let escape): return .carrying(escape: escape)
    case .theByteXIsNotUtf01d18080(let hexadecimal): return .carrying(hexadecimal: hexadecimal)
    case .theMessageHasBytesAndThe1124144d(let count, let bytes):
      return .carrying(count: count, bytes: bytes)
    case .theMessageHasMoreThanSelectors36d01dc8(let selectors):
      return .carrying(selectors: selectors)
    case .theMessageHasMoreThanVariants1f6cc348(let variants): return .carrying(variants: variants)
    case .theVariantIsGivenTwiceRemove60947038(let keys), .thereIsNoVariantForAll15443c55(let keys):
      return .carrying(keys: keys)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aNameCanHaveOnlyOne4cc049e5, .aSelectorIsAVariableNot0fe1acb4, .aSpace04a6e573,
      .anExpressionCanHaveOnlyOne7d40b1d1, .cannotBeInsideAPatternWrite1fe439c0,
      .closesNothingHereWriteForA72cdb566, .expectedAKeySuchAsBefore390966d9,
      .expectedAPatternInOrMatch65d720c3, .expectedAVariantSuchAsAfter0fd65101,
      .expectedAnOperandOrAFunction01c93e06, .expectedAnOperandOrAFunction5684b559,
      .expectedAnOperandOrAFunction7456fd4e, .expectedRightAfterPutAtThe7861f01e,
      .expectedToCloseTheLiteralThat35a778ce, .expectedToCloseThePatternFound327b16b1,
      .expectedToCloseThePatternThat04467eaf, .expectedToCloseThePlaceholderThat14ad72a9,
      .firstDeclaredHere39a941cf, .firstGivenHere0a6d351b, .markupCannotBeTheValueOf17074227,
      .markupThatStartsWithCannotEnd3f4afca8, .theEndOfTheLine0fb117c9,
      .theEndOfTheMessage27529825, .theFirstKey48c8ed24, .theKey6a34aa00, .theOption5cdd4ccd,
      .thePatternStartsHere30f76e89, .thePlaceholderStartsHere5207d8d4, .uIsNotAllowedInA6b13d8f4,
      .usedHere1e326ef4,
    ]
  }
}
