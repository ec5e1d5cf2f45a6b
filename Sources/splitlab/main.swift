import Shell
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

var environment = ToolEnvironment(makeSession: { Playground(configuration: $0) }, grammar: .splitLab)
environment.isInputTerminal = isatty(0) == 1
environment.isOutputTerminal = isatty(1) == 1
environment.referencePages = { Reference.pages }
environment.gatherShares = { ProcessShares.gather($0, $1) }
environment.isInterrupted = { Interrupt.isPending }
environment.makeInput = { session, options in
  EditedInput.make(session, keepsHistory: options.keepsHistory, isColored: options.style(isTerminal: true).isColored)
}
Interrupt.watch()

let tool = Tool(environment)
let status = Mutex<Int32>(ExitStatus.errors)
LargeStack.run {
  let ended = tool.run(Array(CommandLine.arguments.dropFirst()))
  status.withLock { $0 = ended }
}
exit(status.withLock { $0 })
