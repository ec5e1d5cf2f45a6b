import ObjectModel

/// Checks session files, each in every release it names, several at a time where asked to.
struct Verifier: Sendable {
  let options: Options
  let environment: ToolEnvironment

  /// A file to check in one release.
  private struct Job: Sendable {
    let path: String
    let release: Release
  }

  /// Whether what is new in a step is accepted.
  enum Answer {
    case accept
    case refuse
    /// This and all that follow.
    case acceptAll
    case refuseAll
  }

  /// Checks everything and answers the exit status.
  func run(output: Output, ask: (Verification.Failure, Verification) -> Answer) -> Int32 {
    do {
      let jobs = try jobs()
      let report = VerificationReport(format: options.report, output: output)
      report.open(count: jobs.count)
      var results = verify(jobs)
      if environment.isInterrupted() { return ExitStatus.interrupted }
      if let update = options.update {
        do {
          results = try self.update(results, jobs, ask: update == .ask ? ask : { _, _ in .acceptAll }, report: report.addUpdate(of:_:))
        } catch {
          output.flush()
          Complaint.write(error.message)
          return ExitStatus.errors
        }
      }
      if environment.isInterrupted() { return ExitStatus.interrupted }
      for (index, result) in results.enumerated() { report.add(result, number: index + 1) }
      report.close(results)
      return results.allSatisfy(\.holds) ? ExitStatus.fine : ExitStatus.unmet
    } catch {
      output.flush()
      Complaint.write(error.message)
      return ExitStatus.usage
    }
  }

  // MARK: Jobs

  /// Every file in every release, in the order of the paths; malformed files are found before anything runs.
  private func jobs() throws(RunFailure) -> [Job] {
    var jobs: [Job] = []
    for path in options.operands {
      let files = try files(at: path)
      if files.isEmpty { throw .file(FileFailure(.holdsNoSession, path: path)) }
      for file in files { jobs += try releases(of: file).map { Job(path: file, release: $0) } }
    }
    guard let shard = options.shard else { return jobs }
    return jobs.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  private func files(at path: String) throws(RunFailure) -> [String] {
    guard FileSystem.isFolder(path) else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    var found: [String] = []
    for name in try RunFailure.catching({ () throws(FileFailure) in try FileSystem.names(in: path) }) where !name.hasPrefix(".") {
      let inner = "\(folder)/\(name)"
      // A link to a folder may lead back to one that is being searched.
      if FileSystem.isFolder(inner) {
        if !FileSystem.isLink(inner) { found += try files(at: inner) }
      } else if name.hasSuffix(".session"), FileSystem.size(of: inner) != nil {
        found.append(inner)
      }
    }
    return found
  }

  private func releases(of path: String) throws(RunFailure) -> [Release] {
    let file = try SessionFile(path: path, grammar: environment.grammar)
    let given = options.givesRelease || file.header.releases.isEmpty ? [options.configuration.release] : file.header.releases
    for release in given {
      if let impossibility = options.configuration(for: file.header, release: release).impossibility {
        throw .session(SessionFailure(impossibility, file: path, line: 1))
      }
    }
    return given
  }

  private func verify(_ jobs: [Job]) -> [Verification] {
    let count = min(options.jobs, jobs.count)
    guard count > 1, let gather = environment.gatherShares else {
      return jobs.compactMap { environment.isInterrupted() ? nil : verify($0) }
    }
    let shares = gather(count) { share in
      var frames = Frames()
      for index in stride(from: share, to: jobs.count, by: count) where !environment.isInterrupted() {
        verify(jobs[index])?.write(to: &frames)
      }
      return frames.bytes
    }
    var frames = shares.map { Frames($0) }
    return jobs.indices.map { Verification(path: jobs[$0].path, release: jobs[$0].release, from: &frames[$0 % count]) }
  }

  private func verify(_ job: Job, checksAll: Bool = false) -> Verification? {
    guard let file = try? SessionFile(path: job.path, grammar: environment.grammar) else { return nil }
    var configuration = options.configuration(for: file.header, release: job.release)
    let folder = FilePath.folder(of: job.path)
    configuration.fileAccess = options.allowsFiles ? .unrestricted : .readOnly(inside: folder.isEmpty ? "." : folder)
    configuration.baseFolder = folder
    configuration.isInterrupted = environment.isInterrupted
    configuration.recordsEverything = false
    return Verification(file, configuration: configuration, checksAll: checksAll, makeSession: environment.makeSession)
  }

  // MARK: Update

  /// Rewrites the files whose steps failed, or have no expectations where all are to have some, one release after the other, and checks again.
  private func update(
    _ results: [Verification], _ jobs: [Job], ask: (Verification.Failure, Verification) -> Answer, report: (String, Int) -> Void
  ) throws(RunFailure) -> [Verification] {
    var settled: Answer?
    let checksAll = options.update == .all
    for (index, result) in results.enumerated() where (!result.holds || checksAll) && index < jobs.count {
      guard let now = verify(jobs[index], checksAll: checksAll), !now.holds else { continue }
      let accepted = now.failures.filter { failure in
        let answer = settled ?? ask(failure, now)
        if answer == .acceptAll || answer == .refuseAll { settled = answer }
        return answer == .accept || answer == .acceptAll
      }
      if accepted.isEmpty || environment.isInterrupted() { continue }
      let file = try SessionFile(path: result.path, grammar: environment.grammar)
      let text = SessionUpdate(file.lines).text(accepted)
      try RunFailure.catching { () throws(FileFailure) in try FileSystem.write(text, to: result.path) }
      report(result.path, accepted.count)
    }
    return verify(jobs)
  }
}
