/// The files of a new project, which passes `check` at once.
///
/// Small, and still with all there is to a catalog: a count with plural forms, buttons, words that
/// a category lends.
package enum ProjectTemplate {
  /// By path, relative to the project.
  package static let files: [(path: String, text: String)] = [
    ("Catalog/bayan.toml", project), ("Catalog/categories.toml", categories),
    ("Catalog/options.toml", options), ("Catalog/recoveries.toml", recoveries),
    ("Catalog/upload.toml", domain), ("Locales/ar/categories.toml", arabicCategories),
    ("Locales/ar/options.toml", arabicOptions), ("Locales/ar/upload.toml", arabicWords),
    ("Locales/en/categories.toml", englishCategories),
    ("Locales/en/options.toml", englishOptions), ("Locales/en/upload.toml", englishWords),
  ]

  /// One of the files.
  ///
  /// - Precondition: There is such a file.
  static func text(of path: String) -> String {
    guard let file = files.first(where: { $0.path == path }) else {
      preconditionFailure("the template has no \(path)")
    }
    return file.text
  }

  private static let project = """
    # The project: its locales, and the Swift module that is generated from it.
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "AppErrors"
    access = "internal"              # 'public' in a library whose users handle its errors

    # [checks]
    # option-unused = "warning"        # 'bayan explain' lists the rules

    """

  private static let categories = """
    # How errors are dealt with: which words they need, and whether they offer buttons.

    [transient]
    summary = "Passes by itself; trying again may succeed."
    requires = ["title", "description", "suggestion", "options"]

    [other]
    summary = "Nothing to offer but the message."
    requires = ["title", "description"]
    retry = "never"

    """

  private static let options = """
    # The buttons. Programs decide by the name; readers see the label of their locale.

    [retry]
    role = "default"

    [cancel]
    role = "cancel"

    """

  private static let recoveries = """
    # What an error offers: options in the order of its buttons.

    [retry]
    options = ["retry", "cancel"]

    """

  private static let domain = """
    domain = "com.example.upload"
    type = "UploadError"
    summary = "Errors from uploading files."

    [codes.offline]
    value = 1
    category = "transient"
    recovery = "retry"
    summary = "There is no connection."

    [codes.tooManyFiles]
    value = 2
    category = "other"
    summary = "More files were chosen than can be sent at once."
    arguments = { limit = { type = "integer", range = "0...500", example = 3 } }

    [codes.unknown]
    value = 3
    category = "other"
    words = "category"             # inherited: Locales/*/categories.toml
    summary = "Nothing is known of the cause."

    """

  private static let englishWords = """
    [offline]
    title = "You’re offline"
    description = "The files couldn’t be sent without a connection."
    suggestion = "Connect to the internet, and then try again."

    [tooManyFiles]
    title = "Too many files"
    description = '''
    .input {$limit :integer}
    .match $limit
    one {{You can send {$limit} file at a time.}}
    *   {{You can send {$limit} files at a time.}}
    '''

    """

  private static let englishCategories = """
    # For errors that say `words = "category"`.

    [other]
    title = "Something went wrong"
    description = "This couldn’t be completed."

    """

  private static let englishOptions = """
    [retry]
    label = "Try Again"

    [cancel]
    label = "Cancel"

    """

  private static let arabicWords = """
    [offline]
    title = "لا يوجد اتصال بالإنترنت"
    description = "تعذّر إرسال الملفات من دون اتصال."
    suggestion = "يُرجى الاتصال بالإنترنت، ثم المحاولة مرة أخرى."

    [tooManyFiles]
    title = "عدد الملفات كبير جدًا"
    description = '''
    .input {$limit :integer}
    .match $limit
    zero {{لا يمكن إرسال أي ملف الآن.}}
    one  {{يمكن إرسال ملف واحد في كل مرة.}}
    two  {{يمكن إرسال ملفين في كل مرة.}}
    few  {{يمكن إرسال {$limit} ملفات في كل مرة.}}
    many {{يمكن إرسال {$limit} ملفًا في كل مرة.}}
    *    {{يمكن إرسال {$limit} ملف في كل مرة.}}
    '''

    """

  private static let arabicCategories = """
    # للأخطاء التي تأخذ كلماتها من فئتها.

    [other]
    title = "حدث خطأ ما"
    description = "تعذّر إكمال هذه العملية."

    """

  private static let arabicOptions = """
    [retry]
    label = "إعادة المحاولة"

    [cancel]
    label = "إلغاء"

    """
}
