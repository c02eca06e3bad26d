extension KotlinWriter {
  /// The types that are the same in every file.
  static let types = """
    /** Whether a failed operation may be tried again. */
    public enum class Retry { AUTOMATIC, MANUAL, NEVER }

    /** An amount of money: its decimal digits, and the currency's code of ISO 4217. */
    public data class Amount(val value: kotlin.String, val currency: kotlin.String)

    /** A button, as the server describes it. The name may be one that this contract doesn't have. */
    public data class ServerOption(
      val name: kotlin.String, val label: kotlin.String, val role: kotlin.String, val language: kotlin.String?,
    )

    /** The texts of an answer, in the language that the server chose. */
    public data class ServerWords(
      val title: kotlin.String,
      val detail: kotlin.String,
      val suggestion: kotlin.String?,
      val options: kotlin.collections.List<ServerOption>,
      val direction: kotlin.String?,
      val language: kotlin.String?,
    )

    /** An error that a server may send. A `when` over its types is exhaustive. */
    public sealed class ServerError {
      public abstract val words: ServerWords
      public abstract val domain: kotlin.String?
      public abstract val code: kotlin.String?
      public abstract val category: kotlin.String?
      public open val retry: Retry get() = Retry.MANUAL
    }

    /** A sensitive error, of which only the category is told. */
    public data class SensitiveError(
      override val words: ServerWords, override val domain: kotlin.String?, override val category: kotlin.String,
    ) : ServerError() {
      override val code: kotlin.String? get() = null
    }

    /** An answer that this contract doesn't have: show the server's words. */
    public data class UnknownError(
      override val words: ServerWords, override val domain: kotlin.String?, override val code: kotlin.String?,
      override val category: kotlin.String?,
    ) : ServerError()
    """

  /// The reader, which is the same in every file.
  static let reader = #"""
    /** Thrown inside the reader where an argument is missing or has another type. */
    private class Unfit : kotlin.Exception()

    /** The arguments of an answer. Metadata of AIP-193 has texts only. */
    private class Reading(private val given: kotlin.collections.Map<*, *>?, private val isText: kotlin.Boolean) {
      fun <Arguments> all(make: () -> Arguments): Arguments? = try { make() } catch (_: Unfit) { null }

      private fun string(value: kotlin.Any?): kotlin.String = value as? kotlin.String ?: throw Unfit()

      private fun integer(value: kotlin.Any?): kotlin.Long = when {
        value is kotlin.Int || value is kotlin.Long || value is kotlin.Short || value is kotlin.Byte ->
          (value as kotlin.Number).toLong()
        value is kotlin.Number ->
          value.toDouble().let { if (it % 1.0 == 0.0 && kotlin.math.abs(it) < 9.0e15) it.toLong() else throw Unfit() }
        value is kotlin.String && isText -> value.toLongOrNull() ?: throw Unfit()
        else -> throw Unfit()
      }

      private fun number(value: kotlin.Any?): kotlin.Double {
        val number = when {
          value is kotlin.Number -> value.toDouble()
          value is kotlin.String && isText -> value.toDoubleOrNull()
          else -> null
        }
        return number?.takeIf { it.isFinite() } ?: throw Unfit()
      }

      private fun amount(value: kotlin.Any?): Amount {
        if (value is kotlin.String && isText) {
          val parts = value.split(" ")
          return if (parts.size == 2) Amount(parts[0], parts[1]) else throw Unfit()
        }
        val members = value as? kotlin.collections.Map<*, *> ?: throw Unfit()
        return Amount(string(members["value"]), string(members["currency"]))
      }

      private fun <Element> list(name: kotlin.String, read: (kotlin.Any?) -> Element): kotlin.collections.List<Element> {
        // A text of AIP-193's metadata doesn't tell where an element ends.
        val elements = given?.get(name) as? kotlin.collections.List<*> ?: throw Unfit()
        return elements.map(read)
      }

      fun string(name: kotlin.String): kotlin.String = string(given?.get(name))
      fun integer(name: kotlin.String): kotlin.Long = integer(given?.get(name))
      fun number(name: kotlin.String): kotlin.Double = number(given?.get(name))
      fun amount(name: kotlin.String): Amount = amount(given?.get(name))
      fun strings(name: kotlin.String): kotlin.collections.List<kotlin.String> = list(name) { string(it) }
      fun integers(name: kotlin.String): kotlin.collections.List<kotlin.Long> = list(name) { integer(it) }
      fun numbers(name: kotlin.String): kotlin.collections.List<kotlin.Double> = list(name) { number(it) }
      fun amounts(name: kotlin.String): kotlin.collections.List<Amount> = list(name) { amount(it) }
    }

    private fun text(members: kotlin.collections.Map<*, *>?, name: kotlin.String): kotlin.String? =
      members?.get(name) as? kotlin.String

    private fun wordsOfProblem(body: kotlin.collections.Map<*, *>?, language: kotlin.String?): ServerWords {
      val detail = text(body, "detail") ?: ""
      val options = (body?.get("options") as? kotlin.collections.List<*> ?: kotlin.collections.emptyList<kotlin.Any>())
        .mapNotNull { option ->
          val members = option as? kotlin.collections.Map<*, *>
          val name = text(members, "name")
          val label = text(members, "label")
          if (name == null || label == null) null
          else ServerOption(name, label, text(members, "role") ?: "default", text(members, "language"))
        }
      return ServerWords(
        text(body, "title") ?: detail, detail, text(body, "suggestion"), options, text(body, "direction"),
        text(body?.get("languages") as? kotlin.collections.Map<*, *>, "detail") ?: language,
      )
    }

    /**
     * Reads the body of an answer: problem details of RFC 9457, or a status of AIP-193. Never throws.
     *
     * [body] is the parsed body: maps, lists, texts, numbers. [language] is the answer's `Content-Language`.
     */
    public fun readError(body: kotlin.Any?, language: kotlin.String? = null): ServerError {
      val members = body as? kotlin.collections.Map<*, *>
      val status = members?.get("error") as? kotlin.collections.Map<*, *>
      if (status != null) return readStatus(status)
      val words = wordsOfProblem(members, language)
      val domain = text(members, "domain")
      val code = text(members, "code")
      val category = text(members, "category")
      val given = Reading(members?.get("arguments") as? kotlin.collections.Map<*, *>, false)
      if (code != null) return Codes.read(domain, code, words, given) ?: UnknownError(words, domain, code, category)
      return if (category != null && Codes.isSensitive(domain, category)) SensitiveError(words, domain, category)
      else UnknownError(words, domain, null, category)
    }

    private fun readStatus(status: kotlin.collections.Map<*, *>): ServerError {
      val details = status["details"] as? kotlin.collections.List<*>
      fun detail(name: kotlin.String): kotlin.collections.Map<*, *>? =
        details?.mapNotNull { it as? kotlin.collections.Map<*, *> }
          ?.firstOrNull { text(it, "@type") == "type.googleapis.com/google.rpc.$name" }
      val info = detail("ErrorInfo")
      val localized = detail("LocalizedMessage")
      val message = text(localized, "message") ?: text(status, "message") ?: ""
      val words = ServerWords("", message, null, kotlin.collections.emptyList(), null, text(localized, "locale"))
      val domain = text(info, "domain")
      val reason = text(info, "reason")
      val code = Codes.nameOf(domain, reason)
      val category = Codes.categoryOf(domain, reason)
      // A reason that a code and a sensitive category share names neither.
      if (code != null && category == null) {
        val given = Reading(info?.get("metadata") as? kotlin.collections.Map<*, *>, true)
        return Codes.read(domain, code, words, given) ?: UnknownError(words, domain, code, null)
      }
      if (category != null && code == null) return SensitiveError(words, domain, category)
      return UnknownError(words, domain, reason, null)
    }
    """#
}
