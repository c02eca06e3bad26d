"""Works on the page of `bayan serve` as a stranger does, by mouse or by keyboard.

    workbench_page.py BAYAN PROJECT LANGUAGE mouse|keyboard PICTURES

PROJECT is a copy of Tools/proof/workbench-project without `expected`. The files must become those in `expected`,
byte for byte.
"""

import pathlib
import re
import sys
import tomllib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from workbench_server import Serve

CHROMIUM = "/usr/bin/chromium"
EXPECTED = pathlib.Path(__file__).parent / "workbench-project/expected"
SELECT = {"seatsLeft", "tripLength"}


class Page:
    """A page, used by mouse or by keyboard alone."""

    def __init__(self, page, by):
        self.page, self.by = page, by
        self.found = []
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.found.append(message.text))

    @property
    def is_mouse(self):
        return self.by == "mouse"

    def settle(self):
        """Waits until the page has answers to everything."""
        self.page.wait_for_function(
            "() => { const e = document.querySelector('bayan-editor');"
            " return e && !e.isChecking && !e.isCheckWanted && !e.isSaving; }")
        self.page.wait_for_timeout(60)

    def open(self, id):
        """Opens a message from the list, and puts the caret into its first field."""
        row = self.page.locator(".row", has=self.page.locator(f".name:text-is('{id}')"))
        if self.is_mouse:
            # The list draws the rows that are seen.
            self.page.locator(".list").hover()
            self.page.mouse.wheel(0, -100_000)
            self.page.wait_for_timeout(80)
            for _ in range(30):
                if row.count():
                    break
                self.page.mouse.wheel(0, 300)
                self.page.wait_for_timeout(50)
            row.click()
        else:
            if not self.page.evaluate("document.querySelector('bayan-list').contains(document.activeElement)"):
                self.page.keyboard.press("F6")
            self.page.keyboard.press("Home")
            for _ in range(30):
                selected = self.page.locator(".row[aria-selected=true] .name")
                if selected.count() and selected.inner_text() == id:
                    break
                self.page.keyboard.press("ArrowDown")
                self.page.wait_for_timeout(15)
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(
            "id => document.querySelector('bayan-editor').view?.id === id"
            " && document.querySelector('bayan-editor').contains(document.activeElement)", arg=id)
        self.settle()

    def placeholder(self, name):
        """Inserts a placeholder: by its button, or from the list that Ctrl+Space opens."""
        if self.is_mouse:
            self.page.locator(f".tools .offer:has([data-name='{name}'])").first.click()
            return
        self.page.keyboard.press("Control+Space")
        items = self.page.locator(".menu li")
        for _ in range(items.count()):
            if items.locator("nth=0").count() and self.page.locator(
                    f".menu li[aria-selected=true] [data-name='{name}']").count():
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def type(self, text):
        """Types a text whose placeholders are in braces."""
        for part in re.split(r"(\{\$[^}]*\})", text):
            if part.startswith("{$"):
                self.placeholder(re.match(r"\{\$(\w+)", part)[1])
            elif part:
                self.page.keyboard.insert_text(part)
        self.settle()

    def field(self, place):
        """Puts the caret into the field of a row."""
        if self.is_mouse:
            self.page.locator("bayan-field .area").nth(place).click()
            return
        for _ in range(400):
            at = self.page.evaluate(
                "() => [...document.querySelectorAll('bayan-field .area')].indexOf(document.activeElement)")
            if at == place:
                return
            self.page.keyboard.press("Tab" if at < place else "Shift+Tab")
        raise AssertionError(f"no field {place}")

    def press(self, name, key=None):
        """Presses a button, or its keys."""
        if self.is_mouse or not key:
            button = self.page.get_by_role("button", name=name, exact=True)
            if self.is_mouse:
                button.first.click()
            else:
                self.tab_to(button.first)
                self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(key)

    def tab_to(self, locator):
        handle = locator.element_handle()
        for _ in range(300):
            if self.page.evaluate("node => node === document.activeElement", handle):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard doesn't reach it")

    def save(self, words):
        self.press(words["save"], "Control+s")
        self.page.wait_for_function(
            "() => { const e = document.querySelector('bayan-editor');"
            " return !e.isSaving && !e.isDirty && e.view.state !== 'missing' && e.view.state !== 'draft'; }")

    def state(self):
        return self.page.evaluate("document.querySelector('bayan-editor').view.state")


def variants(text):
    return re.findall(r"^\S+(?: \S+)? \{\{(.*)\}\}(?:)$", text, re.M)


