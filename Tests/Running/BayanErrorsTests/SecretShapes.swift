/// Texts with secrets in forms of real logs, each with the secrets that must not remain.
enum SecretShapes {
  static let all: [(text: String, secrets: [String])] =
    headers + queries + json + addresses + hidden + phrases + commands + nameless + structures
    + separated + credentials + languages + encodedSpaces + blocks + pairs + tables + elements
    + signs + labels + arabic + prefixes

  private static let headers: [(text: String, secrets: [String])] = [
    ("Authorization: Bearer abc.def-ghi", ["abc", "def", "ghi"]),
    ("Authorization: bearer abc/def+ghi==", ["abc", "def", "ghi"]),
    ("authorization: Basic dXNlcjpwYXNz", ["dXNl"]),
    ("Authorization: OAuth EAAB12x", ["EAAB12x"]),
    ("Authorization: OAuth oauth_consumer_key=\"ck1\", oauth_token=\"tk2\"", ["ck1", "tk2"]),
    ("Authorization: Token token=\"tk3\"", ["tk3"]),
    ("Authorization: Token tk4/x", ["tk4"]),
    ("Authorization: Digest username=\"u5\", response=\"6629fae4\"", ["6629fae4"]),
    (
      "Authorization: AWS4-HMAC-SHA256 Credential=AKID6/20260101, Signature=fe5f80",
      ["AKID6", "fe5f80"]
    ),
    ("Authorization: hunter7", ["hunter7"]),
    ("AUTHORIZATION : Bearer hunter8", ["hunter8"]),
    ("Proxy-Authorization: Basic cHJveHk6cGFzcw==", ["cHJv"]),
    ("Cookie: sid=c1; theme=dark; auth=c2", ["c1", "c2"]),
    ("Set-Cookie: id=a3fWa; Expires=Thu, 21 Oct 2027 07:28:00 GMT; Secure", ["a3fWa"]),
    ("GET / HTTP/1.1\r\nCookie: a=b9\r\nHost: example.org", ["b9"]),
    ("X-Api-Key: k10", ["k10"]), ("x-api-key:k11", ["k11"]), ("X-Auth-Token: k12", ["k12"]),
    ("X-Amz-Security-Token: IQoJb3JpZ2luX2Vj//k13", ["IQoJ", "k13"]),
    ("X-CSRF-Token: k14/+=", ["k14"]), ("Ocp-Apim-Subscription-Key: k15", ["k15"]),
    ("curl -H 'Authorization: Bearer k16' https://example.org", ["k16"]),
    ("curl -H \"Cookie: a=k17\" https://example.org", ["k17"]),
    ("[\"Authorization\": \"Bearer k18\", \"Accept\": \"*/*\"]", ["k18"]),
    ("{'Authorization': 'Token k19'}", ["k19"]),
    ("headers={Authorization=[Bearer k20]}", ["k20"]),
  ]

  private static let queries: [(text: String, secrets: [String])] = [
    ("GET /me?access_token=EAAB12x&fields=id", ["EAAB12x"]),
    ("/me?fields=id&access_token=EAAB/12+x==", ["EAAB", "12"]),
    ("?api_key=k1", ["k1"]), ("?apikey=k2&x=1", ["k2"]), ("&apiKey=k3", ["k3"]),
    ("?key=AIza4", ["AIza4"]), ("?session=k5", ["k5"]), ("?session_token=k6", ["k6"]),
    ("?sid=k7", ["k7"]), ("?code=AQB8xyz&state=1", ["AQB8xyz"]), ("?sig=k9&se=2026", ["k9"]),
    ("?X-Amz-Signature=k10&X-Amz-Date=1", ["k10"]), ("?auth=k11", ["k11"]),
    ("?client_secret=k12", ["k12"]), ("#access_token=k13&expires_in=60", ["k13"]),
    ("appsecret_proof=k14", ["k14"]), ("fb_exchange_token=k15", ["k15"]),
    ("code_verifier=k16", ["k16"]), ("?user[password]=k17", ["k17"]),
    ("refresh_token=k18;id_token=k19", ["k18", "k19"]),
    ("grant_type=password&username=u&password=k20", ["k20"]),
    ("?pwd=k21", ["k21"]), ("?ticket=ST-22-k22", ["k22"]), ("JSESSIONID=k23", ["k23"]),
    ("/download?X-Goog-Credential=k24", ["k24"]),
    ("password=a&b25&user=x", ["b25"]), ("password=a;b26;user=x", ["b26"]),
    ("?device_code=k27", ["k27"]), ("SharedAccessKey=k28/x=;EntityPath=p", ["k28"]),
    ("DefaultEndpointsProtocol=https;AccountName=n;AccountKey=k29+/==", ["k29"]),
  ]

