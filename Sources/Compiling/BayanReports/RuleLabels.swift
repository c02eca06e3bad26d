import BayanDiagnostics

/// The labels that a terminal shows around the parts of a rule's page, by the language of the page.
///
/// The headings and labels in the page itself are `RulePage.Labels`.
enum RuleLabels {
  case english
  case arabic

  /// - Parameter language: The language of a page; for an unknown one the labels are in English.
  init(_ language: String) { self = language == "ar" ? .arabic : .english }

  /// The word for a rule that is off unless a project turns it on.
  var offByDefault: String {
    switch self {
    case .english: "off by default"
    case .arabic: "معطّلة افتراضيًا"
    }
  }

  /// The word for such a rule in a list.
  var off: String {
    switch self {
    case .english: "off"
    case .arabic: "معطّلة"
    }
  }

  func severity(_ severity: Diagnostic.Severity) -> String {
    switch (self, severity) {
    case (.english, _): "\(severity)"
    case (.arabic, .error): "خطأ"
    case (.arabic, .warning): "تحذير"
    case (.arabic, .note): "ملاحظة"
    }
  }

  /// Returns the label of the reason for a severity.
  func why(_ severity: Diagnostic.Severity) -> String {
    switch (self, severity) {
    case (.english, _): "Why \(severity)"
    case (.arabic, .error): "لماذا هو خطأ"
    case (.arabic, .warning): "لماذا هو تحذير"
    case (.arabic, .note): "لماذا هو ملاحظة"
    }
  }

  /// The label of a second text that isn't reported.
  var goodToo: String {
    switch self {
    case .english: "Not reported either:"
    case .arabic: "ولا يُبلَّغ عن هذا:"
    }
  }

  /// The label of the list of texts that aren't reported, below an example.
  var alsoNotReported: String {
    switch self {
    case .english: "Also not reported:"
    case .arabic: "وهذا أيضًا لا يُبلَّغ عنه:"
    }
  }

  /// Returns the sentence about the rules that supersede the rule.
  func superseded(by rules: [String]) -> String {
    switch self {
    case .english: "Not reported where another rule reports the cause: \(quotedList(rules))."
    case .arabic:
      // Not with commas: between Latin names they would take the names' direction.
      "لا يُبلَّغ عنه حيث تُبلغ عن سببه قاعدة أخرى: \(rules.map(quoted).joined(separator: " و"))."
    }
  }

  /// Returns the sentences about a gate.
  func gate(_ reason: String) -> String {
    switch self {
    case .english:
      """
      A gate: \(reason) 'import', 'adopt', assistants, 'release' and 'check --for release' refuse \
      such a text, whatever [checks] says, unless 'bayan allow' names it.
      """
    case .arabic:
      """
      قاعدة مانعة: \(reason) لا يُقبل نص كهذا في الأوامر 'import' و'adopt' و'release' \
      و'check --for release'، ولا من برنامج مساعد، مهما كانت درجة القاعدة في المشروع، ما لم \
      يُذكر النص في الأمر 'bayan allow'.
      """
    }
  }

  /// Returns the paragraph about the settings of a rule.
  ///
  /// In Arabic, commands have lines of their own: a line in two directions is hard to read and copy.
  func adjusting(_ rule: RuleID) -> String {
    switch self {
    case .english:
      """
      [checks] in Catalog/bayan.toml sets it: \(rule) = "error", "warning", "note" or "off".
      To suppress one diagnostic: bayan allow \(rule) @FINGERPRINT --reason "…"
      To suppress those of a locale or of some files: [[allow]] in Catalog/bayan.toml.
      """
    case .arabic:
      """
      لإسكات بلاغ واحد:
          bayan allow \(rule) @FINGERPRINT --reason "…"
      لتغيير درجة القاعدة أو تعطيلها، في الملف Catalog/bayan.toml:
          [checks]
          \(rule) = "off"      # "error", "warning", "note"
      لإسكات بلاغات لغة أو ملفات: القسم [[allow]] في الملف نفسه.
      """
    }
  }

  /// The sentence about a rule that can't be turned off.
  var notAdjustable: String {
    switch self {
    case .english: "It can't be turned off: with it the files are unusable."
    case .arabic: "لا يمكن تعطيلها، فالملفات لا تصلح للاستخدام ما لم يُصحَّح هذا الخطأ."
    }
  }

  /// Returns the line about examples in other locales.
  func moreExamples(_ locales: [String]) -> String {
    switch self {
    case .english: "More examples: --locale \(locales.joined(separator: ", "))."
    case .arabic: "لأمثلة أخرى: ‎--locale \(locales.joined(separator: " "))"
    }
  }

  /// The last line of the list of rules; `nil` for English.
  var othersInEnglish: String? {
    switch self {
    case .english: nil
    case .arabic: "ما وُصف هنا بالإنجليزية لم تُكتب صفحته بالعربية بعد."
    }
  }

  /// The line above a page in English whose rule has no page in this language; `nil` for English.
  var pageInEnglish: String? {
    switch self {
    case .english: nil
    case .arabic: "لم تُكتب صفحة هذه القاعدة بالعربية بعد، وهذه صفحتها بالإنجليزية."
    }
  }
}
