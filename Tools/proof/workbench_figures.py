"""Measures the workbench on a large project, in Chromium: the first page, a filter, a key to its diagnostics, a save.

    workbench_figures.py BAYAN FOLDER [ENTRIES]
"""

import pathlib
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

from workbench_server import Serve


def write_project(folder, entries):
    domains = 50
    (folder / "Catalog").mkdir(parents=True)
    for tag in ["en", "ar"]:
        (folder / "Locales" / tag).mkdir(parents=True)
    (folder / "Catalog/bayan.toml").write_text(
        'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\n\n[module]\nname = "Large"\n')
    (folder / "Catalog/categories.toml").write_text('[other]\nsummary = "Any."\nrequires = ["description"]\n')
    for domain in range(domains):
        catalog = f'domain = "large{domain}"\ntype = "Large{domain}Error"\nsummary = "Many."\n'
        words = {"en": "", "ar": ""}
        for number in range(1, entries // domains + 1):
            catalog += (f'\n[codes.code{number}]\nvalue = {number}\ncategory = "other"\nsummary = "One."\n'
                        'arguments = { count = { type = "integer", range = "0...500" } }\n')
            for tag, text in [("en", "The file {} has {{$count :integer}} damaged pages."),
                              ("ar", "في الملف {} صفحات تالفة عددها {{$count :integer}}.")]:
                words[tag] += f'\n[code{number}]\ndescription = "{text.format(number)}"\n'
        (folder / f"Catalog/large{domain}.toml").write_text(catalog)
        for tag in words:
            (folder / f"Locales/{tag}/large{domain}.toml").write_text(words[tag])


def in_browser(address):
    """Returns milliseconds: of the first page, of each filter, of each key, of each save."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(locale="en")
        page.goto(address)
        page.wait_for_selector("bayan-editor .area")
        page.wait_for_timeout(1500)
        page.reload()
        page.wait_for_selector(".row")
        first = page.evaluate("performance.now()")
        filters = []
        for text in ["file 777", "تالفة", "nothing has this", "code12", ""]:
            took = page.evaluate("""async (text) => {
              const list = document.querySelector('bayan-list');
              const field = list.form.elements.text;
              const start = performance.now();
              field.value = text;
              await list.load();
              return performance.now() - start;
            }""", text)
            filters.append(took)
        page.locator(".row").first.click()
        page.wait_for_timeout(500)
        page.locator("bayan-field .area").first.click()
        for letter in "ابتثجحخدذرزسشصضطظعغف":
            page.keyboard.insert_text(letter)
            page.wait_for_timeout(120)
        keys = page.evaluate("performance.getEntriesByName('bayan-check').map(({ duration }) => duration)")
        # A person reads a message before saving the next one; the project is checked meanwhile.
        saves = page.evaluate("""async () => {
          const took = [];
          for (let number = 11; number <= 18; number += 1) {
            const id = `large3.code${number}.description`;
            const view = await (await fetch(`/api/message?locale=ar&id=${id}`)).json();
            const message = { text: `${view.saved}!` };
            const start = performance.now();
            const answer = await fetch("/api/save", {
              method: "POST", headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ locale: "ar", id, version: view.version, base: view.saved, message }),
            });
            if (answer.status !== 200) throw new Error(await answer.text());
            await answer.json();
            took.push(performance.now() - start);
            await new Promise((done) => setTimeout(done, 1500));
          }
          return took;
        }""")
        browser.close()
    return first, filters, keys, saves


def main(bayan, folder, entries="10000"):
    folder = pathlib.Path(folder)
    write_project(folder, int(entries))
    started = time.monotonic()
    with Serve(bayan, folder, state=folder.parent / "state") as serve:
        start = time.monotonic() - started
        first, filters, keys, saves = in_browser(serve.address)
        memory = serve.memory()
    print(f"{entries} entries × 2 locales: start {start:.2f} s; first page {first:.0f} ms; filter "
          f"{statistics.median(filters):.0f} ms (most {max(filters):.0f}); key to diagnostics "
          f"{statistics.median(keys):.0f} ms (most {max(keys):.0f}, {len(keys)} keys); save "
          f"{statistics.median(saves):.0f} ms (most {max(saves):.0f}); {memory} MB")


main(*sys.argv[1:])
