#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Side by side with peers: each pair runs in turn, and the median of the pairs' ratios is printed. Nothing here passes or fails.

/// How long a shell command takes, in seconds.
func seconds(_ command: String) -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  _ = command.withCString { systemCommand($0) }
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}

func systemCommand(_ text: UnsafePointer<CChar>) -> Int32 {
  var child = pid_t()
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), strdup("-c"), strdup(text), nil]
  defer { words.forEach { free($0) } }
  guard posix_spawn(&child, "/bin/sh", nil, nil, &words, environ) == 0 else { return -1 }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return status
}

/// Runs two commands in turn and prints the median of the ratios: a machine that is slower for a while is so for both of a pair.
func compare(_ title: String, _ ours: String, _ peer: String, target: String, runs: Int) {
  var ratios: [Double] = []
  for _ in 0...runs { ratios.append(seconds(ours) / seconds(peer)) }
  // The first pair warms the machine up.
  let ratio = (ratios.dropFirst().sorted()[runs / 2] * 100).rounded() / 100
  print("\(title): \(ratio) times the peer's time (wanted: \(target))")
}

/// A session that turns the device so often, with an interpreted delegate.
func turns(_ count: Int) -> String {
  let head = [
    "%session 1", "new view m title=\"Events\"", "new view d", "new nav dn d", "new split svc m dn", "recipe bar-button d",
    "attach d to svc",
    "launch svc landscape",
  ]
  let pairs = Array(repeating: "rotate portrait\nrotate landscape", count: count / 2)
  return (head + pairs).joined(separator: "\n") + "\n"
}

func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { return }
  fputs(text, file)
  fclose(file)
}

let program = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ".build/release/splitlab"
let folder = "/tmp/splitlab-bench-\(getpid())"
mkdir(folder, 0o700)
write(turns(2_000), to: folder + "/short.session")
write(turns(20_000), to: folder + "/long.session")
write(
  """
  from transitions import Machine
  class Light: pass
  light = Light()
  def told(): print("-> d willHide m, button#1, popover#1")
  Machine(light, states=["a", "b"], initial="a", transitions=[dict(trigger="go", source="a", dest="b", after=told), dict(trigger="go", source="b", dest="a", after=told)])
  for _ in range(20000): light.go()
  """, to: folder + "/peer.py")
let rows =
  "with recursive c(x) as (select 1 union all select x + 1 from c where x < 80000) select '-> d willHide m, button#1, popover#1' from c"

write(
  """
  %session 1
  %ios 7.1
  new view m
  @interface D : UIViewController
  @property (nonatomic, strong) UIPopoverController *pop;
  @end
  @implementation D
  - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)vc withBarButtonItem:(UIBarButtonItem *)item forPopoverController:(UIPopoverController *)pc {
    self.navigationItem.leftBarButtonItem = item;
    self.pop = pc;
  }
  - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)vc invalidatingBarButtonItem:(UIBarButtonItem *)item {
    self.navigationItem.leftBarButtonItem = nil;
    self.pop = nil;
  }
  @end
  D *d = [[D alloc] init];
  UIBarButtonItem *b = [[UIBarButtonItem alloc] init];
  for (int i = 0; i < 200000; i++) { [d splitViewController:nil willHideViewController:m withBarButtonItem:b forPopoverController:nil]; [d splitViewController:nil willShowViewController:m invalidatingBarButtonItem:b]; }

  """, to: folder + "/loop.session")
write(
  """
  class Item: pass
  class D:
      def __init__(self):
          self.navigationItem = Item()
          self.pop = None
      def willHide(self, svc, vc, item, pc):
          self.navigationItem.leftBarButtonItem = item
          self.pop = pc
      def willShow(self, svc, vc, item):
          self.navigationItem.leftBarButtonItem = None
          self.pop = None
  d, b, m = D(), Item(), Item()
  for i in range(200000):
      d.willHide(None, m, b, None)
      d.willShow(None, m, b)

  """, to: folder + "/loop.py")
write(
  """
  local D = {}
  D.__index = D
  function D:willHide(svc, vc, item, pc) self.navigationItem.leftBarButtonItem = item; self.pop = pc end
  function D:willShow(svc, vc, item) self.navigationItem.leftBarButtonItem = nil; self.pop = nil end
  local d, b, m = setmetatable({ navigationItem = {} }, D), {}, {}
  for i = 1, 200000 do d:willHide(nil, m, b, nil); d:willShow(nil, m, b) end

  """, to: folder + "/loop.lua")

compare("start-up against sqlite3", "\(program) -c quit", "sqlite3 :memory: .quit", target: "at most 1.5", runs: 11)
compare(
  "20,000 turns against transitions", "\(program) --no-init \(folder)/long.session > \(folder)/out",
  "python3 \(folder)/peer.py > \(folder)/out",
  target: "at most 1", runs: 3)
compare(
  "20,000 turns against sqlite3's rows", "\(program) --no-init \(folder)/long.session > \(folder)/out",
  "sqlite3 :memory: \"\(rows)\" > \(folder)/out",
  target: "at most 4", runs: 11)
compare(
  "ten times the steps", "\(program) --no-init \(folder)/long.session > \(folder)/out",
  "\(program) --no-init \(folder)/short.session > \(folder)/out",
  target: "at most 12", runs: 3)
compare(
  "400,000 calls of two statements against Python", "\(program) --no-init \(folder)/loop.session", "python3 \(folder)/loop.py",
  target: "at most 1", runs: 3)
if systemCommand("command -v lua5.4 > /dev/null") == 0 {
  compare(
    "400,000 calls of two statements against Lua", "\(program) --no-init \(folder)/loop.session", "lua5.4 \(folder)/loop.lua",
    target: "at most 5", runs: 3)
}
_ = systemCommand("rm -r \(folder)")
