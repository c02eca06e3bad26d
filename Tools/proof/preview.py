"""Drives the preview in headless Chromium as a person does; see Tools/proof/preview."""

import json
import pathlib
import re
import sys
import time

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

site = pathlib.Path(sys.argv[1]).resolve()
hostile_site = pathlib.Path(sys.argv[2]).resolve()
pictures = pathlib.Path(sys.argv[3]) if sys.argv[3:] and sys.argv[3] else None


def value(path):
    """Returns the value in a data script; for the index, with that of the codes."""
    text = path.read_text(encoding="utf-8")
    calls = re.findall(r'^bayan\("([^"]+)", (.*?)\)$', text, re.M | re.S)
    return {name: json.loads(found) for name, found in calls}


class Browser:
    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--window-size=1400,1000",
                         "--disable-dev-shm-usage", "--allow-file-access-from-files=false"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.failures = []

    def open(self, path):
        self.driver.get(path.as_uri())
        if (path.parent / "list.js").exists():
            self.wait("#error h2")

    def wait(self, css):
        WebDriverWait(self.driver, 20).until(lambda d: d.find_elements(By.CSS_SELECTOR, css))

    def all(self, css):
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def one(self, css):
        return self.driver.find_element(By.CSS_SELECTOR, css)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def expect(self, condition, what):
        if not condition:
            self.failures.append(what)
            print(f"✘ {what}")

    def expect_accessible(self, where):
        results = Axe().run(self.driver)
        for found in results["violations"]:
            if found["impact"] in ("serious", "critical"):
                places = [node["html"][:160] for node in found["nodes"][:3]]
                self.expect(False, f"{where}: axe: {found['id']}: {places}")

    def expect_silent(self, where):
        """Expects that no script failed, and that the policy blocked nothing."""
        for entry in self.driver.get_log("browser"):
            self.expect(entry["level"] not in ("SEVERE",), f"{where}: {entry['message']}")

    def picture(self, name):
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(pictures / f"{name}.png"))

    def filter(self, name, chosen):
        Select(self.one(f"#filters [name={name}]")).select_by_index(chosen)

    def switch(self, name):
        self.one(f"#controls [name={name}]").click()

    def look(self, name):
        self.one(f"#controls [value={name}]").click()


# Returns every text of every code, locale and sample on the page.
TEXTS = """
const done = arguments[arguments.length - 1];
(async () => {
  const found = [];
  for (const code of codes) {
    select(code);
    const chunk = await load(`codes-${Math.floor(code.place / data.index.chunkSize)}`);
    const error = chunk[code.place % data.index.chunkSize];
    const samples = [];
    for (let sample = 0; sample < error.locales[0].texts.length; sample++) {
      drawError(code, error);
      if (error.samples.length) byId("controls").elements.sample.value = sample;
      drawError(code, error);
      samples.push([...document.querySelectorAll(".reader")].map((reader) => ({
        title: reader.querySelector(".alert .title")?.textContent ?? "",
        message: reader.querySelector(".alert .message").textContent,
        buttons: [...reader.querySelectorAll(".button")].map((button) => button.textContent),
        unsaid: [...reader.querySelectorAll(".alert .title > *, .alert .message > *, .button")]
          .filter((node) => !node.lang || !node.dir).length,
      })));
    }
    found.push(samples);
  }
  return found;
})().then(done, (error) => done(String(error)));
"""


def expect_texts(browser, expected):
    """Expects that the texts on the page are those of the runtime, byte for byte."""
    browser.open(site / "index.html")
    browser.driver.set_script_timeout(300)
    found = browser.driver.execute_async_script(TEXTS)
    browser.expect(not isinstance(found, str), f"texts: {found}")
    index = value(site / "data/index.js")["index"]
    count = 0
    for code, samples in enumerate(found):
        for sample, readers in enumerate(samples):
            for locale, reader in zip(index["locales"], readers):
                browser.expect(reader["unsaid"] == 0, f"code {code}: a text without lang or dir")
                wanted = expected(code, sample)
                if wanted is None:
                    continue
                wanted = wanted[locale["tag"]]
                count += 1
                for key in ("title", "message", "buttons"):
                    browser.expect(
                        reader[key] == wanted[key],
                        f"code {code}, sample {sample}, {locale['tag']}: {reader[key]!r} "
                        f"is not {wanted[key]!r}")
    print(f"{count} alerts have the runtime's texts")


