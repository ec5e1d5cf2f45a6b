import ScriptLanguage
import Testing

/// Constructs that apps have beside the common ones, with what they write by `NSLog`.
@Suite struct FieldSyntaxTests {
  static let table: [(text: String, output: [String])] = [
    ("id bar = ({ UIView *v = [UIView new]; v.hidden = YES; v; }); NSLog(@\"%d\", [bar hidden]);", ["YES"]),
    ("int a = ({ int x = 2; x * 3; }) + 1; NSLog(@\"%d\", a);", ["7"]),
    ("unichar c = L'x'; NSLog(@\"%d %s\", c, u8\"y\");", ["120 y"]),
    ("#define N (3)\n#define TWICE(x) ((x) * 2)\n#define SUM (N + TWICE (2))\nNSLog(@\"%d %d\", N, SUM);", ["3 7"]),
    ("int weak = 1; int in = 2; weak = 4; in += 2; NSLog(@\"%d %d\", weak, in);", ["4 4"]),
    ("#define NAME \"Frotz\"\n#define TEXT(x) #x\nNSLog(@NAME); NSLog(@\"%@\", @TEXT(abc));", ["Frotz", "abc"]),
    ("static const struct { const char *name; int code; } keys[] = { {\"up\", 1} };\nNSLog(@\"read\");", ["read"]),
    ("struct pair { int a; int b; } p;\nNSLog(@\"read\");", ["read"]),
    ("typedef NS_ERROR_ENUM(Domain, Code) { CodeOne = 4, CodeTwo };\nNSLog(@\"%d\", (int)CodeTwo);", ["5"]),
    ("typedef NS_CLOSED_ENUM(uint8_t, Side) { SideIn, SideOut } ;\nNSLog(@\"%d\", (int)SideOut);", ["1"]),
    ("typedef struct CF_BRIDGED_TYPE(id) Thing *ThingRef;\nNSLog(@\"read\");", ["read"]),
    (
      "@implementation A\n- (id)first:(BOOL (NS_NOESCAPE ^)(id item))block { return block(@1) ? @\"yes\" : @\"no\"; }\n@end\nNSLog(@\"%@\", [[A new] first:^(id x) { return YES; }]);",
      ["yes"]
    ),
    (
      "@implementation A\n- (int)go { int out = 3, in = 2; goto end;\nend:\n  return out + in; }\n@end\nNSLog(@\"%d\", [[A new] go]);",
      ["5"]
    ),
    (
      "@implementation A\nSINGLETON(A)\nEXPORT(foo:(int)x) { return x; }\n- (int)go { return 1; }\n@end\nNSLog(@\"%d\", [[A new] go]);",
      ["1"]
    ),
    (
      "@implementation A\n- (void)go { @weakify(self); void (^b)(void) = ^{ @strongify(self); NSLog(@\"%@\", self ? @\"kept\" : @\"gone\"); }; b(); }\n@end\nA *a = [A new]; [a go];",
      ["kept"]
    ), ("NSLog(@\"%@\", @keypath(a.b.title));", ["title"]),
    ("NSDictionary *d = @{}; id x = (CFDictionaryRef)d; NSLog(@\"%d\", x == (__bridge CFTypeRef)d);", ["YES"]),
    (
      "extern \"C\" {\nvoid touch(void);\n}\nusing namespace std;\nnamespace a { class B { int x; }; }\ntemplate <class T> T two(T x) { return x; }\nNSLog(@\"read\");",
      ["read"]
    ),
    (
      "@implementation A {\n  std::vector<int> _all;\n  std::map<std::string, int> _names;\n}\n- (int)go { int n = 0; for (auto x : @[@1, @2]) { n += [x intValue]; } return n; }\n@end\nNSLog(@\"%d\", [[A new] go]);",
      ["3"]
    ),
    ("id x = nullptr; if (id y = @\"b\") { NSLog(@\"%@\", y); } NSLog(@\"%d\", x == nil);", ["b", "YES"]),
    ("int n = static_cast<int>(2.9); NSLog(@\"%d\", n);", ["2"]),
  ]

  @Test("What apps write beside the common constructs is read and runs", arguments: table)
  func runs(_ row: (text: String, output: [String])) {
    let world = ToyWorld()
    let result = world.interpreter.run(SourceText(row.text), language: .objectiveC)
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.isEmpty, "\(row.text)")
    #expect(world.output() == row.output, "\(row.text)")
  }

  @Test("A whole file may take names from files that are not there; typed text may not")
  func namesOfOthers() {
    let text = "int level = LOG_LEVEL_INFO;\nNSLog(@\"read\");"
    let world = ToyWorld()
    let result = world.interpreter.run(SourceText(text, file: "Log.m"), language: .objectiveC)
    #expect(result.diagnostics.isEmpty)
    #expect(result.invented == ["LOG_LEVEL_INFO"])
    #expect(ToyWorld().run(text).diagnostics.map(\.message) == ["no object named 'LOG_LEVEL_INFO'"])
  }
}
