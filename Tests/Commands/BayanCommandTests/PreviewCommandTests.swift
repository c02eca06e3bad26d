import BayanErrors
import BayanRuntime
import BayanSDKErrors
import BayanTestProject
import Foundation
import Testing

@Suite("bayan preview, and what it knows of codes")
struct PreviewCommandTests {
  private func preview(_ project: TestProject, _ arguments: String...) throws -> CommandResult {
    try runBayan(
      ["preview", "--project", project.folder.path, "-o", site(project).path] + arguments)
  }

  private func site(_ project: TestProject) -> URL { project.folder.appendingPathComponent("site") }

  private func files(_ project: TestProject) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: site(project).path)
  }

  @Test func `a site is written once, and what is no longer needed goes`() throws {
    let project = try TestProject.copy()
    let first = try preview(project)
    #expect(first.status == 0)
    let all = try files(project)
    for name in ["index.html", "index.ar.html", "data/index.js", "codes.css"] {
      #expect(all.contains(name))
    }
    #expect(all.contains("codes/ar/com.facebook.sdk.login/302.json") == false)
    #expect(try preview(project).errors.contains("wrote 0 files"))
    let second = try preview(project, "--only", "site")
    #expect(second.status == 0)
    #expect(second.errors.contains("removed"))
    #expect(!(try files(project)).contains("codes/com.facebook.sdk.login/302.html"))
  }

  @Test func `a folder with files of others stays as it is`() throws {
    let project = try TestProject.copy()
    try FileManager.default.createDirectory(
      at: site(project), withIntermediateDirectories: true)
    try project.write("mine", to: "site/index.html")
    let result = try preview(project)
    #expect(result.status == 1)
    #expect(result.errors.contains("bayan has not written the file that is there"))
    #expect(try files(project) == ["index.html"])
    #expect(try project.read("site/index.html") == "mine")
  }

  @Test func `nothing is removed that the list of files names beyond the folder`() throws {
    let project = try TestProject.copy()
    _ = try preview(project, "--only", "codes")
    try project.write("mine", to: "precious.txt")
    let list = try project.read("site/bayan-files.txt")
    try project.write(list + "../precious.txt\n/etc/hostname\n", to: "site/bayan-files.txt")
    #expect(try preview(project, "--only", "codes").status == 0)
    #expect(try project.read("precious.txt") == "mine")
  }

  @Test func `nothing is written through a link that leads elsewhere`() throws {
    let project = try TestProject.copy()
    _ = try preview(project, "--only", "site")
    let elsewhere = project.folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: site(project).appendingPathComponent("codes"), withDestinationURL: elsewhere)
    let result = try preview(project)
    #expect(result.status == 1)
    #expect(result.errors.contains("it is a link that leads elsewhere"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
  }

  @Test func `errors of the catalog are on the pages and don't stop them`() throws {
    let project = try TestProject.copy()
    try project.replace("title = \"تغيّرت كلمة السر\"\n", with: "", in: "Locales/ar/login.toml")
    let result = try preview(project)
    #expect(result.status == 0)
    let data = try project.read("site/data/index.js")
    #expect(data.contains("translation-missing"))
  }

  @Test func `explain, the pages and errors name one address`() throws {
    let project = try TestProject.copy()
    _ = try preview(project, "--only", "codes")
    let error = LoginError.passwordChanged
    let path = "site/" + error.pageAddress
    #expect(path == "site/codes/com.facebook.sdk.login/302.html")
    #expect(try project.read(path).contains("<h1 dir=\"ltr\" lang=\"en\">passwordChanged</h1>"))
    let explained = try runBayan([
      "explain", "login.passwordChanged", "--project", project.folder.path,
    ])
    #expect(explained.status == 0)
    #expect(explained.output.contains("page       codes/com.facebook.sdk.login/302.html\n"))
    #expect(explained.output.contains("com.facebook.sdk.login 302\n"))
    #expect(explained.output.contains(error.words(in: .ar).title))
    #expect(try runBayan(["explain", "login.nothing"]).status == 64)
  }

  @Test func `every error of a catalog has a page at the address that it gives`() throws {
    let project = try TestProject.copy()
    _ = try preview(project, "--only", "codes")
    let error = LoginError.badChallengeString
    #expect(error.entry.isSensitive)
    let page = try project.read("site/" + error.pageAddress)
    #expect(!page.contains("badChallengeString") && !page.contains("308"))
    let addresses = LoginError.allCases.map(\.pageAddress) + [ShareError.unknown.pageAddress]
    for address in addresses { #expect(try !project.read("site/" + address).isEmpty) }
    let explained = try runBayan([
      "explain", "login.badChallengeString", "--project", project.folder.path,
    ])
    #expect(explained.output.contains("type       \(error.pageAddress), as it is sensitive\n"))
  }

  @Test func `without a browser that works there are no pictures, and nothing is written`() throws {
    let project = try TestProject.copy()
    func draw(by browser: String) throws -> String {
      let result = try preview(project, "--pictures", "--browser", browser)
      #expect(result.status == 1)
      #expect(!FileManager.default.fileExists(atPath: site(project).path))
      return result.errors
    }
    #expect(
      try draw(by: "/bin/false")
        == "error: the browser ended before the pictures were drawn\n")
    #expect(
      try draw(by: "/nowhere/chromium").hasPrefix(
        "error: the browser ended before the pictures were drawn: "))
    // This program takes each call, and answers without JSON.
    try project.write("#!/bin/sh\nprintf 'no\\0' >&4\nexec cat <&3\n", to: "babble")
    let babble = project.folder.appendingPathComponent("babble").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: babble)
    #expect(
      try draw(by: babble)
        == "error: the browser refused 'Target.createTarget' (the answer can't be read); a newer "
        + "Chromium may help\n")
    let named = try runBayan(
      ["preview", "--project", project.folder.path, "-o", site(project).path, "--pictures"],
      environment: ["BAYAN_BROWSER": "/bin/false"])
    #expect(named.errors == "error: the browser ended before the pictures were drawn\n")
    #expect(try preview(project, "--locale", "ar").status == 64)
    #expect(try preview(project, "--pictures", "--locale", "fr").status == 64)
    #expect(
      try runBayan(
        ["preview", "--project", project.folder.path, "-o", site(project).path, "--pictures"],
        environment: ["PATH": "/nowhere", "BAYAN_BROWSER": nil]
      ).errors
        == "error: no Chromium is installed that could draw pictures; name one with '--browser'\n")
  }

  @Test func `explain knows a retired code, and where a code came from`() throws {
    let project = try TestProject.copy()
    try project.replace(
      "value = 302", with: "value = 302\nsince = \"1.4\"\nreplaced-by = \"login.unknown\"",
      in: "Catalog/login.toml")
    let login = try project.read("Catalog/login.toml")
    try project.write(
      login + "\n[retired.forgotten]\nvalue = 299\nsummary = \"Long gone.\"\nremoved = \"2.0\"\n",
      to: "Catalog/login.toml")
    func explain(_ name: String) throws -> CommandResult {
      try runBayan(["explain", name, "--project", project.folder.path])
    }
    let code = try explain("login.passwordChanged").output
    #expect(code.contains("since      1.4\nreplaced   by login.unknown\n"))
    let retired = try explain("login.forgotten")
    #expect(retired.status == 0)
    #expect(
      retired.output == """
        login.forgotten: com.facebook.sdk.login 299
        Long gone.

        retired    it no longer occurs, and no other error gets its number
        removed    2.0
        page       codes/com.facebook.sdk.login/299.html

        """)
  }
}

@Suite("bayan check --format html --all")
struct AllTextsTests {
  @Test func `a report of all texts has those without diagnostics, with their languages`() throws {
    let project = try TestProject.copy()
    // The sample's plural is shown as a table.
    try project.addSample()
    let arguments = ["check", project.folder.path, "--format", "html"]
    #expect(try !runBayan(arguments).output.contains("تغيّرت كلمة السر"))
    let page = try runBayan(arguments + ["--all"]).output
    #expect(page.contains("<blockquote lang=\"ar\" dir=\"rtl\">تغيّرت كلمة السر</blockquote>"))
    #expect(page.contains("login.passwordChanged.title"))
    #expect(page.contains("<div dir=\"rtl\"><table>"))
    let english = try runBayan(arguments + ["--all", "--locale", "en"]).output
    #expect(!english.contains("lang=\"ar\""))
  }
}
