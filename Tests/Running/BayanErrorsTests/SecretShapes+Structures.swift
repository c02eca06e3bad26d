/// Secrets in structures, such as blocks, pairs, tables and elements, and secrets with signs and
/// words between name and value.
extension SecretShapes {
  static let encodedSpaces: [(text: String, secrets: [String])] = [
    ("token=abc%20k1", ["abc", "k1"]), ("?token=abc%20k2&x=1", ["abc", "k2"]),
    ("token=abc%C2%A0k3", ["k3"]), ("token=abc%E2%80%AFk4", ["k4"]), ("token=abc%0Ak5", ["k5"]),
    ("token=abc%2520k6", ["k6"]), ("token=abc+k7", ["abc", "k7"]), ("token=%20k8", ["k8"]),
    ("token%3Dabc%20k9", ["k9"]), ("password%20%3A%20k10", ["k10"]),
    ("code=abcd1234efgh56%20k11", ["k11"]), ("q=password+is+hunter12", ["hunter12"]),
    ("?mot+de+passe=k13", ["k13"]), ("api+key=k14", ["k14"]),
    ("Authorization%3A%20Bearer%20k15abc.def", ["k15"]), ("Authorization:+Bearer+k16.def", ["k16"]),
    ("password&nbsp;: k17", ["k17"]), ("password\\u00a0: k18", ["k18"]), ("token\\t= k19", ["k19"]),
  ]

