#!/usr/bin/env python3
"""Tests when Tools/Action/comment.py writes the comment of a pull request, and when it doesn't."""

import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "Action" / "comment.py"
MARK = "<!-- bayan: what changed for readers -->\n"
WORDS = "Nothing has changed."


class GitHub(http.server.BaseHTTPRequestHandler):
    """A service in place of GitHub, with the comments of a test."""

    comments, written = [], []

    def answer(self, value):
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        self.answer([{"id": 1, "user": {"login": author}, "body": body} for author, body in self.comments])

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        self.written.append((self.command, body))
        self.answer({})

    do_PATCH = do_POST

    def log_message(self, *_):
        pass


class CommentTests(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        GitHub.comments, GitHub.written = [], []

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    def post(self, report, verdict):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "event").write_text('{"pull_request": {"number": 7}}')
            (folder / "report").write_text(report, encoding="utf-8")
            (folder / "facts").write_text(json.dumps({"verdict": verdict, "changes": [report]}))
            environment = {
                **os.environ, "GITHUB_EVENT_PATH": str(folder / "event"), "GITHUB_REPOSITORY": "ann/app",
                "GITHUB_API_URL": f"http://127.0.0.1:{self.server.server_port}", "GITHUB_TOKEN": "t",
                "no_proxy": "127.0.0.1"}
            subprocess.run(
                [sys.executable, SCRIPT, "post", folder / "report", folder / "facts"], env=environment,
                check=True, stdout=subprocess.DEVNULL)
        return GitHub.written

    def test_no_text_keeps_the_comment_from_being_written(self):
        for report in [WORDS, f"a\n{WORDS}\nb", f"Verdict: **patch**.\n<td>{WORDS}</td>", MARK + WORDS]:
            GitHub.written = []
            self.assertEqual(self.post(report, "patch"), [("POST", MARK + report)])

    def test_without_a_change_there_is_no_first_comment(self):
        for report in [WORDS, "", "Verdict: **major**."]:
            self.assertEqual(self.post(report, None), [])

    def test_a_comment_that_is_there_says_that_nothing_has_changed_any_more(self):
        GitHub.comments = [("github-actions[bot]", MARK + "before")]
        self.assertEqual(self.post(WORDS, None), [("PATCH", MARK + WORDS)])

    def test_comments_of_others_and_other_comments_are_left(self):
        GitHub.comments = [("eve", MARK + "x"), ("github-actions[bot]", f"x {MARK}")]
        self.assertEqual(self.post("new", "minor"), [("POST", MARK + "new")])


if __name__ == "__main__":
    unittest.main(verbosity=0)