# The page with the first locale so often that there are 40.
MANY_LOCALES = """
const { locales } = data.index;
while (locales.length < 40) locales.push(locales[0]);
for (const code of codes) {
  while (code.states.length < 40) {
    code.states.push(code.states[code.states.length % 2]);
    code.severities.push(0);
    code.texts.push(code.texts[0]);
  }
}
draw();
return [...document.querySelectorAll(".row")].slice(0, 8).map((row) => ({
  name: row.querySelector(".name").clientWidth,
  row: row.clientWidth,
  cells: [...row.querySelectorAll(".cell")].map((cell) => Number(cell.textContent.match(/\\d+/))),
}));
"""


def expect_names_beside_many_locales(browser):
    """Expects that 40 locales leave the names of errors more than half of the list's width."""
    browser.open(site / "index.html")
    rows = browser.run(MANY_LOCALES)
    browser.expect(len(rows) == 8, f"{len(rows)} rows")
    for row in rows:
        browser.expect(row["name"] > row["row"] / 2, f"a name has room beside 40 locales: {row}")
        browser.expect(sum(row["cells"]) == 40, f"the cells count 40 locales: {row}")
    browser.picture("en-40-locales")


def use(browser):
    browser.open(site / "index.html")
    browser.expect(browser.run("return document.documentElement.lang") == "en", "lang is en")
    total = len(value(site / "data/index.js")["codes"])
    browser.expect(str(total) in browser.one("#count").text, "all errors are counted")
    browser.expect_accessible("English")
    browser.picture("en")

    # A filter, and then all errors again
    browser.one("#filters [name=text]").send_keys("password")
    browser.expect(0 < len(browser.all(".row")) < total, "the search filters")
    browser.one("#filters [name=text]").send_keys(Keys.CONTROL, "a", Keys.BACKSPACE)
    for name in ("domain", "category", "state", "diagnostic"):
        browser.filter(name, 1)
        text = browser.one("#count").text
        browser.expect(re.match(r"\d", text), f"{name}: {text}")
        browser.filter(name, 0)
    browser.filter("locale", 2)
    browser.wait(".reader[data-locale=ar]")
    browser.expect(len(browser.all(".reader")) == 2, "the source and a locale, side by side")
    arabic = browser.one(".reader[data-locale=ar] .alert")
    browser.expect(arabic.get_attribute("dir") == "rtl", "Arabic from right to left")
    browser.filter("locale", 0)

    # The keyboard alone: from the search to the list, down, and into the error
    browser.one("#filters [name=text]").click()
    for _ in range(20):
        browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        if browser.driver.switch_to.active_element.get_attribute("id") == "list":
            break
    focused = browser.driver.switch_to.active_element
    browser.expect(focused.get_attribute("id") == "list", "the list is reached by Tab")
    outline = browser.run("return getComputedStyle(document.activeElement).outlineStyle")
    browser.expect(outline == "solid", f"the focus is visible: {outline}")
    before = browser.one("#error h2").text
    focused.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    WebDriverWait(browser.driver, 10).until(lambda _: browser.one("#error h2").text != before)
    focused.send_keys(Keys.END)
    browser.wait(f'[aria-posinset="{total}"][aria-selected=true]')
    focused.send_keys(Keys.HOME)
    focused.send_keys(Keys.ENTER)
    browser.expect(
        browser.driver.switch_to.active_element.get_attribute("id") == "error", "Enter leads in")

    # Styles: a width, a terminal, a log, dark, large letters
    def font():
        return browser.run("return getComputedStyle(document.querySelector('.alert')).fontSize")
    small = font()
    browser.look("phone320")
    width = browser.run("return document.querySelector('.phone').offsetWidth")
    browser.expect(width == 320, f"the narrow phone has {width} points")
    browser.switch("large")
    browser.expect(font() != small, "large type is larger")
    browser.switch("dark")
    browser.expect(browser.all(".stage.dark"), "dark")
    browser.picture("en-dark-large-320")
    browser.expect_accessible("dark, large, 320 points")
    browser.look("terminal")
    browser.expect(browser.one(".terminal").text.startswith("┌ "), "a terminal")
    browser.expect_accessible("terminal")
    browser.picture("en-terminal")
    browser.look("log")
    browser.expect("\u2068" not in browser.one(".log").text, "no invisible marks in logs")
    browser.expect_accessible("log")

    # To Arabic and back, with the same error
    address = browser.run("return decodeURIComponent(location.hash)")
    browser.one("a.language").click()
    browser.wait("html[lang=ar] #error h2")
    browser.expect(browser.run("return decodeURIComponent(location.hash)") == address, "stays there")
    browser.expect(browser.run("return document.documentElement.dir") == "rtl", "the page turns")
    left = browser.run("return document.querySelector('.browse').getBoundingClientRect().left")
    browser.expect(left > 500, "the list stands at the right")
    browser.expect_accessible("Arabic")
    browser.picture("ar")
    browser.expect_silent("use")