  static let blocks: [(text: String, secrets: [String])] = [
    ("token: |\n k1", ["k1"]), ("token: |\n  k2\n  k3\nid: 1", ["k2", "k3"]),
    ("token: >-\n  k4\n", ["k4"]), ("a:\n  token: >\n    k5\n  id: 1", ["k5"]),
    ("password: |2+\n    correct horse\n    battery\nx: 1", ["correct", "battery"]),
    ("token: |\n\n  k6", ["k6"]), ("token: | # note\n  k7", ["k7"]), ("token: |\n\tk8", ["k8"]),
    ("\"token\": |\n  k9", ["k9"]), (#"{"a":"token: |\n  k10\n"}"#, ["k10"]),
    ("client_secret: |\r\n  k11\r\n", ["k11"]), ("token: !!str k12", ["k12"]),
    ("token: &a k13", ["k13"]), ("token:\n  - k14", ["k14"]), ("token: !vault 'k15'", ["k15"]),
    ("token: \"\"\"\nk16\n\"\"\"", ["k16"]), ("password = '''\ncorrect horse'''", ["horse"]),
    ("password=b'correct horse' x", ["correct", "horse"]),
    ("token = @\"k17 k18\"", ["k17", "k18"]),
    ("token=\\\n  k19", ["k19"]), ("Password\nhunter20", ["hunter20"]),
    ("token = <<EOF\nk21\nEOF\n", ["k21"]), ("token = <<-'EOF'\n  k22\n  EOF", ["k22"]),
    (
      "Content-Disposition: form-data; name=\"token\"\r\nContent-Type: text/plain\r\n\r\nk23\r\n--b",
      ["k23"]
    ),
  ]

  static let pairs: [(text: String, secrets: [String])] = [
    ("\"token\", \"SECRET\"", ["SECRET"]), ("(\"token\", \"horse\")", ["horse"]),
    ("['password', 'correct horse']", ["correct", "horse"]), ("(token, hunter1)", ["hunter1"]),
    ("(pin, 4821)", ["4821"]), ("token,hunter2", ["hunter2"]), ("token;hunter3", ["hunter3"]),
    ("token|hunter4", ["hunter4"]), ("x = \"token\", \"hunter5\"", ["hunter5"]),
    ("token , 0a1b2c3d4e5f6a", ["0a1b2c"]), ("[(\"authorization\", \"horse\")]", ["horse"]),
    ("(u'token', u'horse')", ["horse"]), ("setenv(\"API_KEY\", \"horse\", 1)", ["horse"]),
    ("setHeader(\"X-Auth-Token\", \"horse\")", ["horse"]), ("(token . \"horse\")", ["horse"]),
    ("{\"key\":\"token\",\"val\":\"k6\"}", ["k6"]), ("(key: \"token\", value: \"k7\")", ["k7"]),
    ("token[0a1b2c]", ["0a1b2c"]), ("/token/0a1b2c3d4e5f6a/x", ["0a1b2c"]),
    ("\"token\" \"k8k8k8\"", ["k8"]), ("name=token value=k9", ["k9"]),
  ]

  static let tables: [(text: String, secrets: [String])] = [
    ("user,token\nann,k1\nbob,k2\n", ["k1", "k2"]), ("id;password\n1;horse cow", ["horse", "cow"]),
    ("id\ttoken\tx\n1\tk3\ty", ["k3"]), ("| user | token |\n|---|---|\n| ann | k4 |", ["k4"]),
    (" id | password \n----+----------\n  1 | horse\n", ["horse"]),
    ("\"user\",\"token\"\n\"ann, b\",\"k5\"", ["k5"]),
  ]

  static let elements: [(text: String, secrets: [String])] = [
    ("<key>token</key><string>k1</string>", ["k1"]),
    ("<key>password</key>\n\t<string>correct horse</string>", ["correct", "horse"]),
    ("<key>token</key>\n<data>\nU0VD\n</data>", ["U0VD"]),
    ("<key>token</key><!-- c --><string>k2</string>", ["k2"]),
    ("<key>token</key><string><![CDATA[k3]]></string>", ["k3"]),
    ("<string name=\"token\">k4</string>", ["k4"]), ("<entry key='password'>k5</entry>", ["k5"]),
    ("<add key=\"token\" value=\"k6\"/>", ["k6"]), ("<name>token</name><value>k7</value>", ["k7"]),
    ("<property name=\"password\"><value>k8</value></property>", ["k8"]),
    ("<meta name=\"csrf-token\" content=\"k9\">", ["k9"]), ("<ns:token>k10</ns:token>", ["k10"]),
    ("<token><![CDATA[k11]]></token>", ["k11"]), ("<token><value>k12</value></token>", ["k12"]),
    ("<wsse:Password Type=\"x\">k13</wsse:Password>", ["k13"]), ("<auth token='k14'/>", ["k14"]),
    ("&lt;token&gt;k15&lt;/token&gt;", ["k15"]), ("%3Ctoken%3Ek16%3C/token%3E", ["k16"]),
    ("<b>Password:</b> hunter17", ["hunter17"]), ("<td>token</td><td>hunter18</td>", ["hunter18"]),
  ]

  static let signs: [(text: String, secrets: [String])] = [
    ("token -> k1", ["k1"]), ("token->k2", ["k2"]), ("token → k3", ["k3"]),
    ("token ::= k4", ["k4"]),
    ("token === k5", ["k5"]), ("token <- \"k6\"", ["k6"]), ("token != 'k7'", ["k7"]),
    ("token ||= 'k8'", ["k8"]), ("token <> 'k9'", ["k9"]), ("token ?= k10", ["k10"]),
    ("token LIKE 'k11'", ["k11"]), ("token：k12", ["k12"]), ("token＝k13", ["k13"]),
    ("token﹕k14", ["k14"]), ("token∶ k15", ["k15"]), ("« mot de passe » : « k16 »", ["k16"]),
    ("密码：「k17」", ["k17"]), ("password: “correct horse”", ["correct", "horse"]),
    ("password — hunter18", ["hunter18"]), ("token\\x3dk19", ["k19"]), ("token\\u{3d}k20", ["k20"]),
    ("ｐａｓｓｗｏｒｄ：ｋ２１", ["ｋ２"]), ("userPassword:: k22", ["k22"]),
    ("\"token\": /* x */ \"k23\"", ["k23"]), ("**Password:** k24", ["k24"]),
    ("**Token**: k25", ["k25"]), ("| **token** | 0a1b2c3d4e5f |", ["0a1b2c"]),
    ("\u{1B}[1mtoken\u{1B}[0m: k26", ["k26"]), ("to\u{1B}[1mken\u{1B}[31m=\u{1B}[0mk27", ["k27"]),
    ("Bearer\u{1B}[0mabc.def", ["abc.def"]), ("ⓣⓞⓚⓔⓝ: k28", ["k28"]),
    ("t\u{20DD}oken: k29", ["k29"]),
  ]

  static let labels: [(text: String, secrets: [String])] = [
    ("changed password to hunter1", ["hunter1"]), ("Your token is: k2", ["k2"]),
    ("set password to 'correct horse'", ["correct", "horse"]),
    ("new password: hunter3", ["hunter3"]),
    ("password for ann: hunter4", ["hunter4"]), ("token (of ann): hunter5", ["hunter5"]),
    ("Contrasen\u{303}a: k6", ["k6"]), ("clé API : k7", ["k7"]),
  ]

  static let arabic: [(text: String, secrets: [String])] = [
    ("كلمة المرور: hunter1", ["hunter1"]), ("كلمة\u{A0}المرور\u{202F}: hunter2", ["hunter2"]),
    ("كلمة المرور\u{200F}:\u{200F} hunter3", ["hunter3"]), ("الرمز: hunter4", ["hunter4"]),
    ("\u{202B}كلمة المرور: hunter5\u{202C}", ["hunter5"]), ("الرمز : hunter6،", ["hunter6"]),
    ("كلمة المرور؛ hunter7", ["hunter7"]), ("رمز الدخول، hunter8", ["hunter8"]),
    ("رمز التحقق: 482910", ["482910"]), ("رمز التحقق: ٤٨٢٩١٠", ["٤٨٢"]),
    ("الرقم السري: 4821", ["4821"]),
    ("كلمةُ المُرور هي hunter9", ["hunter9"]), ("كلمـــة المرور: hunter10", ["hunter10"]),
    ("كلمه المرور: hunter11", ["hunter11"]), ("كلمة مرورك: hunter12", ["hunter12"]),
    ("والرمز: hunter13", ["hunter13"]), ("كلمة المرور الخاصة بك: hunter14", ["hunter14"]),
    ("كلمة السر＝hunter15", ["hunter15"]), ("الرمز: «hunter16»", ["hunter16"]),
    ("كلمة المرور: سرٌّ", ["سر"]), ("مفتاح API: k17", ["k17"]),
  ]

  /// Tokens without a name, which have a known prefix.
  static let prefixes: [(text: String, secrets: [String])] =
    """
    hvs. hvb. shpat_ shpss_ pypi- ghp_ gho_ ghr_ github_pat_ glpat- glrt- xoxb- xoxp- xoxe. xapp-1- \
    sk_live_ rk_live_ whsec_ npm_ dop_v1_ SG. hf_ sk- sk-ant- sk-proj- dckr_pat_ lin_api_ GOCSPX- \
    ya29. sq0atp- glsa_ rubygems_ tskey-auth- PMAK- NRAK- sbp_ xkeysib- ATATT3x sntrys_ pscale_tkn_ \
    nfp_ gsk_ phx_ figd_
    """.split(whereSeparator: { " \n".contains($0) })
    .map { ("sent \($0)zq7xK2mV9pLw4TaB3d6f here", ["xK2mV9"]) } + [
      ("ASIAIOSFODNN7EXAMPLE", ["IOSF"]), ("AIzaSyA1234567890abcdefghijklmnopqrstuvw", ["SyA1"]),
      ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0", ["eyJz"]),
      ("SK0123456789abcdef0123456789abcdef", ["0123"]),
      ("key-0123456789abcdef0123456789abcdef", ["0123"]),
      ("dapi0123456789abcdef0123456789abcdef", ["0123"]),
    ]
}
