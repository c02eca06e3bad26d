import BayanBuildCommands
import BayanTestProject
import Foundation
import Testing

@Suite("Writing one file")
struct FileWritingTests {
  private func write(_ text: String, to path: String, by disk: Disk = Disk()) throws(WriteFailure) {
    try FileWriting.write(Array(text.utf8), to: URL(fileURLWithPath: path), as: "name", by: disk)
  }

  @Test(arguments: Disturbance.Kind.allCases)
  func `a disk that stops or fails at any step leaves the old file or the new one`(
    _ kind: Disturbance.Kind
  ) throws {
    var step = 1
    while true {
      let folder = try TestProject(["a": "old"])
      let disturbance = Disturbance()
      try? write("new", to: folder.path("a"), by: disturbance.disk(kind, at: step))
      if disturbance.count.value < step { break }
      #expect(["old", "new"].contains(folder.text("a") ?? ""))
      // The next run that writes to the folder removes leftovers.
      try write("next", to: folder.path("b"))
      #expect(folder.contents.keys.sorted() == ["a", "b"])
      step += 1
    }
    #expect(step > 3)
  }

  @Test func `a link stays, and the file behind it is written`() throws {
    let folder = try TestProject(["a": "old"])
    try folder.link("way", to: "a")
    try write("new", to: folder.path("way"))
    #expect(folder.contents == ["a": "new"])
  }

  @Test func `a link to nothing, a pipe and a device are refused`() throws {
    let folder = try TestProject()
    try folder.link("dead", to: "nothing")
    try folder.link("null", to: "/dev/null")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for (name, reason) in [
      ("dead", WriteFailure.Reason.deadLink), ("pipe", .device), ("null", .device),
    ] {
      #expect(throws: WriteFailure(path: "name", reason: reason)) {
        try write("new", to: folder.path(name))
      }
    }
    #expect(folder.contents == [:])
    #expect(FileStatus("/dev/null")?.kind == .other)
  }

  @Test func `a link, a pipe and a folder have no contents`() throws {
    let folder = try TestProject(["file": "1", "folder/file": "2"])
    try folder.link("link", to: "file")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(FileStatus.contents(of: folder.path("file")) == Array("1".utf8))
    for name in ["link", "pipe", "folder", "nothing"] {
      #expect(FileStatus.contents(of: folder.path(name)) == nil, "\(name)")
    }
  }

  @Test func `what lies where a file is written aside is never followed or replaced`() throws {
    let folder = try TestProject(["victim": "1"])
    try folder.link("aside", to: "victim")
    #expect(throws: SystemCallError(code: EEXIST)) {
      try Disk().create(folder.path("aside"), Array("2".utf8))
    }
    try folder.link("dead", to: "new")
    #expect(throws: SystemCallError(code: EEXIST)) {
      try Disk().create(folder.path("dead"), Array("2".utf8))
    }
    #expect(folder.contents == ["victim": "1"])
  }

  @Test func `files of a run that is alive are not removed`() throws {
    let folder = try TestProject([".bayan-0123456789abcdef.part": "x"])
    let descriptor = open(folder.folder.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(descriptor, LOCK_SH) == 0)
    try write("1", to: folder.path("a"))
    #expect(folder.leftovers.count == 1)
    close(descriptor)
    try write("1", to: folder.path("a"))
    #expect(folder.leftovers.isEmpty)
  }
}
