import BayanChecking
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

/// The slips of a translator's hour: a project with three errors, in which one thing is wrong.
@Suite("A translator's slips")
struct SlipsTests {
  /// A replacement in the Arabic texts, and the rule that reports it.
  struct Slip: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var old: String
    var new: String

    init(_ rule: RuleID, _ old: String, _ new: String) {
      (self.rule, self.old, self.new) = (rule, old, new)
    }

    var testDescription: String { "\(rule): \(new)" }
  }

  private static let slips = [
    Slip("bad-variant-key", "few {{", "قليل {{"), Slip("bad-variant-key", "one {{", "١ {{"),
    Slip("syntax-error", ".match", ".طابق"), Slip("syntax-error", "«{$name}»", "«{name$}»"),
    Slip("syntax-error", "«{$name}»", "«{$name»"), Slip("toml-syntax", "[notFound]", "[غير_موجود]"),
    Slip("unknown-key", "title = \"غير", "العنوان = \"غير"),
    Slip("plural-category-missing", "zero {{يا {$name}، سلتك فارغة.}}\n", ""),
    Slip("missing-fallback-variant", "*   {{يا {$name}، في سلتك {$count} منتج.}}\n", ""),
    Slip("duplicate-variant", "two {{", "one {{"),
    Slip("double-space", "تعذّر العثور", "تعذّر  العثور"),
    Slip("placeholder-missing", " على «{$name}»", ""),
    Slip("placeholder-unknown", "«{$name}»", "«{$اسم}»"),
    Slip("placeholder-unknown", "«{$name}»", "«{$nme}»"),
    Slip("toml-syntax", "title = \"غير موجود\"", "title = \"غير موجود"),
    Slip("toml-value", "title = \"غير موجود\"", "title = “غير موجود”"),
    Slip("toml-syntax", "description = '''", "description = "),
    Slip("key-duplicate", "[offline]", "[notFound]"),
    Slip("markup-unbalanced", "{/link}", ""),
    Slip("markup-tag-unknown", "{#link}صفحة المساعدة{/link}", "{#رابط}صفحة المساعدة{/رابط}"),
    Slip("translation-unchanged", "تعذّر العثور على «{$name}».", "“{$name}” couldn’t be found."),
    Slip("translation-empty", "غير موجود", ""), Slip("title-full-stop", "غير موجود", "غير موجود."),
    Slip("arabic-punctuation", "يا {$name}، سلتك", "يا {$name}, سلتك"),
    Slip("arabic-punctuation", "مرة أخرى.", "مرة أخرى?"),
    Slip("bidi-override", "تعذّر العثور", "\u{202E}تعذّر العثور"),
    Slip("arabic-tatweel", "السلة", "الســـلة"),
    Slip("arabic-presentation-form", "السلة", "ﺍﻟﺴﻠﺔ"),
    Slip("repeated-word", "العثور على", "العثور على على"),
    Slip("unknown-function", ":integer", ":عدد"),
    Slip(
      "arabic-plural-swapped", few + many,
      few.replacing("منتجات", with: "منتجًا") + many.replacing("منتجًا", with: "منتجات")),
    Slip("bidi-mark-redundant", "تعذّر العثور", "تعذّر \u{200F}العثور"),
    Slip("arabic-dual-with-numeral", "منتجان", "{$count} منتجان"),
    Slip("number-changed", "مرة أخرى.", "بعد 5 دقائق."),
    Slip("translation-missing", "[offline]\n\(offline)", ""),
    Slip(
      "plural-dropped", "description = '''\n\(forms)'''",
      "description = \"يا {$name}، في سلتك {$count :integer} منتج.\""),
  ]

  private static let offline = """
    title = "لا يوجد اتصال بالإنترنت"
    description = "تعذّر إرسال الطلب. يُرجى زيارة {#link}صفحة المساعدة{/link}."
    suggestion = "يُرجى المحاولة مرة أخرى."

    """

  private static let few = "few {{يا {$name}، في سلتك {$count} منتجات.}}\n"
  private static let many = "many {{يا {$name}، في سلتك {$count} منتجًا.}}\n"

  private static let forms = """
    .input {$count :integer}
    .match $count
    zero {{يا {$name}، سلتك فارغة.}}
    one {{يا {$name}، في سلتك منتج واحد.}}
    two {{يا {$name}، في سلتك منتجان.}}
    \(few)\(many)*   {{يا {$name}، في سلتك {$count} منتج.}}

    """

  private static let arabic = """
    [cartFull]
    title = "السلة ممتلئة"
    description = '''
    \(forms)'''

    [notFound]
    title = "غير موجود"
    description = "تعذّر العثور على «{$name}»."

    [offline]
    \(offline)
    """

  private static let others = [
    "Catalog/bayan.toml": "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\"]\n",
    "Catalog/shop.toml": """
    domain = "org.example.shop"
    type = "ShopError"

    [codes.cartFull]
    summary = "The cart is full."

    [codes.cartFull.arguments]
    count = { type = "integer", range = "0...500", example = 3 }
    name = { type = "string", example = "Ann" }

    [codes.notFound]
    summary = "Nothing there."
    arguments = { name = { type = "string", example = "Ann" } }

    [codes.offline]
    summary = "No connection."
    recovery = "retry"
    """,
    "Locales/en/shop.toml": """
    [cartFull]
    title = "The cart is full"
    description = '''
    .input {$count :integer}
    .match $count
    one {{{$name}, there is {$count} item in your cart.}}
    *   {{{$name}, there are {$count} items in your cart.}}
    '''

    [notFound]
    title = "Not found"
    description = "“{$name}” couldn’t be found."

    [offline]
    title = "You’re offline"
    description = "The order couldn’t be sent. Visit {#link}the help page{/link}."
    suggestion = "Try again."
    """,
  ]

  private static func diagnostics(of arabic: String) -> [Diagnostic] {
    let files = others.merging(["Locales/ar/shop.toml": arabic]) { own, _ in own }
    return CheckRun(.all)(files.map { SourceFile(path: $0.key, text: $0.value) }).diagnostics
      .filter { $0.isOpen }
  }

  @Test func `the project without a slip has no diagnostics`() {
    #expect(Self.diagnostics(of: Self.arabic).map(\.message.description) == [])
  }

  @Test(arguments: slips)
  func `each is told at its place, in Arabic without English`(_ slip: Slip) throws {
    let language = try #require(DiagnosticLanguage.answering(["ar-EG"]))
    let place = try #require(Self.arabic.firstRange(of: slip.old))
    let found = Self.diagnostics(of: Self.arabic.replacingCharacters(in: place, with: slip.new))
    #expect(found.contains { $0.rule == slip.rule && $0.file == "Locales/ar/shop.toml" })
    for diagnostic in found {
      let sentences =
        [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixes.map(\.label)
      for sentence in sentences {
        // A new sentence is English until somebody translates it.
        guard let text = language.translated(sentence) else { continue }
        #expect(RuleCasesTests.english(in: text).isEmpty, "\(text)")
        #expect(!text.contains("««") && !text.contains("''"), "\(text)")
      }
    }
  }
}