  private static let json: [(text: String, secrets: [String])] = [
    (#"{"access_token":"EAAB12x","id":"1"}"#, ["EAAB12x"]),
    (#"{"password": "correct horse"}"#, ["correct", "horse"]),
    (#"{"clientSecret" : "k3"}"#, ["k3"]), (#"{"pass\u0077ord":"k4"}"#, ["k4"]),
    (#"{\"token\":\"k5\",\"id\":1}"#, ["k5"]), (#"{\\\"token\\\":\\\"k6\\\"}"#, ["k6"]),
    (#"{"token":"a\"k7\"b","id":1}"#, ["k7"]),
    (#"{"tokens":["abcdef123456","k8k8k8k8k8k8k8"]}"#, ["k8"]),
    (#"{"secret":["k9","k10"]}"#, ["k9", "k10"]), (#"{"password":{"value":"k11"}}"#, ["k11"]),
    (#"{"name":"Authorization","value":"Bearer k12"}"#, ["k12"]),
    (#"{"name":"password","value":"k13"}"#, ["k13"]), (#"{"apiKey":12345614}"#, ["12345614"]),
    (
      #"{"private_key":"-----BEGIN PRIVATE KEY-----\nMIIE15\n-----END PRIVATE KEY-----\n"}"#,
      ["MIIE15"]
    ),
    (#"{"refreshToken":null,"idToken":"k16"}"#, ["k16"]),
    ("{&quot;token&quot;:&quot;k17&quot;}", ["k17"]),
    (#"{"token":"k18"#, ["k18"]),
  ]

  private static let addresses: [(text: String, secrets: [String])] = [
    ("https://user:hunter1@example.org/path", ["hunter1"]),
    ("https://ghtoken2@github.com/o/r.git", ["ghtoken2"]),
    ("postgres://u:p@ss3@db:5432/x", ["ss3"]), ("postgres://u:p/w4@db:5432/x", ["w4"]),
    ("redis://:k5@localhost", ["k5"]),
    ("mysql://root:k10 x11@h/x", ["k10", "x11"]), ("mongodb+srv://u:k6%40x@c.example.net/", ["k6"]),
    ("amqps://u:k7?x@h/", ["k7"]), ("https%3A%2F%2Fu%3Ak8%40h%2F", ["k8"]),
    ("failed: <ftp://u:k9@h/>", ["k9"]),
  ]

  private static let hidden: [(text: String, secrets: [String])] = [
    ("access%5Ftoken=k1", ["k1"]), ("%61ccess_token=k2", ["k2"]),
    ("redirect=https%3A%2F%2Fx%2F%3Faccess_token%3Dk3%26id%3D1", ["k3"]),
    ("next=%252Fcb%253Ftoken%253Dk4", ["k4"]), ("ACCESS_TOKEN=k5", ["k5"]),
    ("to\u{200B}ken=k6", ["k6"]), ("token=\u{200B}k7", ["k7"]), ("token\u{AD}=k8", ["k8"]),
    ("pass\u{2060}word\u{FEFF}:k9", ["k9"]), ("token%E2%80%8B=k10", ["k10"]),
    ("ｔｏｋｅｎ＝k11", ["k11"]), ("token\\u003dk12", ["k12"]), ("token&#61;k13", ["k13"]),
    ("token%3d%22k14%22", ["k14"]), ("Pa\u{200D}ssword=k15", ["k15"]),
    ("token\u{202E}=k16", ["k16"]),
  ]

  private static let phrases: [(text: String, secrets: [String])] = [
    ("password=correct horse battery user=x", ["correct", "horse", "battery"]),
    ("password: p@ss/word 2", ["p@ss", "word 2"]), ("pwd = 'a b3'", ["b3"]),
    ("passphrase=\"a \\\"b4\\\" c5\"", ["b4", "c5"]), ("passwd=p\"w6", ["w6"]),
    ("password=it's7", ["s7"]), ("password=a,b8", ["b8"]), ("password=a)b9", ["b9"]),
    ("dbPassword=k10", ["k10"]), ("password2=k11", ["k11"]), ("PGPASSWORD=k12 psql", ["k12"]),
  ]

  private static let commands: [(text: String, secrets: [String])] = [
    ("curl -u user:k9 https://example.org", ["k9"]), ("curl --user=u:k10", ["k10"]),
    ("DB_PASS=k11", ["k11"]), ("db.pass: k12", ["k12"]), ("REDIS_AUTH=k13", ["k13"]),
    ("passWord = k14", ["k14"]), ("the api key = k15", ["k15"]),
    ("X-Hub-Signature-256: sha256=abcdef0123k16", ["k16"]),
    ("HTTP_AUTHORIZATION=Bearer k17", ["k17"]), ("HTTP_COOKIE=a=k18; b=k19", ["k18", "k19"]),
    ("spring.datasource.password=k20", ["k20"]), ("sessionid=k21; csrftoken=k22", ["k21", "k22"]),
    ("login(user: \"u\", password: \"k23\")", ["k23"]),
    ("NSErrorFailingURLStringKey=https://h/?access_token=k24, x=1", ["k24"]),
    ("tool --password k1", ["k1"]), ("tool --api-key=k2", ["k2"]), ("tool --token 'k3 x'", ["k3"]),
    ("export GITHUB_TOKEN=k4", ["k4"]), ("AWS_SECRET_ACCESS_KEY=k5/x+", ["k5"]),
    ("client_secret: k6", ["k6"]), ("token => k7", ["k7"]), ("token := k8", ["k8"]),
  ]

  private static let nameless: [(text: String, secrets: [String])] = [
    ("Bearer abc|def", ["abc", "def"]), ("sent Bearer k1k1k1 to x", ["k1k1"]),
    ("a \(String(repeating: "a1", count: 20)) b", ["a1a1"]),
    ("ghp_0123456789abcdefghijABCDEFGHIJ012345", ["0123"]),
    ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", ["eyJz", "c2ln"]),
    ("key AKIAIOSFODNN7EXAMPLE", ["IOSF"]), ("app 123456789|AbCdEfGhIjKl", ["AbCd"]),
    ("EAACEdEose0cBAKx91LmZBZC0rR5tGqJ7xN2", ["Eose"]),
    ("-----BEGIN RSA PRIVATE KEY-----\nMIIEpk9\n-----END RSA PRIVATE KEY-----", ["MIIE"]),
    ("xoxb-123456789012-abcdefGHIJ", ["abcd"]),
  ]

  private static let structures: [(text: String, secrets: [String])] = [
    ("<password>k1</password>", ["k1"]), ("<token value=\"k13\">k2</token>", ["k2", "k13"]),
    ("AccessToken(tokenString: \"k3\", userID: \"1\")", ["k3"]),
    ("accessToken: AccessToken(tokenString: \"k4\")", ["k4"]),
    ("token: Optional(\"k5\")", ["k5"]),
    ("Content-Disposition: form-data; name=\"password\"\r\n\r\nk6\r\n--b", ["k6"]),
    ("password: |k7", ["k7"]), ("Error Domain=d Code=1 UserInfo={token=k8, id=1}", ["k8"]),
    ("{\n  Authorization = \"Bearer k9\";\n}", ["k9"]),
  ]

  /// Names that no sign, or a rare sign, separates from their values.
  private static let separated: [(text: String, secrets: [String])] = [
    ("access_token is EAAB12x", ["EAAB12x"]), ("access_token EAAB12x", ["EAAB12x"]),
    ("access_token[]=k1", ["k1"]), ("access_token=<k2>", ["k2"]), ("tokens[0].token=k3", ["k3"]),
    ("the password is hunter2", ["hunter2"]), ("password was hunter2.", ["hunter2"]),
    ("token: \n  k4", ["k4"]), ("Cookie:\n session=k5", ["k5"]),
    ("Cookie:\r\n\tsession=k6", ["k6"]),
    ("password:\nk7 k8", ["k7", "k8"]), ("Authorization:\n  Bearer k9", ["k9"]),
    ("Bearer: k10", ["k10"]), ("bearer=k11", ["k11"]), ("SessionKey(k12)", ["k12"]),
    ("ApiToken(\"k13\")", ["k13"]), ("password = <k14>", ["k14"]),
    ("session 550e8400-e29b-41d4-a716-446655440000", ["550e8400"]),
    ("session id 550e8400-e29b-41d4-a716-446655440000", ["550e8400"]),
    ("passphrase is \"correct horse\"", ["correct", "horse"]), ("the pin is 4821", ["4821"]),
    ("your verification code is 482910", ["482910"]), ("password:\n\nk20", ["k20"]),
    ("token[refresh]=k21", ["k21"]), ("pass: hunter2", ["hunter2"]),
    ("secret(hunter3)", ["hunter3"]),
    ("ApiKey(rawValue: k22)", ["k22"]),
    ("session id: k15k15k15k15k15", ["k15"]), ("verification code: k16", ["k16"]),
  ]

  /// Credentials other than tokens and passwords, known by their names or by the text around them.
  private static let credentials: [(text: String, secrets: [String])] = [
    (#"Digest username="a", response="6629fae4", nonce="n1""#, ["6629fae4", "n1"]),
    (#"sent Hawk id="dh37", mac="k1=""#, ["dh37", "k1"]),
    (#"Signature keyId="k2",signature="k3""#, ["k2", "k3"]),
    ("oauth_verifier=k4", ["k4"]), ("signature=k5", ["k5"]), ("hmac=k6", ["k6"]),
    ("?Signature=k7", ["k7"]), ("code=AQB8&state=x", ["AQB8"]), ("card=4111111111111111", ["4111"]),
    ("ssn=078-05-1120", ["078"]), ("card number: 4111 1111 1111 1111", ["1111"]),
    ("hmac-sha256=k17", ["k17"]), ("NTLM TlRMTVNTUAABAAAAB4IIogAA", ["TlRM"]),
    ("https://api.telegram.org/bot123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11/getMe", ["ghIkl"]),
    ("pin: 4821", ["4821"]), ("2fa_code=998877", ["998877"]),
    ("mfaCode: 112233", ["112233"]), ("totp=445566", ["445566"]),
    ("seed_phrase=apple banana cherry", ["apple", "banana", "cherry"]),
    ("mnemonic: \"legal winner thank\"", ["legal", "thank"]),
    ("https://hooks.slack.com/services/T024BE7LD/B02/XXabCdEf01GhIjKlMn23OpQr", ["XXabCdEf"]),
    ("connect user:k8@db.internal", ["k8"]), ("root:k9@localhost", ["k9"]),
  ]

  /// Names in other languages, and with letters that resemble Latin ones.
  private static let languages: [(text: String, secrets: [String])] = [
    ("mot_de_passe=k1", ["k1"]), ("mot de passe : k2", ["k2"]), ("contraseña=k3", ["k3"]),
    ("密码=k4", ["k4"]), ("密碼：k5", ["k5"]), ("كلمة السر: k6", ["k6"]), ("كلمة_المرور=k7", ["k7"]),
    ("пароль=k8", ["k8"]), ("Пароль: k9", ["k9"]), ("パスワード=k10", ["k10"]), ("비밀번호: k11", ["k11"]),
    ("tоken=k12", ["k12"]), ("pаsswоrd=k13", ["k13"]), ("ΤOKEN=k14", ["k14"]),
    ("𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝=k18", ["k18"]), ("トークン=k19", ["k19"]), ("رمز المرور: k20", ["k20"]),
    ("senha: k15", ["k15"]), ("wachtwoord=k16", ["k16"]), ("סיסמה: k17", ["k17"]),
  ]

  /// Texts without secrets, which stay unchanged.
  static let innocent = [
    "The token has expired; log in again.", "com.facebook.sdk.login.passwordChanged: changed",
    "رمز الوصول منتهي الصلاحية", "GET /v19.0/me/permissions/public_profile", "5 of 10 (50%)",
    "request 1b4e28ba-2fa1-11d2-883f-0016d3cca427", "", "keyboard=us", "keyboard layout: us",
    "monkey=1", "Use basic auth for this.", "Basic English", "a bearer token is needed",
    "Bearer realm=\"x\", error=\"invalid_token\"", "token_type=bearer", "expires_in=3600",
    "max_tokens=100", "tokens: 512", "error code: 190", "code=404", "exit code: 1",
    "{\"code\":190,\"error_subcode\":463}", "status_code=500", "country_code=EG", "?code=404",
    "HTTP/1.1 200 OK", "Content-Type: application/json; charset=UTF-8", "public_key=abc",
    "cache_key=user-1", "key=value", "keys: a, b", "session: expired", "session closed",
    "auth: failed", "author=Naguib Mahfouz", "authority=example.org", "signature: invalid",
    "passed: 5, failed: 0", "compass=north", "bypass=true",
    "/usr/lib/x86_64-linux-gnu/libcurl.so.4",
    "/home/user/Projects/Bayan2/Sources/Running/BayanLogging/LogText.swift",
    "swift-6.3.1-RELEASE", "2026-11-22T10:00:00Z", "https://example.org/@user/page",
    "https://example.org:8080/@scope/package", "mail sara@example.org", "http://[::1]:8080/",
    "secretary: Ms. Smith", "tokenize the text", "cookies are disabled", "passwordless login",
    "https://example.org/oauth/token", "Sources/BayanErrors/ErrorChain.swift:25:3",
    "com.facebook.sdk.core 8 (graphAPI), code 190.463, status 400, trace AbCdEf",
    "line 3, column 7 (byte 40): expected ',' or '}'", "a = b; c = d", "(key: 5)",
    "let key: String",
    "Error validating access token: Session has expired on Sunday, 22-Nov-26 10:00:00 PST.",
    "token: must not be empty", "PWD=/home/user/project", "token_count=5 token_limit: 10",
    "\"password\": null, \"x\": 1", "(#200) Requires extended permission: publish_actions",
    "An active access token must be used.", "Unexpected token '<' is not valid JSON",
    "\"token_endpoint\":\"https://example.org/token\"", "response_type=code&client_id=1234567890",
    "grant_type=client_credentials", "scope=public_profile,email",
    "NSErrorFailingURLStringKey=https://example.org/a1b2c3d4, x=1", "password reset",
    "the password", "primary_key: id", "sort key ascending",
    "1.2.3+build.4", "Array<Token>(repeating: x, count: 2)", "if a<token && b>c { }",
    "id=12345678901234567", "fields=id,name,picture", "100% of a&b",
    "password is incorrect", "The password is too short.", "token was revoked",
    "access token expired",
    "session is over", "session closed after 30 s", "signature: invalid", "a digest of all changes",
    "signature of the function", "mail to: sara@example.org", "mailto:sara@example.org",
    "refreshToken() failed", "Token", "reset password for user",
    "https://example.org/path/to/a-page",
    "пример: текст", "код: 404", "слово=дело", "session 5 of 7", "the card is full", "12:30@noon",
    "The token, the name and the date are required.", "expected one of token, name, id",
    "Unexpected token, expected ','", "login(token, completion)", "token, session and cookie",
    "Your password has 3 rules: length, digits, signs", "password, username and email are required",
    "[\"access_token\", \"refresh_token\"]", "fields [\"id\", \"token\", \"name\"]",
    "إذا نسيت كلمة المرور فاطلب رمزًا جديدًا", "الرمز غير صحيح", "الرمز: غير صحيح",
    "كلمة المرور قصيرة",
    "كلمة المرور غير صحيحة: حاول مرة أخرى", "انتهت صلاحية رمز الدخول، أعد المحاولة",
    "Le mot de passe est trop court.", "C:\\temp\\new\\users", "Press Ctrl+K",
    "<p>The token has expired</p>", "<key>name</key><string>Ann</string>", "<ns:name>Ann</ns:name>",
    "npm_config_registry is not set here", "sk-learn is a package of models", "50%20off",
    "invalid token (code 190)", "the password in question", "pin to top", "secret set to expire",
    "session of 2026-01-02T10:11:12Z ended", "token was set by the admin", "token is: not set",
    "password for ann: must not be empty", "password (optional): leave it empty", "token::Type",
    "invalid token in request: req-12ab", "func isSame(as other: Credentials) -> Bool2Int",
    "access token expired at 2026-01-02T10:11:12Z", "for code in [0x1a2b3c4d5e6f, 7] {",
    "<li>token</li><li>session</li>", "<b>Password</b> reset", "**Note:** the token expired",
    "a <<b token", "token /* comment */", "<td>password</td><td>required</td>",
  ]
}
