"""The kinds of faults that Tools/inject puts into translations.

Each takes the source and the translation, and returns the translation with one fault, or None where it
has no place for one.
"""

import re

PLACEHOLDER = r"%[-+#0'.\d$hlLqzjt]*[a-zA-Z]|%\(\w+\)s|\{[^{}]*\}|%\d+"
BRACKETS = "()[]（）【】「」"
QUOTES = "\"“”„«»‟「」『』"
OTHER_DIGITS = str.maketrans("0123456789٠١٢٣٤٥٦٧٨٩", "٠١٢٣٤٥٦٧٨٩0123456789")


class Kind:
    def __init__(self, name, inject, locales=None, needs_words=False, settings=""):
        self.name = name
        self.change = inject
        self.locales = locales
        # Whether the other words of the catalog decide.
        self.needs_words = needs_words
        self.settings = settings

    def inject(self, string, locale, chance):
        changed = self.change(string.source[0], string.target[0], locale, chance)
        return changed and [changed]


def without(text, index):
    return text[:index] + text[index + 1:]


def outside_placeholders(text, pattern):
    """The places of a pattern outside placeholders, tags and addresses."""
    taken = [found.span() for found in re.finditer(
        PLACEHOLDER + r"|<[^<>]*>|\S*(?:://|@|\\|\S\.\S|\S/\S)\S*|`[^`]*`|--?[a-z]\S*", text)]
    return [found for found in re.finditer(pattern, text)
            if not any(start < found.end() and found.start() < end for start, end in taken)]


def balanced(text, marks):
    return all(text.count(a) == text.count(b) for a, b in zip(marks[::2], marks[1::2]))


def bracket(source, target, locale, chance):
    if not balanced(source, BRACKETS) or not balanced(target, BRACKETS):
        return None
    # A face, and what numbers a list.
    if re.search(r"[:;]-?[()]|\b\w[)]", source + target):
        return None
    places = outside_placeholders(target, "[" + re.escape(BRACKETS[:8]) + "]")
    return without(target, chance.choice(places).start()) if places else None


def quotation_mark(source, target, locale, chance):
    def is_paired(text):
        return sum(text.count(mark) for mark in QUOTES) % 2 == 0
    if not is_paired(source) or not is_paired(target):
        return None
    places = outside_placeholders(target, "[" + QUOTES + "]")
    return without(target, chance.choice(places).start()) if places else None


def doubled_word(source, target, locale, chance):
    if locale in ("ja", "zh_CN", "zh_TW", "zh_Hans", "zh_Hant"):
        places = outside_placeholders(target, r"[\u4e00-\u9fff]{2,}|[\u30a1-\u30ff]{3,}")
        found = chance.choice(places) if places else None
        return found and target[:found.end()] + target[found.start():]
    places = [found for found in outside_placeholders(target, r"(?<!\S)[^\W\d_]{2,}(?!\S)")]
    found = chance.choice(places) if places else None
    return found and target[:found.end()] + " " + target[found.start():]


def numbers(text):
    return re.findall(r"\d+", re.sub(PLACEHOLDER, " ", text))


def altered_number(source, target, locale, chance):
    """A number of which the source has exactly one counterpart."""
    value = [str(int(number)) for number in numbers(source)]
    def is_single(number):
        return value.count(str(int(number))) == 1 and [
            str(int(n)) for n in numbers(target)].count(str(int(number))) == 1
    places = [found for found in re.finditer(r"\d+", target)
              if found.group(0) in numbers(target) and is_single(found.group(0))
              and not any(p.start() <= found.start() < p.end()
                          for p in re.finditer(PLACEHOLDER + r"|<[^<>]*>|\S+://\S+", target))]
    if not places:
        return None
    found = chance.choice(places)
    place = chance.randrange(found.start(), found.end())
    digit = int(target[place])
    zero = ord(target[place]) - digit
    other = chance.choice([n for n in range(1, 10) if n != digit])
    return target[:place] + chr(zero + other) + target[place + 1:]


# Tags that end nowhere, or that a text speaks of, and keys.
NO_METAVARIABLES = set("""
a b body br center code dd div dl dt em font h1 h2 h3 head hr html i img input li link meta nobr ol option p pre
q qt s script small span strong style sub sup table td th tr tt u ul
alt alt_l altgr backspace caps_lock control ctrl cmd command del delete down end enter esc escape f home insert
key left meta mod1 mod4 option page pause primary return right shift space super tab up
""".split())


def metavariable(source, target, locale, chance):
    """What a user is to put in: `<file>`."""
    pattern = r"<[a-zA-Z][\w -]*>"
    places = list(re.finditer(pattern, source))
    if not places or "</" in source or len(re.findall(r"<[^<>\s]+>|<[^<>]*>", target)) != len(places):
        return None
    names = [found.group(0) for found in places]
    if len(set(names)) != len(names) or any(name[1:-1].lower() in NO_METAVARIABLES for name in names):
        return None
    found = chance.choice(list(re.finditer(r"<[^<>]*>", target)))
    return target[:found.start()] + target[found.end():]


