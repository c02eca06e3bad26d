"""The measured projects of realistic messages, and the same texts for the peers."""

import json
import random
import shutil

from measure import run

WORDS = {
    "en": """the file could not be saved because this disk has no free space left right now your
        connection was lost before all items were sent please check settings and try again later
        account password changed on another device someone else is editing shared document server did
        not answer within a minute permission to open photos was turned off in system preferences""",
    "ar": """تعذّر حفظ الملف لأن القرص ممتلئ الآن انقطع الاتصال قبل إرسال جميع العناصر يُرجى التحقق من
        الإعدادات ثم المحاولة مرة أخرى لاحقًا تغيّرت كلمة السر الحساب على جهاز آخر يعدّل شخص المستند
        المشترك لم يستجب الخادم خلال دقيقة أُوقف إذن الوصول إلى الصور في تفضيلات النظام""",
    "de": """die datei konnte nicht gesichert werden weil auf diesem volume kein platz mehr frei ist
        deine verbindung wurde getrennt bevor alle objekte gesendet waren bitte einstellungen
        überprüfen und später erneut versuchen passwort wurde auf einem anderen gerät geändert jemand
        bearbeitet gerade das geteilte dokument der zugriff auf fotos ist ausgeschaltet""",
    "nl": """het bestand kon niet bewaard worden omdat deze schijf geen vrije ruimte meer heeft je
        verbinding werd verbroken voordat alle onderdelen verstuurd waren controleer de instellingen
        en probeer het later opnieuw wachtwoord is gewijzigd via een ander apparaat iemand bewerkt
        momenteel dit gedeelde document toegang tot foto's staat uit""",
    "sv": """filen kunde inte sparas eftersom skivan saknar ledigt utrymme just nu anslutningen bröts
        innan alla objekt hade skickats kontrollera inställningarna och försök igen senare lösenordet
        ändrades från en annan enhet någon redigerar delade dokumentet servern svarade inte inom en
        minut tillgång till bilder har stängts av""",
    "da": """arkivet kunne ikke gemmes fordi disken mangler ledig plads lige nu forbindelsen blev
        afbrudt inden alle emner var sendt kontroller indstillingerne og prøv igen senere adgangskoden
        blev ændret fra en anden enhed nogen redigerer det delte dokument serveren svarede ikke inden
        for et minut adgang til billeder er slået fra""",
    "nb": """filen kunne ikke lagres fordi disken mangler ledig plass akkurat nå forbindelsen ble brutt
        før alle elementene var sendt kontroller innstillingene og prøv igjen senere passordet ble
        endret fra en annen enhet noen redigerer det delte dokumentet tjeneren svarte ikke innen ett
        minutt tilgang til bilder er slått av""",
    "fi": """tiedostoa ei voitu tallentaa koska levyllä ei ole nyt vapaata tilaa yhteys katkesi ennen
        kuin kaikki kohteet oli lähetetty tarkista asetukset ja yritä myöhemmin uudelleen salasana
        vaihdettiin toisella laitteella joku muokkaa jaettua dokumenttia palvelin ei vastannut
        minuutin kuluessa kuvien käyttö on estetty""",
}
WORDS = {locale: words.split() for locale, words in WORDS.items()}
FACETS = ["title", "description", "suggestion", "help"]
# The first words of suggestions, which ask for something; titles must not begin with them.
REQUESTS = {"en": "check", "ar": "راجع"}
ASKING = {"please", "check", "try", "يُرجى"}
TITLE_BYTES = {"en": [24, 36], "ar": [24, 40, 60]}
FORMS = {"en": ["one", "*"], "ar": ["zero", "one", "two", "few", "many", "*"]}
PARTS = ["Catalog", "Locales/en", "Locales/ar"]


