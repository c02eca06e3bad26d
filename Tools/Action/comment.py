#!/usr/bin/env python3
"""Writes the comment of a pull request that shows readers' changes.

    comment.py base            the revision that the pull request is merged into; nothing for other events
    comment.py heading FOLDER  the heading of a catalog's part of the report, where there are several catalogs
    comment.py post REPORT FACTS...
                               writes the comment, or edits the one that is there

REPORT has the output of 'bayan diff --format markdown', one after the other. Each FACTS is that of '--format json'
for one catalog. A first comment is written only if something has changed, which a verdict in FACTS tells: the
report has texts of the catalog, and these can say anything.

It reads GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL and GITHUB_TOKEN, and BAYAN_COMMENT_AUTHOR,
the author of the comment to edit: 'github-actions[bot]' for the token of workflows.

A pull request from a fork has a token that may not comment. The run warns about that, and doesn't fail.
"""

import json
import os
import re
import sys
import urllib.error
import urllib.request

# The most characters of a comment, which GitHub limits to 65,536.
LONGEST = 65_000

# The first line of the comment, by which a later run finds it.
MARK = "<!-- bayan: what changed for readers -->"
PAGES = 30


def pull_request():
    path = os.environ.get("GITHUB_EVENT_PATH")
    if not path:
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file).get("pull_request")


def request(method, path, body=None):
    url = os.environ.get("GITHUB_API_URL", "https://api.github.com") + path
    data = None if body is None else json.dumps(body).encode()
    headers = {
        "Authorization": "Bearer " + os.environ["GITHUB_TOKEN"],
        "Accept": "application/vnd.github+json",
        "X-GitHub-Api-Version": "2022-11-28",
        "Content-Type": "application/json",
    }
    call = urllib.request.Request(url, data=data, method=method, headers=headers)
    with urllib.request.urlopen(call, timeout=30) as answer:
        return json.load(answer)


def own_comment(repository, number):
    """Returns the comment of an earlier run."""
    author = os.environ.get("BAYAN_COMMENT_AUTHOR", "github-actions[bot]")
    for page in range(1, PAGES + 1):
        comments = request(
            "GET", f"/repos/{repository}/issues/{number}/comments?per_page=100&page={page}")
        for comment in comments:
            if comment["user"]["login"] == author and comment["body"].startswith(MARK):
                return comment
        if len(comments) < 100:
            return None
    return None


def has_changed(facts):
    for path in facts:
        with open(path, encoding="utf-8") as file:
            if json.load(file)["verdict"] is not None:
                return True
    return False


def heading(folder):
    """A folder's name as code, which no name ends or turns into markup."""
    name = " ".join(folder.removeprefix("./").split())
    ticks = "`" * (max([len(run) for run in re.findall("`+", name)], default=0) + 1)
    return f"## {ticks} {name} {ticks}\n"


def post(report, facts):
    pull = pull_request()
    repository = os.environ.get("GITHUB_REPOSITORY", "")
    if not pull or not re.fullmatch(r"[\w.-]+/[\w.-]+", repository):
        print("This is no pull request, so there is nothing to comment.")
        return
    with open(report, encoding="utf-8") as file:
        body = f"{MARK}\n{file.read()}"
    if len(body) > LONGEST:
        end = body.rfind("\n", 0, LONGEST)
        body = body[:end] + "\n\nThe report goes on in the summary of the workflow's run.\n"
    number = int(pull["number"])
    try:
        comment = own_comment(repository, number)
        if comment is None:
            if not has_changed(facts):
                return
            request("POST", f"/repos/{repository}/issues/{number}/comments", {"body": body})
            print("Wrote a comment.")
        # GitHub removes white space at the end.
        elif comment["body"].rstrip() != body.rstrip():
            request("PATCH", f"/repos/{repository}/issues/comments/{int(comment['id'])}", {"body": body})
            print("Edited the comment.")
        else:
            print("The comment is as it should be.")
    except urllib.error.HTTPError as error:
        print(
            f"::warning::The comment can't be written: GitHub answered {error.code}. The workflow needs"
            " 'permissions: pull-requests: write'; a pull request from a fork doesn't get it.")
    except OSError as error:
        print(f"::warning::The comment can't be written: GitHub can't be reached ({type(error).__name__}).")


def main():
    if sys.argv[1:] == ["base"]:
        revision = ((pull_request() or {}).get("base") or {}).get("sha", "")
        # Only the name of a commit is passed on to git.
        print(revision if re.fullmatch(r"[0-9a-f]{40}|[0-9a-f]{64}", revision) else "")
    elif len(sys.argv) == 3 and sys.argv[1] == "heading":
        print(heading(sys.argv[2]))
    elif len(sys.argv) >= 4 and sys.argv[1] == "post":
        post(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(__doc__)


main()