def work(page, words, project):
    """Translates all messages, and marks them as reviewed."""
    texts = {f"trip.{name}.description": entry["description"]
             for name, entry in tomllib.loads((EXPECTED / "trip.toml").read_text()).items()}
    labels = {f"options.{name}.label": entry["label"]
              for name, entry in tomllib.loads((EXPECTED / "options.toml").read_text()).items()}
    raw = page.page
    for id, text in {**texts, **labels}.items():
        page.open(id)
        # A text may have declarations, which nobody types.
        text = re.sub(r"\A\.input[^\n]*\n\{\{(.*)\}\}\Z", r"\1", text)
        entry = id.split(".")[1]
        if entry == "busFull":
            assert page.state() == "draft" and "mcp" in raw.locator(".origin").inner_text()
            page.press(words["accept"])
            raw.wait_for_function("document.querySelector('bayan-editor').view.state === 'translated'")
            continue
        if entry in SELECT:
            rows = variants(text)
            names = raw.locator("bayan-field").count()
            assert names == len(rows), (id, names, len(rows))
            for place, row in enumerate(rows):
                page.field(place)
                page.type(row)
        elif entry == "noSeats":
            # A wrong placeholder, typed in the source view, which the button of its fix corrects.
            source = raw.get_by_label(words["sourceView"], exact=True).first
            if page.is_mouse:
                source.check()
            else:
                page.tab_to(source)
                raw.keyboard.press("Space")
            area = raw.locator("textarea.message-source")
            if page.is_mouse:
                area.click()
            else:
                page.tab_to(area)
            raw.keyboard.insert_text(text.replace("{$name}", "{$nam}"))
            page.settle()
            assert raw.locator(".diagnostic.error").count(), "an unknown placeholder is an error"
            fix = raw.locator(".diagnostic.error button.fix").first
            if page.is_mouse:
                fix.click()
            else:
                page.tab_to(fix)
                raw.keyboard.press("Enter")
            raw.wait_for_function(
                "document.querySelector('textarea.message-source').value.includes('{$name}')")
            page.settle()
            if page.is_mouse:
                source.uncheck()
            else:
                page.tab_to(source)
                raw.keyboard.press("Space")
        elif entry == "refund":
            # A term of the glossary.
            page.type(text.split("المبلغ المسترد")[0])
            term = raw.locator(".term-button").first
            if page.is_mouse:
                term.click()
            else:
                page.tab_to(term)
                raw.keyboard.press("Enter")
            page.type(text.split("المبلغ المسترد")[1])
        elif entry == "discount":
            # A conflict: another program writes the message meanwhile.
            page.type(text)
            file = project / "Locales/ar/trip.toml"
            before = file.read_bytes()
            file.write_bytes(before + '\n[discount]\ndescription = "الخصم لا يصلح."\n'.encode())
            page.press(words["save"], "Control+s")
            raw.wait_for_selector("dialog .version")
            assert "الخصم لا يصلح." in raw.locator("dialog").inner_text()
            use = raw.get_by_role("button", name=f"{words['useVersion']}: {words['versionOurs']}")
            if page.is_mouse:
                use.click()
            else:
                page.tab_to(use)
                raw.keyboard.press("Enter")
            page.settle()
        else:
            page.type(text)
        page.save(words)
    for id in {**texts, **labels}:
        page.open(id)
        page.press(words["review"])
        raw.wait_for_selector("dialog input")
        if raw.locator("dialog input").input_value() != "Layla":
            raw.keyboard.insert_text("Layla")
        if page.is_mouse:
            raw.locator("dialog button.main").click()
        else:
            raw.keyboard.press("Enter")
        raw.wait_for_function("document.querySelector('bayan-editor').view.state === 'reviewed'")


def axe(page, where):
    found = Axe().run(page).response["violations"]
    assert not found, (where, [(item["id"], item["nodes"][0]["target"]) for item in found])


def look(page, words, pictures, language):
    """Looks at a plural in each size and colour: nothing overflows, and axe reports nothing."""
    pictures.mkdir(parents=True, exist_ok=True)
    for width, height in [(1440, 900), (768, 1000), (320, 700)]:
        for scheme in ["light", "dark"]:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(150)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{width}: {wide} px too wide"
            axe(page, (language, width, scheme))
            page.screenshot(path=str(pictures / f"workbench-{language}-{width}-{scheme}.png"))


def main(bayan, project, language, by, pictures):
    project, pictures = pathlib.Path(project), pathlib.Path(pictures)
    state = project.parent / "state"
    state.mkdir(exist_ok=True)
    with Serve(bayan, project, state=state) as serve, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale=language, bypass_csp=True)
        raw = context.new_page()
        page = Page(raw, by)
        raw.goto(serve.address)
        raw.goto(f"{serve.origin}/{language}/")
        raw.wait_for_selector("bayan-editor .area")
        words = raw.evaluate(
            "fetch('/api/words?language=' + document.documentElement.lang).then((answer) => answer.json())")
        axe(raw, "start")
        try:
            work(page, words, project)
        except Exception:
            print("the page says:", raw.locator("#announcement").inner_text(), page.found)
            raw.screenshot(path=str(project.parent / "failure.png"))
            raise
        # The refusal of the save that met a conflict is expected in the console.
        unexpected = [text for text in page.found if "409" not in text]
        assert not unexpected, unexpected
        page.open("trip.seatsLeft.description")
        look(raw, words, pictures, language)
        browser.close()
    for name in ["trip.toml", "options.toml", "state.lock"]:
        wanted, got = (EXPECTED / name).read_bytes(), (project / "Locales/ar" / name).read_bytes()
        assert wanted == got, f"{name} differs:\n{got.decode()}"
    assert (EXPECTED / "sources.lock").read_bytes() == (project / "Catalog/sources.lock").read_bytes()
    print(f"{language}, by {by}: 20 messages translated and reviewed; all files as expected")


main(*sys.argv[1:])