def mixed_digits(source, target, locale, chance):
    """One digit of a text with several is of another kind; those of `H5` are part of a name."""
    names = [found.span() for found in re.finditer(r"[A-Za-z]\w*", target)]
    places = [found for found in outside_placeholders(target, r"\d")
              if not any(start <= found.start() < end for start, end in names)]
    if len(places) < 2:
        return None
    place = chance.choice(places).start()
    return target[:place] + target[place].translate(OTHER_DIGITS) + target[place + 1:]


def digits_against_pin(source, target, locale, chance):
    """Numbers in Arabic-Indic digits where the locale is pinned to Latin ones."""
    places = [found for found in outside_placeholders(target, r"(?<![\w.-])\d+(?![\w.-])")]
    if not places:
        return None
    found = chance.choice(places)
    return target[:found.start()] + found.group(0).translate(OTHER_DIGITS) + target[found.end():]


def persian_digits(source, target, locale, chance):
    places = [found for found in outside_placeholders(target, r"(?<![\w.-])[0-9٠-٩]+(?![\w.-])")]
    if not places:
        return None
    found = chance.choice(places)
    digits = "".join(chr(0x6F0 + int(digit)) for digit in found.group(0))
    return target[:found.start()] + digits + target[found.end():]


def comma_side(source, target, locale, chance):
    """The space stands before the comma instead of behind it."""
    places = list(re.finditer(r"(?<=\w)([،؛]) (?=\w)", target))
    found = chance.choice(places) if places else None
    return found and target[:found.start()] + " " + found.group(1) + target[found.end():]


def comma_glued(source, target, locale, chance):
    places = list(re.finditer(r"(?<=[^\W\d])([،؛]) (?=[^\W\d])", target))
    found = chance.choice(places) if places else None
    return found and target[:found.start()] + found.group(1) + target[found.end():]


def latin_comma_side(source, target, locale, chance):
    places = list(re.finditer(r"(?<=[^\W\d])، (?=[^\W\d])", target))
    found = chance.choice(places) if places else None
    return found and target[:found.start()] + " ," + target[found.end():]


def lost_minus(source, target, locale, chance):
    """A number below zero without its sign."""
    pattern = r"(?<![^\s(\[=:\"'])[-−](?=\d)"
    places = outside_placeholders(target, pattern)
    if not places or len(outside_placeholders(source, pattern)) != len(places):
        return None
    found = chance.choice(places)
    # The number after a list's dash or an option is none below zero.
    number = re.match(r"\d+", target[found.end():]).group(0)
    if numbers(source).count(number) != 1 or re.search(r"\d\s*$", target[:found.start()]):
        return None
    return without(target, found.start())


def half_translated(source, target, locale, chance):
    """The first half in the words of the source, the second in those of the translation.

    The half has two words at least that the translation doesn't have: names, signs and patterns of
    commands may well be the same.
    """
    if re.search(PLACEHOLDER + "|[<>&\n]|://", source) or len(source.split()) < 4:
        return None
    words = source.split()
    first = " ".join(words[:len(words) // 2])
    own = {word.lower() for word in re.findall(r"[a-zA-Z]+(?:'[a-z]+)?", target)}
    plain = re.findall(r"(?<!\S)[a-zA-Z]+(?:'[a-z]+)?(?=[\s,.:;!?]|$)", first)
    if sum(len(word) > 1 and not word.isupper() and word.lower() not in own for word in plain) < 2:
        return None
    if locale in ("ja", "zh_CN", "zh_TW", "zh_Hans", "zh_Hant"):
        return first + " " + target[len(target) // 2:] if len(target) > 7 else None
    own = target.split()
    return first + " " + " ".join(own[len(own) // 2:]) if len(own) > 3 else None


def space_at_end(source, target, locale, chance):
    return None if target[-1:].isspace() or source[-1:].isspace() else target + " "


LATIN = 'numbering-system = "latn"\n'

KINDS = [
    Kind("bracket", bracket),
    Kind("quotation-mark", quotation_mark),
    Kind("doubled-word", doubled_word),
    Kind("altered-number", altered_number),
    Kind("lost-minus", lost_minus),
    Kind("metavariable", metavariable),
    Kind("half-translated", half_translated, needs_words=True),
    Kind("space-at-end", space_at_end),
    Kind("mixed-digits", mixed_digits, ["ar", "fa"]),
    Kind("digits-against-pin", digits_against_pin, ["ar"], settings=LATIN),
    Kind("persian-digits", persian_digits, ["ar"]),
    Kind("comma-side", comma_side, ["ar", "fa"]),
    Kind("comma-glued", comma_glued, ["ar", "fa"]),
    Kind("latin-comma-side", latin_comma_side, ["ar", "fa"]),
]