def look_at_plurals(browser):
    rows = value(site / "data/index.js")["codes"]
    index = value(site / "data/index.js")["index"]
    for place, row in enumerate(rows):
        chunk = value(site / f"data/codes-{place // index['chunkSize']}.js")
        error = next(iter(chunk.values()))[place % index["chunkSize"]]
        if error["tables"]:
            break
    hash_ = f"{index['domains'][row[0]][0]}.{row[1]}"
    for language, page in (("en", "index.html"), ("ar", "index.ar.html")):
        browser.driver.get((site / page).as_uri() + "#" + hash_)
        browser.driver.refresh()
        browser.wait(".variants")
        labels = [cell.text for cell in browser.all(".variants tbody th:first-child")]
        few = "3–10" if language == "en" else "٣–١٠"
        browser.expect(few in " ".join(labels), f"rows by their numbers: {labels}")
        browser.run("document.querySelector('.variants').scrollIntoView()")
        browser.picture(f"{language}-plurals")
        browser.switch("invisible")
        browser.wait(".variants .cp")
        browser.run("document.querySelector('.detail').scrollTop = 0")
        browser.picture(f"{language}-invisible")
        browser.expect_accessible(f"plurals in {language}")
    first, second = (browser.run(
        "return [...document.querySelectorAll('.variants thead th')].map("
        "(cell) => cell.getBoundingClientRect().left)")[place] for place in (0, 1))
    browser.expect(first > second, "in Arabic the table runs from right to left")
    browser.expect_silent("plurals")


def measure_fit(browser):
    """Expects marks on texts that don't fit: on a long button in large letters, and on none in usual ones."""
    browser.driver.get((site / "index.html").as_uri() + "#permission.missing")
    browser.driver.refresh()
    browser.wait(".reader[data-locale=en] .alert")
    browser.expect(not browser.all(".unfit"), "a usual phone has room")
    browser.look("phone320")
    browser.switch("large")
    browser.expect(browser.all(".reader[data-locale=en] .button.unfit"), "a wide button is marked")
    browser.expect(browser.all(".reader[data-locale=en] .unfitting"), "a sentence says why")
    browser.expect(
        not browser.all(".reader[data-locale=ar] .button.unfit"), "what fits isn't marked")
    browser.picture("unfit")


def follow_diagnostic(browser):
    """Expects that texts of the hostile catalog stay texts, and that a rule leads to its errors."""
    browser.driver.get((hostile_site / "index.html").as_uri())
    browser.wait("#error h2")
    browser.expect(not browser.all("#error script, #error img, #error b"), "no text is markup")
    browser.expect(browser.run("return window.harmed === undefined"), "no text ran")
    browser.expect(not browser.all("a[href^='javascript:']"), "no text became an address")
    text = browser.run("return document.querySelector('#error').textContent")
    browser.expect("<script>" in text, "markup is shown as text")
    browser.filter("diagnostic", 1)
    browser.one(".row").click()
    browser.wait(".reader .diagnostic mark, .diagnostic")
    browser.picture("hostile")
    browser.expect_accessible("diagnostics")
    browser.one("#error .diagnostic a.rule").click()
    chosen = browser.one("#filters [name=diagnostic]").get_attribute("value")
    browser.expect(chosen.startswith("rule-"), f"a rule leads to its errors: {chosen}")
    for page in sorted(hostile_site.glob("codes/**/*.html")):
        browser.driver.get(page.as_uri())
        browser.expect(browser.run("return window.harmed === undefined"), f"{page}: ran")
        browser.expect(not browser.all("script, img"), f"{page}: markup")
    browser.expect_silent("hostile")


