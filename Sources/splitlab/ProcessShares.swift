import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs shares of a work at the same time, each in a copy of this process.
///
/// Threads would share objects, whose counts a release build does not guard; and what ends one copy does not end the others.
enum ProcessShares {
  /// Gathers what each share writes, in their order; what a share that ended badly wrote is cut short.
  static func gather(_ count: Int, _ body: (Int) -> [UInt8]) -> [[UInt8]] {
    var shares: [(process: pid_t, reader: Int32)] = []
    for index in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { break }
      let process = process_fork()
      if process == 0 {
        close(ends[0])
        write(body(index), to: ends[1])
        _exit(0)
      }
      close(ends[1])
      if process < 0 { close(ends[0]) } else { shares.append((process, ends[0])) }
    }
    // Where the system gives no more processes, the rest is done here.
    let rest = (shares.count..<count).map(body)
    return shares.map { share in
      defer {
        close(share.reader)
        waitpid(share.process, nil, 0)
      }
      return bytes(from: share.reader)
    } + rest
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let start = buffer.baseAddress else { return }
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, start + done, buffer.count - done)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start + done, buffer.count - done)
        #else
          let count = Darwin.write(descriptor, start + done, buffer.count - done)
        #endif
        if count > 0 { done += count } else if errno != EINTR { return }
      }
    }
  }

  private static func bytes(from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count > 0 { all += block[..<count] } else if count == 0 || errno != EINTR { return all }
    }
  }
}
