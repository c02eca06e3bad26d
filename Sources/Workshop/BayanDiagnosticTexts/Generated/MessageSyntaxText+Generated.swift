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
  /// - Remark: Code 1860843292, `sentence`; Catalog/message-syntax.toml,
  ///   `aNameCanHaveOnlyOne6eea371c`.
  case aNameCanHaveOnlyOne6eea371c

  /// “a name cannot start with {$character}; start it with a letter, '_' or '+'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 759161763, `sentence`; Catalog/message-syntax.toml,
  ///   `aNameCannotStartWithStart2d3fe3a3`.
  case aNameCannotStartWithStart2d3fe3a3(character: Swift.String)

  /// “a selector is a variable, not an expression; declare it with '.input' or '.local', and
  /// write '.match $…'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1690665614, `sentence`; Catalog/message-syntax.toml,
  ///   `aSelectorIsAVariableNot64c5828e`.
  case aSelectorIsAVariableNot64c5828e

  /// “a space”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 114752783, `sentence`; Catalog/message-syntax.toml, `aSpace06d6fd0f`.
  case aSpace06d6fd0f

  /// “a variant needs one key for each selector; the number of selectors is {$selectors
  /// :integer}, and the number of keys in this variant is {$keys :integer}”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1467253462, `sentence`; Catalog/message-syntax.toml,
  ///   `aVariantNeedsOneKeyFor577482d6`.
  case aVariantNeedsOneKeyFor577482d6(selectors: Swift.Int, keys: Swift.Int)

  /// “an expression can have only one function; declare the result of the first with
  /// '.local'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1215763047, `sentence`; Catalog/message-syntax.toml,
  ///   `anExpressionCanHaveOnlyOne48771267`.
  case anExpressionCanHaveOnlyOne48771267

  /// “'\{\{' cannot be inside a pattern; write '\{…\}' for a placeholder, '\\\{' for a brace
  /// in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 1453241905, `sentence`; Catalog/message-syntax.toml,
  ///   `cannotBeInsideAPatternWrite569eb631`.
  case cannotBeInsideAPatternWrite569eb631

  /// “'{$keyword}' cannot come after '.match'; move it before”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 550830256, `sentence`; Catalog/message-syntax.toml,
  ///   `cannotComeAfterMatchMoveIt20d500b0`.
  case cannotComeAfterMatchMoveIt20d500b0(keyword: Swift.String)

  /// “'\}' closes nothing here; write '\\\}' for a brace in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 2097664517, `sentence`; Catalog/message-syntax.toml,
  ///   `closesNothingHereWriteForA7d07d205`.
  case closesNothingHereWriteForA7d07d205

  /// “expected a declaration, a pattern in '\{\{…\}\}' or '.match' here, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 2016228960, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedADeclarationAPatternIn782d3660`.
  case expectedADeclarationAPatternIn782d3660(found: Swift.String)

  /// “expected a function ':…' before the option, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 666690863, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAFunctionBeforeTheOption27bce52f`.
  case expectedAFunctionBeforeTheOption27bce52f(found: Swift.String)

  /// “expected a key such as '*' before the pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 801156445, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAKeySuchAsBefore2fc0ad5d`.
  case expectedAKeySuchAsBefore2fc0ad5d

  /// “expected a literal after '@{$abbreviated}=', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1869870654, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedALiteralAfterFound6f73f63e`.
  case expectedALiteralAfterFound6f73f63e(abbreviated: Swift.String, found: Swift.String)

  /// “expected a literal or a variable after '{$abbreviated}=', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1928617593, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedALiteralOrAVariable72f45e79`.
  case expectedALiteralOrAVariable72f45e79(abbreviated: Swift.String, found: Swift.String)

  /// “expected a name after {$thing}, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 1695896555, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedANameAfterFound651553eb`.
  case expectedANameAfterFound651553eb(thing: Swift.String, found: Swift.String)

  /// “expected a pattern in '\{\{…\}\}' after the keys, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1080077083, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAPatternInAfterThe4060ab1b`.
  case expectedAPatternInAfterThe4060ab1b(found: Swift.String)

  /// “expected a pattern in '\{\{…\}\}' or '.match' after the declarations”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1171401277, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAPatternInOrMatch45d22a3d`.
  case expectedAPatternInOrMatch45d22a3d

  /// “expected a space before {$thing}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 1776063716, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedASpaceBefore69dc94e4`.
  case expectedASpaceBefore69dc94e4(thing: Swift.String)

  /// “expected a variable '$…', a function ':…' or a literal after '\{', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1196750192, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAFunctionOr4754f570`.
  case expectedAVariableAFunctionOr4754f570(found: Swift.String)

  /// “expected a variable '$…' after '.input \{', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 35545356, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterInputFound021e610c`.
  case expectedAVariableAfterInputFound021e610c(found: Swift.String)

  /// “expected a variable '$…' after '.local', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1353220299, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterLocalFound50a880cb`.
  case expectedAVariableAfterLocalFound50a880cb(found: Swift.String)

  /// “expected a variable after '.local'; write '${$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 523620987, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableAfterLocalWrite1f35d27b`.
  case expectedAVariableAfterLocalWrite1f35d27b(abbreviated: Swift.String)

  /// “expected a variable such as '$count' after '.match', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 784885255, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariableSuchAsCount2ec86607`.
  case expectedAVariableSuchAsCount2ec86607(found: Swift.String)

  /// “expected a variant such as '* \{\{…\}\}' after the selectors”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 713510099, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariantSuchAsAfter2a874cd3`.
  case expectedAVariantSuchAsAfter2a874cd3

  /// “expected a variant such as '* \{\{…\}\}' here, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 789767577, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAVariantSuchAsHere2f12e599`.
  case expectedAVariantSuchAsHere2f12e599(found: Swift.String)

  /// “expected '\}' after '{$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
  ///
  /// - Remark: Code 903531002, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAfter35dac9fa`.
  case expectedAfter35dac9fa(abbreviated: Swift.String)

  /// “expected '=' after '.local ${$abbreviated}', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 2026455691, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAfterLocalFound78c9428b`.
  case expectedAfterLocalFound78c9428b(abbreviated: Swift.String, found: Swift.String)

  /// “expected an expression in '\{…\}' as the value of '${$abbreviated}', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 673576499, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnExpressionInAsThe2825f633`.
  case expectedAnExpressionInAsThe2825f633(abbreviated: Swift.String, found: Swift.String)

  /// “expected an expression such as '\{$count :integer\}' after '.input', found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
  ///
  /// - Remark: Code 1614610843, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnExpressionSuchAsCount603d019b`.
  case expectedAnExpressionSuchAsCount603d019b(found: Swift.String)

  /// “expected an operand or a function after '\{'; write '\\\{' for a brace in text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 784214816, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction2ebe2b20`.
  case expectedAnOperandOrAFunction2ebe2b20

  /// “expected an operand or a function between '\{' and '\}'; write '\\\{\\\}' for braces in
  /// text”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1814261123, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction6c236d83`.
  case expectedAnOperandOrAFunction6c236d83

  /// “expected an operand or a function before the attribute”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 2107396927, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOperandOrAFunction7d9c533f`.
  case expectedAnOperandOrAFunction7d9c533f

  /// “expected an option, an attribute '@…' or '\}' in the markup, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 117142628, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAnOptionAnAttributeOr06fb7464`.
  case expectedAnOptionAnAttributeOr06fb7464(found: Swift.String)

  /// “expected '=' and a value after the option '{$abbreviated}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 571142694, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedAndAValueAfterThe220af226`.
  case expectedAndAValueAfterThe220af226(abbreviated: Swift.String)

  /// “expected no {$thing} after an attribute; move it before the first '@'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 10355042, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedNoAfterAnAttributeMove009e0162`.
  case expectedNoAfterAnAttributeMove009e0162(thing: Swift.String)

  /// “expected nothing after the closing '\}\}', found {$found}; move it inside the pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1991956500, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedNothingAfterTheClosingFound76bad814`.
  case expectedNothingAfterTheClosingFound76bad814(found: Swift.String)

  /// “expected '\}' or a function ':…' after the variable, found {$found}; text goes outside
  /// '\{…\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1310373382, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedOrAFunctionAfterThe4e1ab606`.
  case expectedOrAFunctionAfterThe4e1ab606(found: Swift.String)

  /// “expected '\}', ':' or '@' after the literal, found {$found}; quote words as in '|two
  /// words|'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 146286699, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedOrAfterTheLiteralFound08b8286b`.
  case expectedOrAfterTheLiteralFound08b8286b(found: Swift.String)

  /// “expected '\}' right after '/'; put '/' at the end of the markup, or quote it in a
  /// value”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 935757908, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedRightAfterPutAtThe37c68854`.
  case expectedRightAfterPutAtThe37c68854

  /// “expected '|' to close the literal that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Literals.swift.
  ///
  /// - Remark: Code 1891920845, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseTheLiteralThat70c46bcd`.
  case expectedToCloseTheLiteralThat70c46bcd

  /// “expected '\}\}' to close the pattern, found one '\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 1807878649, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePatternFound6bc209f9`.
  case expectedToCloseThePatternFound6bc209f9

  /// “expected '\}\}' to close the pattern that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 184225054, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePatternThat0afb0d1e`.
  case expectedToCloseThePatternThat0afb0d1e

  /// “expected '\}' to close the placeholder, found {$found}”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 191329550, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePlaceholderFound0b67750e`.
  case expectedToCloseThePlaceholderFound0b67750e(found: Swift.String)

  /// “expected '\}' to close the placeholder that starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 37681862, `sentence`; Catalog/message-syntax.toml,
  ///   `expectedToCloseThePlaceholderThat023efac6`.
  case expectedToCloseThePlaceholderThat023efac6

  /// “first declared here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 562405679, `sentence`; Catalog/message-syntax.toml,
  ///   `firstDeclaredHere2185a12f`.
  case firstDeclaredHere2185a12f

  /// “first given here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1171061995, `sentence`; Catalog/message-syntax.toml,
  ///   `firstGivenHere45ccfceb`.
  case firstGivenHere45ccfceb

  /// “'${$abbreviated}' is already declared; give this one another name”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 153840564, `sentence`; Catalog/message-syntax.toml,
  ///   `isAlreadyDeclaredGiveThisOne092b6bb4`.
  case isAlreadyDeclaredGiveThisOne092b6bb4(abbreviated: Swift.String)

  /// “'${$abbreviated}' is declared with a value that uses it; give one of them another name”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1369990388, `sentence`; Catalog/message-syntax.toml,
  ///   `isDeclaredWithAValueThat51a864f4`.
  case isDeclaredWithAValueThat51a864f4(abbreviated: Swift.String)

  /// “'{$abbreviated}' is not a keyword; did you mean '{$suggestion}'?”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1825928210, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAKeywordDidYou6cd57412`.
  case isNotAKeywordDidYou6cd57412(abbreviated: Swift.String, suggestion: Swift.String)

  /// “'{$abbreviated}' is not a keyword; to begin the text with '.', put the whole message in
  /// '\{\{…\}\}'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 1684079843, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAKeywordToBegin646104e3`.
  case isNotAKeywordToBegin646104e3(abbreviated: Swift.String)

  /// “'{$escape}' is not an escape, only '\\\\', '\\\{', '\\|' and '\\\}' are; write '\\\\'
  /// for a backslash”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Literals.swift.
  ///
  /// - Remark: Code 252033711, `sentence`; Catalog/message-syntax.toml,
  ///   `isNotAnEscapeOnlyAnd0f05baaf`.
  case isNotAnEscapeOnlyAnd0f05baaf(escape: Swift.String)

  /// “'${$abbreviated}' is used before it is declared; move the declaration before the use”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1718416861, `sentence`; Catalog/message-syntax.toml,
  ///   `isUsedBeforeItIsDeclared666cf5dd`.
  case isUsedBeforeItIsDeclared666cf5dd(abbreviated: Swift.String)

  /// “markup cannot be the value of a declaration; move it into a pattern”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 916599349, `sentence`; Catalog/message-syntax.toml,
  ///   `markupCannotBeTheValueOf36a23235`.
  case markupCannotBeTheValueOf36a23235

  /// “markup that starts with '\{/' cannot end with '/\}'; remove one '/'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Markup.swift.
  ///
  /// - Remark: Code 829423213, `sentence`; Catalog/message-syntax.toml,
  ///   `markupThatStartsWithCannotEnd316ffe6d`.
  case markupThatStartsWithCannotEnd316ffe6d

  /// “the byte 0x{$hexadecimal} is not UTF-8; save the file as UTF-8”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Cursor.swift.
  ///
  /// - Remark: Code 1115653635, `sentence`; Catalog/message-syntax.toml,
  ///   `theByteXIsNotUtf427f8603`.
  case theByteXIsNotUtf427f8603(hexadecimal: Swift.String)

  /// “the end of the line”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 540637918, `sentence`; Catalog/message-syntax.toml,
  ///   `theEndOfTheLine20397ade`.
  case theEndOfTheLine20397ade

  /// “the end of the message”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 1074680439, `sentence`; Catalog/message-syntax.toml,
  ///   `theEndOfTheMessage400e5277`.
  case theEndOfTheMessage400e5277

  /// “the first key”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1433932830, `sentence`; Catalog/message-syntax.toml,
  ///   `theFirstKey5578141e`.
  case theFirstKey5578141e

  /// “the key”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1065175216, `sentence`; Catalog/message-syntax.toml, `theKey3f7d48b0`.
  case theKey3f7d48b0

  /// “the message has {$count :integer} bytes, and the limit is {$bytes :integer}; split it”
  ///
  /// Reading/BayanMessageSyntax/MessageParser.swift.
  ///
  /// - Remark: Code 221747368, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasBytesAndThe0d3798a8`.
  case theMessageHasBytesAndThe0d3798a8(count: Swift.Int, bytes: Swift.Int)

  /// “the message has more than {$selectors :integer} selectors, which is the limit; use
  /// fewer”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 359332322, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasMoreThanSelectors156af9e2`.
  case theMessageHasMoreThanSelectors156af9e2(selectors: Swift.Int)

  /// “the message has more than {$variants :integer} variants, which is the limit; use fewer”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
  ///
  /// - Remark: Code 1886431451, `sentence`; Catalog/message-syntax.toml,
  ///   `theMessageHasMoreThanVariants7070a8db`.
  case theMessageHasMoreThanVariants7070a8db(variants: Swift.Int)

  /// “the namespace '{$abbreviated}:'”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Names.swift.
  ///
  /// - Remark: Code 978890857, `sentence`; Catalog/message-syntax.toml,
  ///   `theNamespace3a58b069`.
  case theNamespace3a58b069(abbreviated: Swift.String)

  /// “the option”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1128008101, `sentence`; Catalog/message-syntax.toml, `theOption433c09a5`.
  case theOption433c09a5

  /// “the option '{$abbreviated}' is given twice; remove one”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 671165176, `sentence`; Catalog/message-syntax.toml,
  ///   `theOptionIsGivenTwiceRemove28012af8`.
  case theOptionIsGivenTwiceRemove28012af8(abbreviated: Swift.String)

  /// “the pattern starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
  ///
  /// - Remark: Code 695710832, `sentence`; Catalog/message-syntax.toml,
  ///   `thePatternStartsHere2977b470`.
  case thePatternStartsHere2977b470

  /// “the placeholder starts here”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
  ///
  /// - Remark: Code 40650761, `sentence`; Catalog/message-syntax.toml,
  ///   `thePlaceholderStartsHere026c4809`.
  case thePlaceholderStartsHere026c4809

  /// “the selector '${$abbreviated}' has no function to select with; add one to its
  /// declaration, such as ':integer' or ':string'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 853489032, `sentence`; Catalog/message-syntax.toml,
  ///   `theSelectorHasNoFunctionTo32df3588`.
  case theSelectorHasNoFunctionTo32df3588(abbreviated: Swift.String)

  /// “the selector '${$abbreviated}' is not declared; declare it with a function, such as
  /// '.input \{${$abbreviated} :integer\}'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 723071636, `sentence`; Catalog/message-syntax.toml,
  ///   `theSelectorIsNotDeclaredDeclare2b193294`.
  case theSelectorIsNotDeclaredDeclare2b193294(abbreviated: Swift.String)

  /// “the value of the attribute '@{$abbreviated}' must be a literal, not a variable”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
  ///
  /// - Remark: Code 1474964217, `sentence`; Catalog/message-syntax.toml,
  ///   `theValueOfTheAttributeMust57ea2af9`.
  case theValueOfTheAttributeMust57ea2af9(abbreviated: Swift.String)

  /// “the variant '{$keys}' is given twice; remove one”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 651454427, `sentence`; Catalog/message-syntax.toml,
  ///   `theVariantIsGivenTwiceRemove26d467db`.
  case theVariantIsGivenTwiceRemove26d467db(keys: Swift.String)

  /// “there is no variant for all other values; add '{$keys} \{\{…\}\}'”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 1016351116, `sentence`; Catalog/message-syntax.toml,
  ///   `thereIsNoVariantForAll3c94498c`.
  case thereIsNoVariantForAll3c94498c(keys: Swift.String)

  /// “U+0000 is not allowed in a message; remove it”
  ///
  /// Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
  ///
  /// - Remark: Code 992953969, `sentence`; Catalog/message-syntax.toml,
  ///   `uIsNotAllowedInA3b2f4671`.
  case uIsNotAllowedInA3b2f4671

  /// “used here”
  ///
  /// Reading/BayanMessageSyntax/Message+DataModel.swift.
  ///
  /// - Remark: Code 599449326, `sentence`; Catalog/message-syntax.toml, `usedHere23badeee`.
  case usedHere23badeee

  static var domainIndex: Swift.Int { 8 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aNameCanHaveOnlyOne6eea371c: return 0
    case .aNameCannotStartWithStart2d3fe3a3: return 1
    case .aSelectorIsAVariableNot64c5828e: return 2
    case .aSpace06d6fd0f: return 3
    case .aVariantNeedsOneKeyFor577482d6: return 4
    case .anExpressionCanHaveOnlyOne48771267: return 5
    case .cannotBeInsideAPatternWrite569eb631: return 6
    case .cannotComeAfterMatchMoveIt20d500b0: return 7
    case .closesNothingHereWriteForA7d07d205: return 8
    case .expectedADeclarationAPatternIn782d3660: return 9
    case .expectedAFunctionBeforeTheOption27bce52f: return 10
    case .expectedAKeySuchAsBefore2fc0ad5d: return 11
    case .expectedALiteralAfterFound6f73f63e: return 12
    case .expectedALiteralOrAVariable72f45e79: return 13
    case .expectedANameAfterFound651553eb: return 14
    case .expectedAPatternInAfterThe4060ab1b: return 15
    case .expectedAPatternInOrMatch45d22a3d: return 16
    case .expectedASpaceBefore69dc94e4: return 17
    case .expectedAVariableAFunctionOr4754f570: return 18
    case .expectedAVariableAfterInputFound021e610c: return 19
    case .expectedAVariableAfterLocalFound50a880cb: return 20
    case .expectedAVariableAfterLocalWrite1f35d27b: return 21
    case .expectedAVariableSuchAsCount2ec86607: return 22
    case .expectedAVariantSuchAsAfter2a874cd3: return 23
    case .expectedAVariantSuchAsHere2f12e599: return 24
    case .expectedAfter35dac9fa: return 25
    case .expectedAfterLocalFound78c9428b: return 26
    case .expectedAnExpressionInAsThe2825f633: return 27
    case .expectedAnExpressionSuchAsCount603d019b: return 28
    case .expectedAnOperandOrAFunction2ebe2b20: return 29
    case .expectedAnOperandOrAFunction6c236d83: return 30
    case .expectedAnOperandOrAFunction7d9c533f: return 31
    case .expectedAnOptionAnAttributeOr06fb7464: return 32
    case .expectedAndAValueAfterThe220af226: return 33
    case .expectedNoAfterAnAttributeMove009e0162: return 34
    case .expectedNothingAfterTheClosingFound76bad814: return 35
    case .expectedOrAFunctionAfterThe4e1ab606: return 36
    case .expectedOrAfterTheLiteralFound08b8286b: return 37
    case .expectedRightAfterPutAtThe37c68854: return 38
    case .expectedToCloseTheLiteralThat70c46bcd: return 39
    case .expectedToCloseThePatternFound6bc209f9: return 40
    case .expectedToCloseThePatternThat0afb0d1e: return 41
    case .expectedToCloseThePlaceholderFound0b67750e: return 42
    case .expectedToCloseThePlaceholderThat023efac6: return 43
    case .firstDeclaredHere2185a12f: return 44
    case .firstGivenHere45ccfceb: return 45
    case .isAlreadyDeclaredGiveThisOne092b6bb4: return 46
    case .isDeclaredWithAValueThat51a864f4: return 47
    case .isNotAKeywordDidYou6cd57412: return 48
    case .isNotAKeywordToBegin646104e3: return 49
    case .isNotAnEscapeOnlyAnd0f05baaf: return 50
    case .isUsedBeforeItIsDeclared666cf5dd: return 51
    case .markupCannotBeTheValueOf36a23235: return 52
    case .markupThatStartsWithCannotEnd316ffe6d: return 53
    case .theByteXIsNotUtf427f8603: return 54
    case .theEndOfTheLine20397ade: return 55
    case .theEndOfTheMessage400e5277: return 56
    case .theFirstKey5578141e: return 57
    case .theKey3f7d48b0: return 58
    case .theMessageHasBytesAndThe0d3798a8: return 59
    case .theMessageHasMoreThanSelectors156af9e2: return 60
    case .theMessageHasMoreThanVariants7070a8db: return 61
    case .theNamespace3a58b069: return 62
    case .theOption433c09a5: return 63
    case .theOptionIsGivenTwiceRemove28012af8: return 64
    case .thePatternStartsHere2977b470: return 65
    case .thePlaceholderStartsHere026c4809: return 66
    case .theSelectorHasNoFunctionTo32df3588: return 67
    case .theSelectorIsNotDeclaredDeclare2b193294: return 68
    case .theValueOfTheAttributeMust57ea2af9: return 69
    case .theVariantIsGivenTwiceRemove26d467db: return 70
    case .thereIsNoVariantForAll3c94498c: return 71
    case .uIsNotAllowedInA3b2f4671: return 72
    case .usedHere23badeee: return 73
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aNameCannotStartWithStart2d3fe3a3(let character): return .carrying(character: character)
    case .aVariantNeedsOneKeyFor577482d6(let selectors, let keys):
      return .carrying(selectors: selectors, keys: keys)
    case .cannotComeAfterMatchMoveIt20d500b0(let keyword): return .carrying(keyword: keyword)
    case .expectedADeclarationAPatternIn782d3660(let found),
      .expectedAFunctionBeforeTheOption27bce52f(let found),
      .expectedAPatternInAfterThe4060ab1b(let found),
      .expectedAVariableAFunctionOr4754f570(let found),
      .expectedAVariableAfterInputFound021e610c(let found),
      .expectedAVariableAfterLocalFound50a880cb(let found),
      .expectedAVariableSuchAsCount2ec86607(let found),
      .expectedAVariantSuchAsHere2f12e599(let found),
      .expectedAnExpressionSuchAsCount603d019b(let found),
      .expectedAnOptionAnAttributeOr06fb7464(let found),
      .expectedNothingAfterTheClosingFound76bad814(let found),
      .expectedOrAFunctionAfterThe4e1ab606(let found),
      .expectedOrAfterTheLiteralFound08b8286b(let found),
      .expectedToCloseThePlaceholderFound0b67750e(let found):
      return .carrying(found: found)
    case .expectedALiteralAfterFound6f73f63e(let abbreviated, let found),
      .expectedALiteralOrAVariable72f45e79(let abbreviated, let found),
      .expectedAfterLocalFound78c9428b(let abbreviated, let found),
      .expectedAnExpressionInAsThe2825f633(let abbreviated, let found):
      return .carrying(abbreviated: abbreviated, found: found)
    case .expectedANameAfterFound651553eb(let thing, let found):
      return .carrying(thing: thing, found: found)
    case .expectedASpaceBefore69dc94e4(let thing),
      .expectedNoAfterAnAttributeMove009e0162(let thing):
      return .carrying(thing: thing)
    case .expectedAVariableAfterLocalWrite1f35d27b(let abbreviated),
      .expectedAfter35dac9fa(let abbreviated), .expectedAndAValueAfterThe220af226(let abbreviated),
      .isAlreadyDeclaredGiveThisOne092b6bb4(let abbreviated),
      .isDeclaredWithAValueThat51a864f4(let abbreviated),
      .isNotAKeywordToBegin646104e3(let abbreviated),
      .isUsedBeforeItIsDeclared666cf5dd(let abbreviated), .theNamespace3a58b069(let abbreviated),
      .theOptionIsGivenTwiceRemove28012af8(let abbreviated),
      .theSelectorHasNoFunctionTo32df3588(let abbreviated),
      .theSelectorIsNotDeclaredDeclare2b193294(let abbreviated),
      .theValueOfTheAttributeMust57ea2af9(let abbreviated):
      return .carrying(abbreviated: abbreviated)
    case .isNotAKeywordDidYou6cd57412(let abbreviated, let suggestion):
      return .carrying(abbreviated: abbreviated, suggestion: suggestion)
    case .isNotAnEscapeOnlyAnd0f05baaf(let escape): return .carrying(escape: escape)
    case .theByteXIsNotUtf427f8603(let hexadecimal): return .carrying(hexadecimal: hexadecimal)
    case .theMessageHasBytesAndThe0d3798a8(let count, let bytes):
      return .carrying(count: count, bytes: bytes)
    case .theMessageHasMoreThanSelectors156af9e2(let selectors):
      return .carrying(selectors: selectors)
    case .theMessageHasMoreThanVariants7070a8db(let variants): return .carrying(variants: variants)
    case .theVariantIsGivenTwiceRemove26d467db(let keys), .thereIsNoVariantForAll3c94498c(let keys):
      return .carrying(keys: keys)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aNameCanHaveOnlyOne6eea371c, .aSelectorIsAVariableNot64c5828e, .aSpace06d6fd0f,
      .anExpressionCanHaveOnlyOne48771267, .cannotBeInsideAPatternWrite569eb631,
      .closesNothingHereWriteForA7d07d205, .expectedAKeySuchAsBefore2fc0ad5d,
      .expectedAPatternInOrMatch45d22a3d, .expectedAVariantSuchAsAfter2a874cd3,
      .expectedAnOperandOrAFunction2ebe2b20, .expectedAnOperandOrAFunction6c236d83,
      .expectedAnOperandOrAFunction7d9c533f, .expectedRightAfterPutAtThe37c68854,
      .expectedToCloseTheLiteralThat70c46bcd, .expectedToCloseThePatternFound6bc209f9,
      .expectedToCloseThePatternThat0afb0d1e, .expectedToCloseThePlaceholderThat023efac6,
      .firstDeclaredHere2185a12f, .firstGivenHere45ccfceb, .markupCannotBeTheValueOf36a23235,
      .markupThatStartsWithCannotEnd316ffe6d, .theEndOfTheLine20397ade,
      .theEndOfTheMessage400e5277, .theFirstKey5578141e, .theKey3f7d48b0, .theOption433c09a5,
      .thePatternStartsHere2977b470, .thePlaceholderStartsHere026c4809, .uIsNotAllowedInA3b2f4671,
      .usedHere23badeee,
    ]
  }
}
