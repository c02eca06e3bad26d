#!/usr/bin/env python3
"""Tests how the trials read translations, and the faults they put in.

    python3 Tools/Support/test_noise.py
"""

import pathlib
import random
import struct
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import gettext_catalog as catalog  # noqa: E402
import gettext_files  # noqa: E402
import icu_files  # noqa: E402
import injected_faults as faults  # noqa: E402

SLAVIC = gettext_files.plural_index(
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2")
ENGLISH = gettext_files.plural_index("n != 1")


def entry(source, target, context=""):
    def forms(text):
        return [text] if isinstance(text, str) else list(text)
    return gettext_files.Entry(forms(source), forms(target), context)


def string(source, target, index=ENGLISH):
    made = entry(source, target)
    return catalog.String(*catalog.without_keys(made), made, index)


def messages(source, target, locale="de", index=ENGLISH):
    """The source and the translation as messages."""
    return string(source, target, index).messages(locale)[:2]


def compiled(pairs):
    """A .mo file of bytes in English and their translations, which are in order."""
    start = 28 + 16 * len(pairs)
    tables, texts = [b"", b""], b""
    for column in (0, 1):
        for pair in pairs:
            tables[column] += struct.pack("<II", len(pair[column]), start + len(texts))
            texts += pair[column] + b"\0"
    head = struct.pack("<IIIIIII", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + tables[0] + tables[1] + texts


class Reading(unittest.TestCase):
    def test_the_header_says_how_a_file_is_encoded(self):
        data = compiled([
            (b"", b"Content-Type: text/plain; charset=utf-8\n"),
            (b"A page with charset=iso-8859-1", "Für charset=iso-8859-1".encode())])
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "de.mo"
            path.write_bytes(data)
            entries, _ = gettext_files.read(path)
            self.assertEqual(entries[0].target, ["Für charset=iso-8859-1"])

    def test_bytes_that_nothing_explains_are_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "ru.po"
            path.write_bytes('msgid "One"\nmsgstr "Один"\n'.encode("koi8-r"))
            self.assertEqual(catalog.strings("ru", [path]), [])
            path.write_bytes('msgid "One"\nmsgstr "Один"\n'.encode())
            self.assertEqual(len(catalog.strings("ru", [path])), 1)

    def test_what_has_no_translation_is_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "de.po"
            path.write_text('msgid "One"\n\nmsgid "Two"\nmsgstr "Zwei"\n')
            found = catalog.strings("de", [path])
            self.assertEqual([string.target for string in found], [["Zwei"]])
            self.assertEqual([string.path for string in found], [path])



class Placeholders(unittest.TestCase):
    def check(self, source, target, expected_source, expected_target):
        self.assertEqual(messages(source, target), (expected_source, expected_target))

    def test_printf_has_flags_widths_and_positions(self):
        self.check("%s: %5.2f of %-10s", "%2$.2f von %3$s: %1$s",
                   "{$p1}: {$p2} of {$p3}", "{$p2} von {$p3}: {$p1}")

    def test_python_has_names(self):
        self.check("%(name)s, %(parent-name)s", "%(parent-name)s, %(name)s",
                   "{$name}, {$parent_name}", "{$parent_name}, {$name}")
        self.check("%(source collection)s", "%(source collection)s", "{$source_collection}",
                   "{$source_collection}")

    def test_a_precision_may_have_no_number(self):
        self.check("%d.%d", "%.d.%d", "{$p1}.{$p2}", "{$p1}.{$p2}")

    def test_two_percent_signs_are_one(self):
        self.check("%d%% done", "%d%% fertig", "{$p1}% done", "{$p1}% fertig")

    def test_a_percent_sign_before_a_tag_is_none_of_the_tag(self):
        self.check("100<% <%s>", "100<% <%s>", "100<% <{$p1}>", "100<% <{$p1}>")

    def test_qt_has_numbers(self):
        self.check("%1 of %2", "%2: %1", "{$p1} of {$p2}", "{$p2}: {$p1}")

    def test_letters_behind_a_number_of_qt_are_a_unit(self):
        self.check("Width: %1px", "Breite: %1 px", "Width: {$p1}px", "Breite: {$p1} px")

    def test_words_behind_a_percent_sign_are_words(self):
        self.check("%all files, %each", "%alle Dateien, %jede", "%all files, %each",
                   "%alle Dateien, %jede")

    def test_python_and_javascript_have_braces(self):
        self.check("{count!r} {0:>4} {{ name }} ${host}", "{count!r} {0:>4} {{ name }} ${host}",
                   "{$count} {$p0} {$name} {$host}", "{$count} {$p0} {$name} {$host}")

    def test_empty_braces_are_counted_from_zero(self):
        self.check("{} of {}", "{1} von {0}", "{$p0} of {$p1}", "{$p1} von {$p0}")

    def test_braces_and_backslashes_are_escaped(self):
        self.check(r"a { b \ c", r"a { b \ c", r"a \{ b \\ c", r"a \{ b \\ c")


class Texts(unittest.TestCase):
    def test_the_keys_of_menus_are_taken_out(self):
        for source, target in [("_File", "_Datei"), ("&File", "Da&tei"), ("~File", "~Datei")]:
            self.assertEqual(messages(source, target), ("File", "Datei"))
        self.assertEqual(messages("_File", "ファイル(_F)", "ja"), ("File", "ファイル"))

    def test_a_name_with_an_underscore_keeps_it(self):
        self.assertEqual(messages("Open file_name", "file_name öffnen"),
                         ("Open file_name", "file_name öffnen"))

    def test_credits_are_left_out(self):
        for text in ["translator-credits", "translators-credits", "translator_credits", "Your names",
                     "Names of translators"]:
            self.assertTrue(catalog.is_credit(entry(text, "Jemand")), text)
        self.assertTrue(catalog.is_credit(entry("x", "y", "EMAIL OF TRANSLATORS")))
        self.assertFalse(catalog.is_credit(entry("Translators", "Übersetzer")))

    def test_patterns_of_dates_are_left_out(self):
        for text in ["%Y-%m-%d", "%a %e %B", "%-d.%-m.%Y", "%H:%M", "%Y년 %m월"]:
            self.assertTrue(catalog.is_date(entry(text, text)), text)
        for text in ["%s: %d", "100% done", "%1 of %2", "%d bytes"]:
            self.assertFalse(catalog.is_date(entry(text, text)), text)

    def test_a_text_that_begins_as_a_declaration_is_quoted(self):
        self.assertEqual(messages(".match", ".match"), ("{{.match}}", "{{.match}}"))


class Plurals(unittest.TestCase):
    def test_each_form_becomes_one_variant(self):
        self.assertEqual(
            messages(["%d file", "%d files"], ["%d plik", "%d pliki", "%d plików"], "pl", SLAVIC)[1],
            ".input {$p1 :integer}\n.match $p1\n"
            "one {{{$p1} plik}}\nfew {{{$p1} pliki}}\n* {{{$p1} plików}}")

    def test_no_form_is_made_that_the_file_lacks(self):
        for locale, expression, count, keys in [
            ("ar", "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5", 6,
             ["zero", "one", "two", "few", "many", "*"]),
            ("ar", "n==1 ? 0 : n==2 ? 1 : 2", 3, ["one", "two", "*"]),
            ("fr", "n > 1", 2, ["one", "*"]),
            ("fr", "n != 1", 2, ["1", "*"]),
            ("he", "n != 1", 2, ["one", "*"]),
            ("ja", "0", 1, ["*"]),
            # Written for another formula: no number has the third.
            ("de", "n != 1", 3, ["one", "*", None]),
        ]:
            index = gettext_files.plural_index(expression)
            self.assertEqual(catalog.keys_of_forms(count, locale, index), keys, (locale, expression))

    def test_the_number_that_counts_has_the_noun_behind_it(self):
        source, target = messages(["%1 of %2 file", "%1 of %2 files"],
                                  ["%1 von %2 Datei", "%1 von %2 Dateien"])
        self.assertTrue(target.startswith(".input {$p2 :integer}"), target)

    def test_a_number_that_one_form_says_in_words_counts(self):
        source, target = messages(["%2 (%1 user)", "%2 (%1 users)"],
                                  ["%2 (ein Benutzer)", "%2 (%1 Benutzer)"])
        self.assertTrue(source.startswith(".input {$p1 :integer}"), source)

    def test_a_form_for_one_alone_gets_its_key(self):
        index = gettext_files.plural_index("n==1 ? 3 : n%10==1 && n%100!=11 ? 0 : n%10>=2 ? 1 : 2")
        target = messages(["a file", "%d files"], ["%d файл", "%d файла", "%d файлов", "файл"],
                          "ru", index)[1]
        self.assertIn("\n1 {{файл}}", target)
        self.assertIn("\none {{{$p1} файл}}\n", target)


class Icu(unittest.TestCase):
    def test_a_file_has_the_english_one_beside_it(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            for name in ["en.json", "de.json", "app_en.arb", "app_pt_BR.arb", "fr.json.txt"]:
                (folder / name).write_text("{}")
            self.assertEqual(icu_files.pairs_of("de", [folder]), [(folder / "en.json", folder / "de.json")])
            self.assertEqual(icu_files.pairs_of("pt_BR", [folder]),
                             [(folder / "app_en.arb", folder / "app_pt_BR.arb")])

    def test_tables_within_tables_have_texts_and_what_arb_says_of_them_is_none(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "de.json"
            path.write_text('{"a": {"b": "x"}, "@a": {"description": "y"}, "c": ""}')
            self.assertEqual(icu_files.texts_of(path), {("a", "b"): "x"})

    def test_functions_tell_the_types(self):
        self.assertEqual(
            icu_files.arguments_of([".input {$n :integer}\n.match $n\n* {{{$n} of {$who} at {$t :time}}}"]),
            {"n": "integer", "who": "string", "t": "date"})


class Files(unittest.TestCase):
    def test_po_is_read_without_what_is_fuzzy(self):
        text = (
            'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
            'msgctxt "menu"\nmsgid "Open"\nmsgstr "Öff"\n"nen"\n\n'
            '#, fuzzy\nmsgid "Close"\nmsgstr "Zu"\n\n'
            'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d Datei"\nmsgstr[1] "%d Dateien"\n')
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "de.po"
            path.write_text(text, encoding="utf-8")
            entries, index = gettext_files.read(path)
        self.assertEqual([(e.source, e.target, e.context) for e in entries], [
            (["Open"], ["Öffnen"], "menu"), (["%d file", "%d files"], ["%d Datei", "%d Dateien"], "")])
        self.assertEqual([index(n) for n in (0, 1, 2)], [1, 0, 1])

    def test_toml_is_escaped(self):
        self.assertEqual(catalog.toml('a"b\\c\n\t'), '"a\\"b\\\\c\\u000A\\u0009"')


class Faults(unittest.TestCase):
    def put(self, kind, source, target, locale="de"):
        chosen = next(each for each in faults.KINDS if each.name == kind)
        return chosen.inject(string(source, target), locale, random.Random(1))

    def test_a_key_or_a_tag_is_no_metavariable(self):
        for source, target in [("Press <Shift>", "<Shift> drücken"), ("An <a> tag", "Ein <a>-Tag"),
                               ("<b>x", "<b>x"), ("<Ctrl><f>", "<Strg><f>")]:
            self.assertIsNone(self.put("metavariable", source, target), source)
        self.assertEqual(self.put("metavariable", "Copy <file> now", "Jetzt <Datei> kopieren"),
                         ["Jetzt  kopieren"])

    def test_the_digits_of_a_name_are_no_number(self):
        self.assertIsNone(self.put("mixed-digits", "Heading 5 (H5)", "العنوان 5 (H5)", "ar"))
        self.assertIn("٥", self.put("mixed-digits", "Heading 5 (5)", "العنوان 5 (5)", "ar")[0])

    def test_a_half_that_is_the_same_in_both_is_no_fault(self):
        self.assertIsNone(self.put("half-translated", "XML HTML is not good", "XML HTML ist nicht gut"))
        self.assertEqual(
            self.put("half-translated", "the file was not saved", "die Datei wurde nicht gesichert"),
            ["the file wurde nicht gesichert"])

    def test_one_bracket_of_a_pair_goes(self):
        self.assertIn(self.put("bracket", "a (note)", "a (Notiz)"), [["a Notiz)"], ["a (Notiz"]])
        self.assertIsNone(self.put("bracket", "smile :-)", "lächeln :-)"))


if __name__ == "__main__":
    unittest.main()
