#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a recording: each step reaches the system when it ends, so that a killed process loses at most the step in flight.
final class RecordingFile {
  let path: String
  private let descriptor: Int32

  init(path: String, overwriting: Bool) throws(FileFailure) {
    if !overwriting, FileSystem.exists(path) { throw FileFailure(.exists, path: path) }
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (overwriting ? O_TRUNC : O_EXCL), 0o644)
    self.path = path
    guard descriptor >= 0 else { throw .last(path) }
  }

  /// Begins a file anew under its name: another process that writes to the one before goes on with that.
  init(anew path: String, with text: String) throws(FileFailure) {
    try FileSystem.write(text, to: path)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else { throw .last(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ text: String) throws(FileFailure) {
    let length = lseek(descriptor, 0, SEEK_END)
    guard FileSystem.writeAll(descriptor, text) else {
      let failure = FileFailure.last(path)
      // Half a step is none.
      if length >= 0 { _ = ftruncate(descriptor, length) }
      throw failure
    }
  }

  /// Cuts the file after so many bytes.
  func truncate(to length: Int) throws(FileFailure) {
    guard ftruncate(descriptor, off_t(length)) == 0 else { throw .last(path) }
  }
}
