"""Opens the page while a file changes under the list that it is waiting for: a message is shown nevertheless.

    workbench_race.py BAYAN PROJECT
"""

import pathlib
import sys
import time

from playwright.sync_api import sync_playwright

from workbench_server import Serve


def main(bayan, project):
    project = pathlib.Path(project)
    file = next((project / "Locales/en").glob("*.toml"))
    lists = []
    with Serve(bayan, project, state=project.parent / "state") as serve, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(locale="en")

        def hold(route):
            """Keeps the first list until the change has been told to the page."""
            lists.append(route)
            if len(lists) > 1:
                return route.continue_()
            answer = route.fetch()
            file.write_text(file.read_text() + "# Later.\n")
            time.sleep(3)
            return route.fulfill(response=answer)

        page.route("**/api/list*", hold)
        page.goto(serve.address)
        page.wait_for_selector("bayan-editor .area, bayan-editor bayan-table")
        page.wait_for_selector(".row[aria-selected=true]")
        assert len(lists) > 1, "the file's change isn't seen"
        browser.close()
    print(f"{len(lists)} lists at once; a message is open")


main(*sys.argv[1:])
