// Generated from Documentation/Handbook/en. Do not edit; to regenerate:
//
//     Tools/handbook
//
// swift-format-ignore-file

extension Handbook.Pages {
  static let english = Self(
    contents: ##"""
# Handbook for translators

Short pages on what translators ask most. [For translators](../../Translators.md) comes first: it says
which files are yours and how to check your work.

| page | what it has |
| --- | --- |
| [messages](messages.md) | MessageFormat 2 in ten minutes |
| [plurals](plurals.md) | plural forms, by the numbers that they are for |
| [direction](direction.md) | text from right to left, without fear |
| [states](states.md) | the life of a translation: missing, draft, translated, reviewed, stale |
| [diagnostics](diagnostics.md) | what the common diagnostics want, with the words before and after |

`bayan handbook` prints this list, and `bayan handbook plurals` prints a page. The pages are there in
English and in [Arabic](../ar/README.md). `--language ar` chooses.
"""##,
    messages: ##"""
# MessageFormat 2 in ten minutes

Messages are written in Unicode MessageFormat 2. Nearly all of them need only the first two sections.
You can try each example: `bayan format` shows a message as a program would.

## Text

Text is just text.

```sh
bayan format 'Your session has expired.'
```
```text
Your session has expired.
```

## Placeholders

`{$name}` is a placeholder. The program puts a value there. Put it where your sentence needs it. Its name
stays as it is.

```sh
bayan format 'Signed in as {$name}.' --arg name=Ann --sink terminal
bayan format 'Angemeldet als {$name}.' --locale de --arg name=Ann --sink terminal
bayan format '{$name} としてログインしました。' --locale ja --arg name=Ann --sink terminal
```
```text
Ann としてログインしました。
```

If the name is wrong, nobody knows the value, and readers see the placeholder:

```sh
bayan format 'Signed in as {$nmae}.' --arg name=Ann --sink terminal   # exit code 1
```
```text
error: '$nmae' has no value; give one with --arg nmae=VALUE [unresolved-variable]
Signed in as {$nmae}.
```

## Numbers

A colon and a name behind the value say how it is written. `:integer` writes a whole number with the
digits and separators of the language. You never write them yourself.

```sh
bayan format '{$size :integer} bytes' --arg size=1234567
bayan format '{$size :integer} Bytes' --locale de --arg size=1234567
```
```text
1.234.567 Bytes
```

What stands behind the colon stays as the source has it.

## Choosing a text

A message may have several texts. `.input` says which value chooses, and how. `.match` begins the
choice. Then each line has a key and a text between `{{` and `}}`. `*` is for everything else.

```sh
bayan format '.input {$kind :string} .match $kind photo {{The photo was deleted.}} video {{The video was deleted.}} * {{The file was deleted.}}' --arg kind=video
```
```text
The video was deleted.
```

The keys `photo` and `video` are the program's. They aren't translated. The texts are.

With a number the keys are plural forms, or numbers. A number is stronger than a form:

```sh
bayan format '.input {$count :integer} .match $count 0 {{No files}} one {{{$count} file}} * {{{$count} files}}' --arg count=0
bayan format '.input {$count :integer} .match $count 0 {{No files}} one {{{$count} file}} * {{{$count} files}}' --arg count=1
bayan format '.input {$count :integer} .match $count 0 {{No files}} one {{{$count} file}} * {{{$count} files}}' --arg count=7
```
```text
7 files
```

In a file you write each variant on a line of its own. [Plurals](plurals.md) says which forms your
language has.

## Markup

`{#link}` and `{/link}` stand around a part that the program shows in another way, for example as a link.
They mark the same words in your language. They aren't shown here:

```sh
bayan format 'Read {#link}our terms{/link}.'
bayan format 'Lies {#link}unsere Bedingungen{/link}.' --locale de
```
```text
Lies unsere Bedingungen.
```

## Signs with a meaning

Three signs have a meaning in messages: `{`, `}` and `\`. To show one, write `\` before it.

```sh
bayan format 'Names can’t have \{ or \}.'
```
```text
Names can’t have { or }.
```

A message that begins with `.` has to stand between `{{` and `}}`, because `.` at the beginning is for
`.input` and `.match`:

```sh
bayan format '{{.txt files only}}'
```
```text
.txt files only
```

Quotation marks of your language need nothing. How text stands between the quotes of a file is on
[the page for translators](../../Translators.md#text-and-quotes). All functions and all limits are in
[MessageFormat](../../MessageFormat.md).
"""##,
    plurals: ##"""
# Plurals, by the numbers

English has two forms: *1 file*, *2 files*. Other languages have one, or up to six. Unicode gave the
forms six names: `zero`, `one`, `two`, `few`, `many`, and `*` for all other numbers. The names say little.
Look at the numbers.

## Which forms your language has

| language | form | numbers |
| --- | --- | --- |
| English, German | `one` | 1 |
| | `*` | 0, 2, 3, 4 … |
| Hindi | `one` | 0, 1 |
| | `*` | 2, 3, 4 … |
| Polish | `one` | 1 |
| | `few` | 2, 3, 4, 22, 23, 24, 32 … |
| | `many` | 0, 5, 6 … 21, 25 … 31 … |
| | `*` | 1.5, 2.5 … |
| Arabic | `zero` | 0 |
| | `one` | 1 |
| | `two` | 2 |
| | `few` | 3 to 10, 103 to 110 … |
| | `many` | 11 to 99, 111 to 199 … |
| | `*` | 100, 101, 102, 200 … |
| Japanese | `*` | all |

`one` isn't always 1: in Hindi it is 0 too, and in Russian 21, 31 and 101. So say the number in the
text. Where a form is for a single number, as `two` in Arabic, the text may leave it out.

Ask which form a number has in your language:

```sh
bayan format '.input {$n :integer} .match $n one {{one}} few {{few}} many {{many}} * {{other}}' --locale pl --arg n=22
```
```text
few
```

## Write all forms

You write a text for each form that your language has, whatever the source has. This is the English:

```toml
# Locales/en/files.toml
[deleted]
title = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted}}
*   {{{$count} files were deleted}}'''
```

And this the Polish. Two forms have become four:

```toml
# Locales/pl/files.toml
[deleted]
title = '''
.input {$count :integer}
.match $count
one  {{Usunięto {$count} plik}}
few  {{Usunięto {$count} pliki}}
many {{Usunięto {$count} plików}}
*    {{Usunięto {$count} pliku}}'''
```

In Japanese one text is enough. The first lines may stay or go:

```toml
# Locales/ja/files.toml
[deleted]
title = "{$count :integer}個のファイルを削除しました"
```

```toml
# Catalog/bayan.toml
format = 1
source-locale = "en"
locales = ["en", "pl", "ja"]

[module]
name = "AppErrors"
```
```toml
# Catalog/categories.toml
[other]
requires = ["title"]
```
```toml
# Catalog/files.toml
domain = "com.example.files"
type = "FileError"

[codes.deleted]
category = "other"
summary = "Files were deleted on another device."
arguments = { count = { type = "integer", range = "0...500" } }
```

(The last three files belong to the developers. They are here so that the page is a whole project.)

The check knows the forms of each language, and has nothing to say:

```sh
bayan check
```

See every form with a number, beside the source:

```sh
bayan show files.deleted --locale pl --all
```
```text
…
title
  count=0
    pl  Usunięto 0 plików
    en  0 files were deleted
  count=1
    pl  Usunięto 1 plik
    en  1 file was deleted
  count=2
    pl  Usunięto 2 pliki
    en  2 files were deleted
```

## Two numbers, or a number and a word

A message can choose by two values. Then each line has two keys, and `*` may stand in either place. Write
a line for each pair that your language tells apart.

```sh
bayan format '.input {$files :integer} .input {$folders :integer} .match $files $folders one one {{1 file in 1 folder}} one * {{1 file in {$folders} folders}} * one {{{$files} files in 1 folder}} * * {{{$files} files in {$folders} folders}}' --arg files=3 --arg folders=1
```
```text
3 files in 1 folder
```

## First, second, third

`select=ordinal` asks for the forms that rank: in English `one` is 1st and 21st, `two` is 2nd, `few` is
3rd, and `*` is the rest.

```sh
bayan format '.input {$n :integer select=ordinal} .match $n one {{{$n}st try}} two {{{$n}nd try}} few {{{$n}rd try}} * {{{$n}th try}}' --arg n=22
```
```text
22nd try
```
"""##,
    direction: ##"""
# Direction, without fear

Arabic, Hebrew, Persian and Urdu run from right to left. Latin words and numbers within them run from left
to right. The computer orders the line by fixed rules. Most of the time you need to do nothing.

## Write in the order in which you speak

Type the letters in the order in which you say them. Don't look at where they stand on the screen. An
editor that knows nothing of Arabic shows a line of a message in a strange order:

```toml
title = "تعذّر حفظ «{$file}» على {$device}"
```

That is the editor's matter. In the file the letters follow each other as you speak. To see the line as
readers do:

```sh
bayan format 'تعذّر حفظ «{$file}» على {$device}' --locale ar --arg file=photo.jpg --arg device=iPhone --sink terminal
```
```text
تعذّر حفظ «photo.jpg» على iPhone
```

`bayan check --format html` and `bayan show` have that order too.

## Placeholders take care of themselves

A name can be Latin or Arabic, and nobody knows before. So the program puts invisible marks around each
value, called *isolates*. What is inside can't disturb what is outside. You don't add anything.

## Where a mark is needed

Two cases need a mark. The check finds them, and `bayan check --fix=review` shows what the fix would
look like.

| case | readers see | what helps |
| --- | --- | --- |
| a Latin word with signs at its edge: C++, .NET, C# | the sign on the wrong side | an isolate: U+2066 before it, U+2069 behind it |
| a sentence that begins with a Latin word | perhaps the whole line from left to right | begin with a word of your language, or with U+200F |

In a file, write a mark so that others see it: between `"` and `"`, `\u2066` is U+2066.

```toml
title = "مكتوب بلغة \u2066C++\u2069"
```

## What never helps

- **Turning the text around.** Readers would read it backwards.
- **Swapping brackets.** `(` opens in every language. The computer draws it the right way round.
- **Overrides and embeddings**, U+202A to U+202E. They reach beyond their place. The check reports them.
- **A mark to make your editor look right.** Your readers don't have your editor.

## Numbers

The program writes numbers with the digits of the language: `٣` or `3`, as the project has decided.
A number that you type yourself should have the same digits. Versions, codes and addresses keep theirs.

```sh
bayan format '{$count :integer} ملفات' --locale ar-EG --arg count=3 --sink terminal
```
```text
٣ ملفات
```
```sh
bayan format '{$count :integer} ملفات' --locale ar-MA --arg count=3 --sink terminal
```
```text
3 ملفات
```
"""##,
    states: ##"""
# The life of a translation

| state | what it means | what readers see |
| --- | --- | --- |
| missing | nobody has written it | the source language |
| draft | a tool wrote it, or a fix | the source language |
| translated | a person wrote it | the translation |
| reviewed | a person has read it again | the translation |
| stale | the source has changed since | the translation, which may be wrong |

A missing message becomes a draft, or a person translates it. A draft becomes translated when somebody
edits it, and reviewed when somebody reviews it. When the source changes, a translation becomes stale. When
it fits the new source, it is translated again.

This page follows one message through all of that. The files are those of a small project:

```toml
# Catalog/bayan.toml
format = 1
source-locale = "en"
locales = ["en", "de"]

[module]
name = "AppErrors"
```
```toml
# Catalog/categories.toml
[other]
requires = ["title"]
```
```toml
# Catalog/login.toml
domain = "com.example.login"
type = "LoginError"

[codes.expired]
category = "other"
summary = "The session is too old."
```
```toml
# Locales/en/login.toml
[expired]
title = "Your session has expired"
```
```toml
# Locales/de/login.toml
# Nothing yet.
```

## Missing

The check names what is missing. That is an error, so nothing is released without it.

```sh
bayan check --locale de   # exit code 1
```
```text
Locales/de/login.toml:2:1: error: 'expired' has no texts in 'de'; it needs 'title' [translation-missing]
  Locales/en/login.toml:1:2: note: the source has it here
```

## Translated

Write the words. A text that a person writes is translated, without a word about it anywhere. `bayan sync`
then records which source it translates.

```toml
# Locales/de/login.toml
[expired]
title = "Deine Sitzung ist abgelaufen"
```
```sh
bayan check --locale de
bayan sync
bayan review --list --locale de
```
```text
de translated login.expired.title
```

## Reviewed

Somebody reads it again beside the source, best another person, and says so:

```sh
bayan review login.expired --locale de
bayan review --list --locale de
```
```text
```

Nothing is left to review. If you change the words later, the review is gone: it was of other words.

## Stale

Now the source changes:

```toml
# Locales/en/login.toml
[expired]
title = "Your session has ended"
```
```sh
bayan check --locale de
```
```text
Locales/de/login.toml:2:9: warning: the source has changed since this was translated; update the translation, then run 'bayan sync login.expired.title' [translation-stale]
  source  Your session has ended
  target  Deine Sitzung ist abgelaufen
  Locales/en/login.toml:2:9: note: the source reads now
  note: what has changed: Your session has [-expired-]{+ended+}
```

The translation is stale. The report shows what has changed in the source. Two things can be right:

- The translation has to change: edit it, and then say `bayan sync login.expired`.
- The translation still fits: say `bayan sync login.expired` at once.

```sh
bayan sync login.expired
bayan check --locale de
```

If only a comma or a letter was corrected, a developer says `bayan sync --minor`. Then no translation
becomes stale.

## Draft

A draft is a text that no person has read. Fixes that write words leave drafts, an import may bring
them, and programs that assist write nothing else. `state.lock` says which texts are drafts:

```toml
# Locales/de/state.lock
login.expired.title = draft f3cba1b7 8024badb import:xliff-2.2
```

```sh
bayan check --locale de
```
```text
Locales/de/login.toml:2:9: warning: 'login.expired.title' is a draft (import:xliff-2.2); edit it, or accept it with 'bayan review login.expired.title' [translation-draft]
  source  Your session has ended
  target  Deine Sitzung ist abgelaufen
```

A draft isn't shown to readers. Edit it, and it is translated. Or read it, and if it is right, say so:

```sh
bayan review login.expired
bayan check --locale de
```
"""##,
    diagnostics: ##"""
# What the common diagnostics want

Each diagnostic names its rule at the end of the line, in brackets. Here are the rules that translators
meet most. For each there are the source, a translation that is reported, and one that is right. Most
examples are in German. Some are in Polish or Arabic.

For any rule, also those that aren't here:

```sh
bayan explain placeholder-missing --locale de
```

[Rules](../../Rules/README.md) has them all. A warning or a note can be mistaken. If you are sure of your
text, `bayan allow` records why, and the rule is silent there.

## Placeholders

### `placeholder-missing`

The source shows a value, and the translation doesn't. Put the placeholder back, where your sentence
needs it.

```toml
source = "“{$file}” couldn’t be saved."
before = "Die Datei konnte nicht gesichert werden."
after  = "„{$file}“ konnte nicht gesichert werden."
```

### `placeholder-unknown`

No value has this name. It is misspelt, or it was translated. Names stay as they are in the source.

```toml
source = "“{$file}” couldn’t be saved."
before = "„{$datei}“ konnte nicht gesichert werden."
after  = "„{$file}“ konnte nicht gesichert werden."
```

### `placeholder-lookalike`

It looks like a placeholder, but readers would see it as it is written. Write it as the source does: a
brace, `$`, the name, a brace.

```toml
source = "Sign in as {$name}."
before = "Als %name% anmelden."
after  = "Als {$name} anmelden."
```

### `placeholder-glued-affix`

An ending is stuck to a placeholder. It suits one name and not the next. Build the sentence so that the
name needs no ending.

```toml
source = "{$name}’s photos are private."
before = "{$name}s Fotos sind privat."
after  = "Die Fotos von {$name} sind privat."
```

### `syntax-error`

The message can't be read: most often a brace is missing. The mark in the report shows where reading
stopped.

```toml
source = "Sign in as {$name}."
before = "Als {$name anmelden."
after  = "Als {$name} anmelden."
```

## Plurals

[Plurals](plurals.md) explains the forms.

### `plural-category-missing`

Your language has a form for some numbers, and no variant has it. Add the variant. `bayan check
--fix=review` writes a first draft of it.

```toml
locale = "pl"
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
one {{Usunięto {$count} plik.}}
*   {{Usunięto {$count} plików.}}'''
after = '''
.input {$count :integer}
.match $count
one  {{Usunięto {$count} plik.}}
few  {{Usunięto {$count} pliki.}}
many {{Usunięto {$count} plików.}}
*    {{Usunięto {$count} pliku.}}'''
```

### `plural-number-omitted`

A variant is for several numbers, and doesn't say which one it is. Show the number. Only a form of a
single number needs none.

```toml
locale = "pl"
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
one  {{Usunięto jeden plik.}}
few  {{Usunięto kilka plików.}}
many {{Usunięto {$count} plików.}}
*    {{Usunięto {$count} pliku.}}'''
after = '''
.input {$count :integer}
.match $count
one  {{Usunięto jeden plik.}}
few  {{Usunięto {$count} pliki.}}
many {{Usunięto {$count} plików.}}
*    {{Usunięto {$count} pliku.}}'''
```

### `plural-dropped`

The source has a text for each plural form, and the translation has one text for all numbers. Take over
the lines with `.input` and `.match`.

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = "{$count} Dateien wurden gelöscht."
after = '''
.input {$count :integer}
.match $count
one {{{$count} Datei wurde gelöscht.}}
*   {{{$count} Dateien wurden gelöscht.}}'''
```

### `plural-category-unused`

Your language doesn't have this form, so nobody ever sees the variant. Delete it.

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
one {{{$count} Datei wurde gelöscht.}}
few {{{$count} Dateien wurden gelöscht.}}
*   {{{$count} Dateien wurden gelöscht.}}'''
after = '''
.input {$count :integer}
.match $count
one {{{$count} Datei wurde gelöscht.}}
*   {{{$count} Dateien wurden gelöscht.}}'''
```

### `missing-fallback-variant`

No variant has `*`. It is for all values that no other variant has, and it is always needed.

```toml
source = '''
.input {$count :integer}
.match $count
one {{{$count} file was deleted.}}
*   {{{$count} files were deleted.}}'''
before = '''
.input {$count :integer}
.match $count
one {{{$count} Datei wurde gelöscht.}}'''
after = '''
.input {$count :integer}
.match $count
one {{{$count} Datei wurde gelöscht.}}
*   {{{$count} Dateien wurden gelöscht.}}'''
```

## Words

### `translation-unchanged`

The translation is the source. Translate it. If the words are the same in your language, say so with
`bayan allow`.

```toml
source = "Your session has expired."
before = "Your session has expired."
after  = "Deine Sitzung ist abgelaufen."
```

### `translation-empty`

There is nothing between the quotes. Translate it, or delete the line: then it counts as missing.

```toml
source = "Your session has expired."
before = ""
after  = "Deine Sitzung ist abgelaufen."
```

### `term-do-not-translate`

The project has names that stay as they are, here `Cloud Drive`. Write the name as the source has it.

```toml
source = "Cloud Drive is full."
before = "Das Wolkenlaufwerk ist voll."
after  = "Cloud Drive ist voll."
```

### `term-glossary`

The project's glossary has another word for this term: here `Passwort` for `password`. One thing, one
word.

```toml
source = "Enter your password."
before = "Gib dein Kennwort ein."
after  = "Gib dein Passwort ein."
```

### `number-changed`

A number in the text isn't the source's. See which one is right.

```toml
source = "Save the file as UTF-8."
before = "Sichere die Datei als UTF-7."
after  = "Sichere die Datei als UTF-8."
```

### `url-changed`

An address isn't the source's. If your language has a page of its own, allow it; otherwise copy the
address.

```toml
source = "See https://example.com/help for more."
before = "Mehr dazu: https://example.com/hilfe."
after  = "Mehr dazu: https://example.com/help."
```

### `repeated-word`

A word stands there twice in a row. One is probably too many.

```toml
source = "The file is too large."
before = "Die Datei ist ist zu groß."
after  = "Die Datei ist zu groß."
```

### `length-limit`

The text is longer than its place on the screen. Here 20 characters fit. Find shorter words.

```toml
facet = "title"
max-length = 20
source = "No connection"
before = "Es besteht keine Verbindung"
after  = "Keine Verbindung"
```

## Spaces and marks

`bayan check --fix` corrects most of these by itself.

### `double-space`

Two spaces stand where one is enough.

```toml
source = "Try again later."
before = "Versuche es  später noch einmal."
after  = "Versuche es später noch einmal."
```

### `leading-whitespace-mismatch`

The translation begins with a space, and the source doesn't, or the other way round. The same at the
end is `trailing-whitespace-mismatch`.

```toml
source = "Try again later."
before = " Versuche es später noch einmal."
after  = "Versuche es später noch einmal."
```

### `end-punctuation`

The source ends with a mark, and the translation with another or with none. A sentence ends with your
language's full stop, a question with its question mark.

```toml
source = "Do you want to sign in again?"
before = "Möchtest du dich erneut anmelden"
after  = "Möchtest du dich erneut anmelden?"
```

### `title-full-stop`

A title ends with a full stop. Titles are headings, and have none.

```toml
facet = "title"
source = "No connection"
before = "Keine Verbindung."
after  = "Keine Verbindung"
```

### `quote-balance`

A quotation mark was opened and not closed, or the reverse.

```toml
source = "“{$file}” couldn’t be saved."
before = "„{$file} konnte nicht gesichert werden."
after  = "„{$file}“ konnte nicht gesichert werden."
```

## Direction

[Direction](direction.md) explains why. These examples are in Arabic.

### `bidi-isolate-missing`

Signs beside a Latin word are shown on its wrong side: `C++` is read as `++C`. Put an isolate around it.

```toml
locale = "ar"
source = "Written in C++."
before = "مكتوب بلغة C++."
after  = "مكتوب بلغة \u2066C++\u2069."
```

### `bidi-base-direction`

The text begins with a Latin word, and so a program may lay out the whole line from left to right. Begin
with a word of your language.

```toml
locale = "ar"
source = "GitHub is down."
before = "GitHub متوقف عن العمل."
after  = "موقع GitHub متوقف عن العمل."
```

### `bidi-override`

U+202D and U+202E force a direction on all that follows. Use isolates.

```toml
locale = "ar"
source = "Written in C++."
before = "مكتوب بلغة \u202DC++\u202C."
after  = "مكتوب بلغة \u2066C++\u2069."
```

## Markup

### `markup-tag-missing`

The source marks a part of the text, such as a link, and the translation doesn't. Put the tags around
the same words in your language.

```toml
source = "See {#link}your settings{/link}."
before = "Öffne deine Einstellungen."
after  = "Öffne {#link}deine Einstellungen{/link}."
```
"""##)
}