class Corpus:
    """A project of `domains` × `codes` errors with four messages each, in English and Arabic.

    A message has 20 to 200 bytes; of a hundred, 6 have a placeholder and 4 are plurals. As in a maintained
    project, the rules have no diagnostics about it, not even notes.
    """

    def __init__(self, folder, domains, codes=50, seed=0):
        self.folder, self.domains, self.codes = folder, domains, codes
        self.messages = domains * codes * len(FACETS)
        self.random = random.Random(domains * 1_000 + codes + seed)
        self.plain, self.all, self.plural = [], [], None
        self.write()

    @classmethod
    def multiplied(cls, corpus, folder, times):
        """Returns a corpus with the same errors several times, in domains with other names."""
        larger = cls.__new__(cls)
        larger.folder, larger.codes = folder, corpus.codes
        larger.domains, larger.messages = corpus.domains * times, corpus.messages * times
        shutil.rmtree(folder, ignore_errors=True)
        larger.source_bytes = 0
        for part in PARTS:
            (folder / part).mkdir(parents=True)
        for name in ["bayan.toml", "categories.toml"]:
            shutil.copy(corpus.folder / "Catalog" / name, folder / "Catalog" / name)
        for path in PARTS:
            for domain in range(corpus.domains):
                data = (corpus.folder / path / f"d{domain:06}.toml").read_bytes()
                for copy in range(times):
                    number = domain + copy * corpus.domains
                    text = data
                    if path == "Catalog":
                        text = data.replace(b"org.example.d%d\"" % domain,
                                            b"org.example.d%d\"" % number)
                        text = text.replace(b"\"Domain%dError" % domain,
                                            b"\"Domain%dError" % number)
                    larger.source_bytes += len(text)
                    (folder / path / f"d{number:06}.toml").write_bytes(text)
        return larger

    def add_locales(self, tags):
        """Adds locales with words of their language."""
        for tag in tags:
            folder = self.folder / "Locales" / tag
            folder.mkdir(parents=True)
            number = 0
            for domain in range(self.domains):
                lines = []
                for code in range(self.codes):
                    lines.append(f"[code{code}]")
                    for facet in FACETS:
                        number += 1
                        lines.append(self.line(facet, self.message(tag, facet, code, number)))
                (folder / f"d{domain:06}.toml").write_text("\n".join(lines) + "\n")
        project = self.folder / "Catalog/bayan.toml"
        names = ", ".join(f'"{tag}"' for tag in ["en", "ar", *tags])
        project.write_text(project.read_text().replace('"en", "ar"', names))

    @staticmethod
    def line(facet, text):
        quoted = f'"{text}"' if "\n" not in text else f"'''\n{text}'''"
        return f"{facet} = {quoted}"

    def sentence(self, locale, facet, number):
        language = locale.split("-")[0]
        targets = [24, 40, 60, 80, 120, 170]
        if facet == "title":
            targets = TITLE_BYTES.get(language, targets)
        target = self.random.choice(targets)
        # Letters make each message unique. A number could be an error's code, which is a diagnostic, and so
        # are letters of another script.
        letters = "بتجحدرسعفك" if language == "ar" else "abcdefghij"
        words = ["".join(letters[int(digit)] for digit in str(number))]
        size = len(words[0].encode())
        while size < target:
            word = self.random.choice(WORDS[language])
            if word == words[-1] or facet == "title" and word in ASKING:
                continue
            words.append(word)
            size += 1 + len(word.encode())
        if facet == "suggestion" and language in REQUESTS:
            words.insert(0, REQUESTS[language])
        return " ".join(words)

    def message(self, locale, facet, code, number):
        text = self.sentence(locale, facet, number)
        if facet == "description" and code % 4 == 0:
            return text + " {$name}"
        if facet == "suggestion" and code % 6 == 0:
            forms = (f"{form} {{{{{text[:60].strip()} {{$count}} {{$name}}}}}}"
                     for form in FORMS["ar" if locale.startswith("ar") else "en"])
            return "\n".join([".input {$count :integer}", ".match $count", *forms])
        return text

    def write(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in PARTS:
            (self.folder / name).mkdir(parents=True)
        catalog = self.folder / "Catalog"
        (catalog / "bayan.toml").write_text(
            'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\n'
            '[module]\nname = "Messages"\nfoundation = false\n')
        (catalog / "categories.toml").write_text(
            '[other]\nsummary = "All."\nrequires = ["title", "description", "suggestion"]\n')
        number = 0
        self.source_bytes = 0
        for domain in range(self.domains):
            lines = [f'domain = "org.example.d{domain}"', f'type = "Domain{domain}Error"']
            words = {"en": [], "ar": []}
            for code in range(self.codes):
                lines += [f"[codes.code{code}]", f"value = {code + 1}", 'category = "other"',
                          'summary = "What happened, for developers."']
                arguments = ['name = { type = "string" }'] if code % 4 == 0 or code % 6 == 0 else []
                if code % 6 == 0:
                    arguments.append('count = { type = "integer" }')
                if arguments:
                    lines.append(f"arguments = {{ {', '.join(arguments)} }}")
                for locale in words:
                    words[locale].append(f"[code{code}]")
                for index, facet in enumerate(FACETS):
                    number += 1
                    texts = {}
                    for locale in words:
                        texts[locale] = text = self.message(locale, facet, code, number)
                        words[locale].append(self.line(facet, text))
                    self.all.append((texts["en"], texts["ar"]))
                    if "{" not in texts["ar"]:
                        self.plain.append({"domain": domain, "code": code, "facet": index,
                                           "key": texts["en"], "text": texts["ar"]})
                    elif "match" in texts["ar"] and self.plural is None and domain > 0:
                        self.plural = (domain, code, texts["ar"])
            # The names sort in the order of their numbers, so that domains are counted as here.
            name = f"d{domain:06}.toml"
            for path, text in [(catalog, lines), *((self.folder / "Locales" / tag, words[tag])
                                                   for tag in words)]:
                data = ("\n".join(text) + "\n").encode()
                self.source_bytes += len(data)
                (path / name).write_bytes(data)

    def write_po(self):
        """Writes the same texts for gettext, with English as the key and placeholders as in C."""
        def quoted(text):
            text = text.replace("{$name}", "%s").replace("{$count}", "%d")
            return '"' + text.replace('"', '\\"').replace("\n", "\\n") + '"'
        for locale, index in [("en", 0), ("ar", 1)]:
            with open(self.folder / f"{locale}.po", "w") as file:
                file.write('msgid ""\nmsgstr ""\n"Project-Id-Version: bench\\n"\n'
                           '"PO-Revision-Date: 2026-01-01 00:00+0000\\n"\n'
                           '"Last-Translator: nobody <nobody@example.org>\\n"\n'
                           f'"Language-Team: none\\n"\n"Language: {locale}\\n"\n"MIME-Version: 1.0\\n"\n'
                           '"Content-Type: text/plain; charset=UTF-8\\n"\n'
                           '"Content-Transfer-Encoding: 8bit\\n"\n\n')
                for pair in self.all:
                    if "{$name}" in pair[0] and "match" not in pair[0]:
                        file.write("#, c-format\n")
                    file.write(f"msgid {quoted(pair[0])}\nmsgstr {quoted(pair[index])}\n\n")

    def write_resources(self, folder):
        """Writes the same texts as ICU's resource bundles."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for locale, index in [("en", 0), ("ar", 1)]:
            with open(folder / f"{locale}.txt", "w") as file:
                file.write(f"{locale} {{\n")
                for number, pair in enumerate(self.all):
                    text = pair[index].replace("\\", "\\\\").replace('"', '\\"')
                    text = text.replace("\n", "\\n")
                    file.write(f'  k{number} {{ "{text}" }}\n')
                file.write("}\n")

    def write_peers(self, folder):
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "locale/ar/LC_MESSAGES").mkdir(parents=True)
        (folder / "bundle").mkdir()
        run("msgfmt", "-o", folder / "locale/ar/LC_MESSAGES/bench.mo", self.folder / "ar.po")
        with open(folder / "bundle/Localizable.strings", "w") as file:
            for message in self.plain:
                file.write(f'"{message["key"]}" = "{message["text"]}";\n')
        domain, code, text = self.plural
        forms = [line for line in text.split("\n")[2:]]
        pattern = "{0, plural, " + " ".join(
            form.replace("* ", "other ", 1).replace("{{", "{").replace("}}", "}")
            .replace("{$count}", "#").replace("{$name}", "{1}").replace("}}", "}}")
            for form in forms) + "}"
        (folder / "texts.json").write_text(json.dumps(
            {"plain": self.plain, "pluralDomain": domain, "pluralCode": code,
             "icuPattern": pattern}))