# Returns shown elements outside the box that holds them: across, or cut at its end.
OUTSIDE = """
const found = new Set();
const name = (node) => {
  const classes = [...node.classList].map((name) => "." + name).join("");
  return node.tagName.toLowerCase() + (node.id ? "#" + node.id : "") + classes;
};
const style = (node) => getComputedStyle(node);
// Said to those who can't see, or cut with three dots on purpose: names and texts in the list.
const isLeftOut = (node) => style(node).clipPath.startsWith("inset(50%")
  || style(node).textOverflow === "ellipsis" || node.tagName === "SELECT";
const check = (rect, node) => {
  if (rect.width < 1 || rect.height < 1) return;
  for (let box = node; box; box = box.parentElement) {
    if (isLeftOut(box)) return;
  }
  for (let box = node; box; box = box.parentElement) {
    const { display, overflowY } = style(box);
    if (display === "contents" || display.startsWith("inline")) continue;
    const place = box === document.documentElement
      ? { left: 0, right: innerWidth, bottom: Infinity } : box.getBoundingClientRect();
    if (rect.left < place.left - 1 || rect.right > place.right + 1
      || overflowY === "hidden" && rect.bottom > place.bottom + 1) {
      found.add(`${name(node)} in ${name(box)}: ${Math.round(rect.left)}–${Math.round(rect.right)}`
        + ` of ${Math.round(place.left)}–${Math.round(place.right)}`
        + ` '${node.textContent.slice(0, 40)}'`);
      return;
    }
  }
};
for (const node of document.body.querySelectorAll("*")) {
  if (["SCRIPT", "OPTION"].includes(node.tagName) || node.closest("script")) continue;
  check(node.getBoundingClientRect(), node);
  for (const child of node.childNodes) {
    if (child.nodeType !== Node.TEXT_NODE || !child.data.trim()) continue;
    // Word by word: the space at a line's end may hang over it.
    for (const { 0: word, index } of child.data.matchAll(/\\S+/g)) {
      const text = document.createRange();
      text.setStart(child, index);
      text.setEnd(child, index + word.length);
      for (const rect of text.getClientRects()) check(rect, node);
    }
  }
}
if (document.documentElement.scrollWidth > innerWidth) {
  found.add(`the page is ${document.documentElement.scrollWidth} wide`);
}
return [...found];
"""


def resize(browser, width, height=900):
    browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def color(browser, scheme):
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})


def expect_inside(browser, where):
    found = browser.run(OUTSIDE)
    browser.expect(not found, f"{where}: outside its box: {found[:4]}")


