import BayanReports
import Testing

@Suite("texts in the Markdown of hosts")
struct HostedMarkdownTests {
  @Test(arguments: [
    ("Log in again, please (3 of 4).", "Log in again, please (3 of 4)."),
    ("<b onclick=\"x\">&amp;</b>", "&#60;b onclick=&#34;x&#34;&#62;&#38;amp;&#60;/b&#62;"),
    ("*a* _b_ ~~c~~ `d`", "&#42;a&#42; &#95;b&#95; &#126;&#126;c&#126;&#126; &#96;d&#96;"),
    ("[a](b) ![c](d)", "&#91;a&#93;(b) !&#91;c&#93;(d)"),
    ("```\nend", "&#96;&#96;&#96;<br>end"),
    ("a|b\\", "a&#124;b&#92;"),
    ("- a", "&#45; a"), ("1. a", "&#49;. a"), ("10) a", "&#49;0) a"), ("3 of 4: a", "3 of 4: a"),
    ("+ a", "&#43; a"), ("===", "&#61;=="),
    ("# a", "<span>&#35;</span> a"),
    ("ask @ann", "ask <span>&#64;</span>ann"), ("a#1", "a<span>&#35;</span>1"),
    ("GH-1", "GH<span>&#45;</span>1"), ("$x$", "<span>&#36;</span>x<span>&#36;</span>"),
    ("a :tada: b", "a <span>&#58;</span>tada: b"),
    ("a:tada:b", "a<span>&#58;</span>tada<span>&#58;</span>b"),
    ("https://x.com", "https<span>&#58;</span>//x.com"),
    ("www.x.com", "www<span>&#46;</span>x.com"),
    ("4b548c97a", "<span>4</span>b548c<span>9</span>7a"),
    ("a\u{202E}b\u{0}", "a&lt;U+202E&gt;b&lt;U+0000&gt;"),
  ])
  func `read as they are`(_ text: String, _ escaped: String) {
    #expect(HostedMarkdown.escaped(text) == escaped)
  }

  @Test func `keep the effect of controls where a direction ends with its element`() {
    #expect(
      HostedMarkdown.escaped("a\u{2068}b\u{2069}", isRendered: true) == "a&#x2068;b&#x2069;")
  }

  @Test func `in a sentence have a direction of their own`() {
    #expect(
      HostedMarkdown.sentence("the option 'إلغاء' is new")
        == "the option '<span dir=\"auto\">إلغاء</span>' is new")
  }
}
