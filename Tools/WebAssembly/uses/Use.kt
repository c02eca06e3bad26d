// A use of the contract of Tools/Server that compiles. Each comment "spoilt" replaces the line before it, and then
// it must not compile.
fun text(error: ServerError): String = when (error) {
  is ShopError.OutOfStock -> {
    val left: Long? = error.arguments?.left
    // spoilt:     val left: String? = error.arguments?.left
    val item: String? = error.arguments?.item
    // spoilt:     val item: String? = error.arguments?.customer
    "$left $item"
  }
  is ShopError.ShopClosed -> "closed"
  // spoilt:
  is PageError.Offline -> "offline"
  is PageError.Unreadable -> "${error.arguments?.status}"
  is SensitiveError -> error.category
  // spoilt:   is ShopError.CardStolen -> error.category
  is UnknownError -> error.words.detail
  // spoilt:
}

private fun expect(name: String, found: Any?, expected: Any?) {
  if (found != expected) throw IllegalStateException("$name: $found, expected $expected")
}

fun main() {
  val domain = "org.example.shop"
  val problem = mapOf(
    "title" to "Not enough", "detail" to "3 left", "domain" to domain, "code" to "outOfStock",
    "arguments" to mapOf("left" to 3, "item" to "tea"),
    "options" to listOf(mapOf("name" to "cancel", "label" to "Cancel", "role" to "cancel")),
  )
  val known = readError(problem)
  expect("known", text(known), "3 tea")
  expect("words", known.words.options.map { it.label }, listOf("Cancel"))
  expect("unknown code", text(readError(problem + ("code" to "new"))), "3 left")
  expect("unknown argument", text(readError(problem + ("arguments" to mapOf("left" to 3L, "item" to "tea", "x" to 1)))), "3 tea")
  expect("wider range", text(readError(problem + ("arguments" to mapOf("left" to 5000.0, "item" to "tea")))), "5000 tea")
  expect("missing argument", text(readError(problem + ("arguments" to mapOf("left" to 3)))), "null null")
  expect("other type", text(readError(problem + ("arguments" to mapOf("left" to "3", "item" to "tea")))), "null null")
  expect("sensitive", text(readError(problem + ("code" to null) + ("category" to "security"))), "security")
  val info = mapOf(
    "@type" to "type.googleapis.com/google.rpc.ErrorInfo", "reason" to "OUT_OF_STOCK", "domain" to domain,
    "metadata" to mapOf("left" to "3", "item" to "tea"),
  )
  expect("AIP-193", text(readError(mapOf("error" to mapOf("details" to listOf(info))))), "3 tea")
  for (body in listOf(null, 1, "x", listOf(1), emptyMap<String, Any>(), mapOf("error" to mapOf("details" to 3)))) {
    expect("foreign", readError(body) is UnknownError, true)
  }
  println("ok: Kotlin reads answers as promised")
}