def fit_widths(browser):
    """Expects at each width, in both languages, that no shown element is outside its container."""
    measured = 0
    for path, chosen in ((site, ["graph.tooManyCalls", None]), (hostile_site, [None, None])):
        codes = value(path / "data/index.js")["codes"]
        for page in ("index.html", "index.ar.html"):
            for width in (320, 390, 768, 1280):
                resize(browser, width)
                for number, hash_ in enumerate(chosen):
                    browser.driver.get("about:blank")
                    browser.driver.get((path / page).as_uri() + (f"#{hash_}" if hash_ else ""))
                    browser.wait("#error h2")
                    where = f"{path.name}/{page}, {width} pixels"
                    if hash_:
                        browser.expect(
                            browser.one("#error h2").text == hash_, f"{where}: the address counts")
                    elif number and len(codes) > 1:
                        browser.run("choose(codes.at(-1))")
                    for look in ("phone390", "phone320", "terminal", "log"):
                        browser.look(look)
                        for switch in ("large", "invisible"):
                            expect_inside(browser, f"{where}, {look}, {switch}")
                            browser.switch(switch)
                            expect_inside(browser, f"{where}, {look}, {switch} turned")
                            measured += 2
                    browser.look("phone390")
                browser.picture(f"{path.name}-{page.removesuffix('.html')}-{width}")
        for page in sorted(path.glob("codes/**/*.html"))[:40]:
            for width in (320, 390, 768, 1280):
                resize(browser, width)
                browser.driver.get(page.as_uri())
                expect_inside(browser, f"{page.relative_to(path)}, {width} pixels")
                measured += 1
    print(f"{measured} pages measured, each with all its boxes")

    # On a phone a selected error scrolls into view, and the way back is shown.
    resize(browser, 390)
    browser.open(site / "index.html")
    browser.all(".row")[3].click()
    browser.wait(".row[aria-selected=true][data-place='3']")
    top = browser.run("return document.querySelector('#error').getBoundingClientRect().top")
    browser.expect(0 <= top < 100, f"a choice comes into view: {top}")
    browser.one(".back").click()
    browser.expect(browser.run("return scrollY") == 0, "the list comes back")

    # An error that the filter hides isn't shown; without any error the place is empty.
    browser.one("#filters [name=text]").send_keys("password")
    shown = browser.one("#error h2").text
    browser.expect(
        browser.all(".row[aria-selected=true]"), f"what is shown is in the list: {shown}")
    browser.one("#filters [name=text]").send_keys("zzzz")
    browser.expect(not browser.all("#error *"), "nothing is shown where nothing matches")
    browser.expect(not browser.one("#controls").is_displayed(), "nor how to look at it")
    browser.one("#filters [name=text]").clear()
    browser.run("filter()")
    browser.expect(
        browser.all(".row[aria-selected=true][data-place='3']"), "the choice comes back")

    # A dark page has dark phones.
    color(browser, "dark")
    browser.open(site / "index.html")
    browser.expect(browser.all(".stage.dark"), "a dark page has a dark stage")
    color(browser, "light")
    browser.wait(".stage:not(.dark)")

    # The Arabic page has closed boxes of terminals, and digits of one kind.
    resize(browser, 1280)
    browser.driver.get((site / "index.ar.html").as_uri() + "#graph.tooManyCalls")
    browser.driver.refresh()
    browser.wait(".variants")
    browser.expect(len(browser.all(".reader")) == 2 and len({
        reader.rect["y"] for reader in browser.all(".reader")}) == 1, "side by side at 1280")
    numbers = browser.run("return [...document.querySelectorAll('.variants tbody th')]"
                          ".map((cell) => cell.textContent).join(' ')")
    browser.expect(not re.search("[0-9]", numbers), f"Arabic numbers in Arabic digits: {numbers}")
    browser.look("terminal")
    edges = browser.run("return [...document.querySelectorAll('.terminal[dir=rtl] .edge')]"
                        ".map((edge) => Math.round(edge.getBoundingClientRect().right))")
    browser.expect(len(set(edges)) == 1 and len(edges) > 2, f"one edge: {edges}")
    browser.expect_silent("widths")
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def read_pages(browser):
    pages = (
        sorted(site.glob("codes/*.*/[0-9]*.html"))[:2]
        + sorted(site.glob("codes/ar/*/[0-9]*.html"))[:2]
        + [site / "codes/index.html", site / "codes/ar/index.html"]
        + sorted(site.glob("codes/*.*/index.html"))[:1])
    for number, page in enumerate(pages):
        browser.driver.get(page.as_uri())
        browser.expect_accessible(page.name)
        browser.picture(f"code-{number}")
        for link in browser.all("a"):
            target = pathlib.Path(link.get_attribute("href").removeprefix("file://"))
            browser.expect(target.exists(), f"{page}: {target} is missing")
    browser.expect_silent("pages")


def time_filter(browser, path):
    """Returns the time of filtering, as the browser measures it; the worst of some."""
    browser.open(path / "index.html")
    times = browser.run("""
      const times = [];
      const field = document.querySelector("#filters [name=text]");
      const choices = [...document.querySelectorAll("#filters select")];
      const timed = (name, change) => {
        change();
        const start = performance.now();
        byId("filters").dispatchEvent(new Event("input", { bubbles: true }));
        document.body.offsetHeight;
        times.push([name, performance.now() - start]);
      };
      for (const text of ["a", "pa", "zzz", ""]) timed(text, () => { field.value = text; });
      for (const select of choices) {
        timed(select.name, () => { select.selectedIndex = Math.min(1, select.length - 1); });
        timed(select.name, () => { select.selectedIndex = 0; });
      }
      return times;
    """)
    name, worst = max(times, key=lambda item: item[1])
    print(f"{browser.one('#count').text}: the slowest filter took {worst:.0f} ms ({name!r})")


def main():
    expected_path = site.parent / "expected.json"
    browser = Browser()
    try:
        began = time.monotonic()
        if expected_path.exists():
            expected = json.loads(expected_path.read_text(encoding="utf-8"))
            expect_texts(
                browser, lambda code, sample: expected[code][sample])
        expect_names_beside_many_locales(browser)
        use(browser)
        look_at_plurals(browser)
        measure_fit(browser)
        follow_diagnostic(browser)
        fit_widths(browser)
        read_pages(browser)
        for path in sys.argv[4:]:
            time_filter(browser, pathlib.Path(path).resolve())
        print(f"{time.monotonic() - began:.0f} s in the browser")
    finally:
        browser.driver.quit()
    if browser.failures:
        sys.exit(f"{len(browser.failures)} failures")


main()
