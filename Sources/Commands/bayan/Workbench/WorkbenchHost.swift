#if Workbench
  import BayanBuildCommands
  import BayanRules
  import BayanWorkbench
  import BayanWorkspace
  import CBayanMemory
  import Foundation

  /// The workbench of a project's folder. It answers one request after the other, and checks the
  /// project meanwhile.
  actor WorkbenchHost {
    private let folder: ProjectFolder
    private let isReadOnly: Bool
    private var workbench: Workbench?
    private var lastLook = ContinuousClock.now
    private var isChecking = false

    /// The time between two looks at the files.
    static let interval = Duration.seconds(1)

    init(_ folder: ProjectFolder, isReadOnly: Bool) {
      self.folder = folder
      self.isReadOnly = isReadOnly
    }

    /// Opens the workbench on a port.
    ///
    /// - Returns: The address to open, with its secret.
    func open(port: Int) -> String {
      let access = WorkbenchAccess(port: port, secret: Self.secret(), session: Self.secret())
      let file = UnsavedFile(
        ofProject: folder.url.path, environment: ProcessInfo.processInfo.environment)
      let workbench = Workbench(
        Workbench.Settings(access: access, isReadOnly: isReadOnly), rules: .all,
        unsaved: Workbench.UnsavedStore(file)
      ) { [folder] in
        let read = folder.read()
        return ProjectSnapshot(
          contents: read.contents(of: folder),
          isCurrent: { read.isCurrent },
          write: { folder.problem(writing: $0, over: read) })
      }
      self.workbench = workbench
      check()
      return workbench.address
    }

    /// Checks the project on another thread, unless a check runs.
    private func check() {
      guard !isChecking, let check = workbench?.nextCheck() else { return }
      isChecking = true
      DispatchQueue.global().async {
        let result = check()
        Task { await self.finish(result) }
      }
    }

    private func finish(_ result: ProjectCheck.Result) {
      isChecking = false
      workbench?.finish(result)
      check()
      // After eight saves of 10,000 messages in two locales the process has 180 MB, and 330 MB without this.
      bayan_give_memory_back()
    }

    /// 32 bytes of the system's randomness, as text.
    private static func secret() -> String {
      var generator = SystemRandomNumberGenerator()
      return (0..<4).map { _ in
        let text = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
      }.joined()
    }

    func respond(to request: WorkbenchRequest) -> WorkbenchResponse? {
      defer { check() }
      return workbench?.respond(to: request)
    }

    /// Returns the events since a revision.
    ///
    /// All streams share one look at the files a second. It reads them only if one has changed.
    func events(since revision: Int?) -> (revision: Int?, bytes: [UInt8]) {
      guard let workbench else { return (revision, []) }
      let now = ContinuousClock.now
      guard revision == nil || now - lastLook >= Self.interval || workbench.revision != revision
      else { return (revision, []) }
      lastLook = now
      defer { check() }
      return workbench.events(since: revision)
    }
  }
#endif
