"""Runs the example of Documentation/Clients.md, and drives its page; Tools/proof/shop-page runs it.

    shop_page.py PICTURES
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"
# Numbers of each Arabic form, and the border of the range.
NUMBERS = [0, 1, 2, 3, 7, 10, 11, 99, 100, 101, 1000]
checks = 0


def expect(found, wanted, where):
    global checks
    checks += 1
    assert found == wanted, f"{where}:\n  found  {found!r}\n  wanted {wanted!r}"


def commands():
    """Returns the commands of the example, as Documentation/Clients.md has them."""
    page = (ROOT / "Documentation/Clients.md").read_text(encoding="utf-8")
    section = page.split("\n## An example that runs\n", 1)[1].split("\n## ", 1)[0]
    block = re.search(r"^```console\n(.*?)^```$", section, re.M | re.S)[1]
    build, serve = block.strip().splitlines()
    return build, serve


class Server:
    """The server, until the end of a block."""

    def __init__(self, command, port=0):
        if server := os.environ.get("SHOP_SERVER"):
            command = re.sub(r".* shop-server ", f"exec {server} ", command)
        self.process = subprocess.Popen(
            ["bash", "-c", f"{command} {port}"], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
        self.address = next(line for line in self.process.stdout if line.startswith("http://")).strip()

    def ask(self, path, language):
        """Returns the problem of an answer, as any client gets it."""
        request = urllib.request.Request(f"{self.address}/{path}", headers={"Accept-Language": language})
        try:
            urllib.request.urlopen(request, timeout=20).read()
        except urllib.error.HTTPError as error:
            return json.loads(error.read())
        raise AssertionError(f"{path} has no error")

    def end(self):
        """Ends the server and its connections at once, as a power cut does."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def until(page, condition):
    """Waits until a condition is true. Playwright's own waiting evaluates texts, which the policy refuses."""
    end = time.monotonic() + 60
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(20)


class Page:
    def __init__(self, context):
        self.page = context.new_page()
        self.found = []
        self.page.on("pageerror", lambda error: self.found.append(str(error)))
        self.page.on("console", lambda line: line.type in ("error", "warning") and self.found.append(line.text))

    def open(self, address):
        self.page.goto(address)
        self.page.wait_for_selector("body[data-is-ready]")

    def choose(self, language):
        self.page.click(f"#languages button[lang={language}]")
        self.page.wait_for_selector(f"html[lang={language}]")

    def answer(self, act):
        """Does something that orders, and returns the alert that is shown then; nothing without one."""
        self.page.evaluate("document.querySelector('#alert').replaceChildren(); "
                           "document.querySelector('#state').textContent = ''")
        act()
        until(self.page, "document.querySelector('#alert').childElementCount > 0 "
                         "|| document.querySelector('#state').textContent !== ''")
        return self.alert()

    def alert(self):
        return self.page.evaluate("""() => {
          const alert = document.querySelector('#alert');
          if (alert.hidden) return null;
          const text = (name) => alert.querySelector(name)?.textContent ?? null;
          return {
            title: text('.title'), description: text('.description'), suggestion: text('.suggestion'),
            options: [...alert.querySelectorAll('.options button')].map(({ textContent }) => textContent),
            lang: alert.lang, dir: alert.dir, source: text('.source'),
          };
        }""")

    def order(self, path):
        return self.answer(lambda: self.page.click(f"button[data-path='{path}']"))

    def order_tea(self, left):
        self.page.fill("#left", str(left))
        return self.answer(lambda: self.page.press("#left", "Enter"))


def compare(alert, problem, language, where):
    """The alert of the page has, byte for byte, the texts of the server, which has no isolates in JSON."""
    alert = {name: re.sub("[\u2066-\u2069]", "", value) if isinstance(value, str) else value
             for name, value in alert.items()}
    expect(alert["title"], problem["title"], where)
    expect(alert["description"], problem["detail"], where)
    expect(alert["suggestion"], problem.get("suggestion"), where)
    expect(alert["options"], [option["label"] for option in problem.get("options", [])], where)
    expect((alert["lang"], alert["dir"]), (language, {"en": "ltr", "ar": "rtl"}[language]), where)


def policy(page, answers):
    """The policy is strict: no script of a text and no evaluation run, and nothing was refused on the way."""
    for path, fields in answers.items():
        rule = fields.get("content-security-policy", "")
        expect("'unsafe-inline'" in rule or "'unsafe-eval'" in rule or "default-src 'none'" not in rule, False, path)
    refused = page.evaluate("""async () => {
      const found = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
      const image = new Image();
      image.src = 'http://127.0.0.1:1/x.png';
      document.body.append(image);
      await fetch('http://127.0.0.1:1/').catch(() => {});
      await new Promise((done) => setTimeout(done, 200));
      script.remove();
      image.remove();
      return [...new Set(found)].sort();
    }""")
    expect(refused, ["connect-src", "img-src", "script-src-elem"], "the policy")
    expect(page.title() == "taken", False, "a script of a text")


def look(page, pictures, name):
    """Looks at the page in each size and colour: nothing overflows, and axe reports nothing."""
    pictures.mkdir(parents=True, exist_ok=True)
    for width, height in [(1440, 620), (768, 620), (320, 900)]:
        for scheme in ["light", "dark"]:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(100)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            expect(wide <= 0, True, f"{name}, {width}: {wide} px too wide")
            page.screenshot(path=str(pictures / f"shop-{name}-{width}-{scheme}.png"))
    page.set_viewport_size({"width": 1440, "height": 620})
    page.emulate_media(color_scheme="light")


def axe(page, where):
    found = Axe().run(page).response["violations"]
    expect([(item["id"], item["nodes"][0]["target"]) for item in found], [], where)


def with_network(page, server, pictures):
    for language in ["en", "ar"]:
        page.choose(language)
        for left in NUMBERS:
            compare(page.order_tea(left), server.ask(f"tea/{left}", language), language, (left, language))
        for path in ["closed", "stolen"]:
            alert = page.order(path)
            compare(alert, server.ask(path, language), language, (path, language))
        # The answers so far have the catalog's words, also that of a sensitive error.
        source = alert["source"]
        # An error of a catalog that this page doesn't have: the server's words.
        unknown = page.order("no/such/path")
        compare(unknown, server.ask("no/such/path", language), language, ("an unknown error", language))
        expect(unknown["source"] == source, False, "words of the server")
        # A change of the language asks no server, and changes the words of the catalog alone.
        page.order_tea(2)
        other = {"en": "ar", "ar": "en"}[language]
        page.choose(other)
        compare(page.alert(), server.ask("tea/2", other), other, ("at once", other))
        page.choose(language)
        expect(page.order("fine"), None, "an order without an error")
        # The buttons act: the first one leads to the amount, the second one ends the alert.
        for place, focus in [(0, "left"), (1, "")]:
            page.order_tea(2)
            page.page.locator("#alert .options button").nth(place).click()
            expect(page.alert(), None, "the alert after a button")
            expect(page.page.evaluate("document.activeElement.id"), focus, "the focus after a button")
        page.order_tea(7)
        axe(page.page, language)
        look(page.page, pictures, language)
    # An answer of somebody between page and server, with markup in it.
    page.page.route("**/closed", lambda route: route.fulfill(
        status=502, content_type="text/html", body="<h1>Log in to the network</h1>"))
    alert = page.order("closed")
    expect("502" in alert["description"] and "Log in" not in json.dumps(alert), True, alert)
    hostile = {"title": "<img src=x onerror=alert(1)>", "detail": "</p><script>document.title='taken'</script>",
               "options": [{"name": "__proto__", "label": "<b>x</b>", "role": "default"}]}
    page.page.unroute("**/closed")
    page.page.route("**/stolen", lambda route: route.fulfill(
        status=418, content_type="application/problem+json", body=json.dumps(hostile)))
    alert = page.order("stolen")
    expect((alert["title"], alert["description"]), (hostile["title"], hostile["detail"]), "texts with markup")
    expect(page.page.locator("#alert img, #alert script, #alert b").count(), 0, "texts with markup")
    page.page.locator("#alert .options button").click()
    expect(page.alert(), None, "an option that the page doesn't know ends the alert")
    page.page.unroute("**/stolen")
    expect([text for text in page.found if "Failed to load resource" not in text], [], "the console")
    page.found.clear()


def without_network(page, server, command, pictures):
    wanted = {
        "en": "The shop can’t be reached at the moment.", "ar": "يتعذّر الوصول إلى المتجر حاليًا.",
    }
    retry = {"en": "Try Again", "ar": "المحاولة مرة أخرى"}
    until(page.page, "navigator.serviceWorker.controller !== null")
    problems = {language: server.ask("tea/3", language) for language in wanted}
    server.end()
    # The page comes from the cache, with the module, the table and the packs.
    page.open(server.address)
    for language in wanted:
        page.choose(language)
        alert = page.order_tea(3)
        expect(alert["description"], wanted[language], "without a server")
        expect(alert["options"][0], retry[language], "without a server")
        expect((alert["lang"], alert["dir"]), (language, {"en": "ltr", "ar": "rtl"}[language]), "without a server")
        axe(page.page, (language, "offline"))
        look(page.page, pictures, f"offline-{language}")
    # The server is back, and the button tries again.
    back = Server(command, port=server.address.rsplit(":", 1)[1])
    try:
        page.page.click("#alert .options button >> nth=0")
        until(page.page, f"document.querySelector('#alert .title').textContent === {json.dumps(problems['ar']['title'])}")
        compare(page.alert(), problems["ar"], "ar", "after the server is back")
    finally:
        back.end()
    unexpected = [text for text in page.found if "Failed to load resource" not in text]
    expect(unexpected, [], "the console without a network")


def main(pictures):
    pictures = pathlib.Path(pictures)
    build, serve = commands()
    subprocess.run(["bash", "-c", build], cwd=ROOT, check=True)
    server = Server(serve)
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for preferred, language in [("ar-EG", "ar"), ("fr", "en"), ("en-GB", "en")]:
                context = browser.new_context(locale=preferred)
                page = Page(context)
                page.open(server.address)
                expect(page.page.locator("html").get_attribute("lang"), language, preferred)
                context.close()
            context = browser.new_context(viewport={"width": 1440, "height": 620}, locale="en")
            page = Page(context)
            answers = {}
            # The first answer of each address is the server's own.
            page.page.on("response", lambda response: answers.setdefault(response.url, response.headers))
            page.open(server.address)
            with_network(page, server, pictures)
            policy(page.page, answers)
            page.found.clear()
            without_network(page, server, serve, pictures)
            browser.close()
    finally:
        if server.process.poll() is None:
            server.end()
    print(f"ok: the page shows the server's texts in English and Arabic, and its own without a server; {checks} checks")


main(*sys.argv[1:])
