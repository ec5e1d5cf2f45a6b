import Foundation

// Reads storyboards, nibs and property lists for `splitlab`, which does without Foundation: loading it takes longer than all that the shell does.
//
//     splitlab-documents FILE…
//
// Each file becomes lines: `D` its path, then `E name` where an element begins, `A name value` for its attributes, `T text`, `X` where it ends,
// and `! reason` where the file cannot be read. Line breaks and backslashes in values are written `\n` and `\\`.

var lines = DocumentLines()
for path in CommandLine.arguments.dropFirst() {
  lines.begin(path)
  do {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      try MarkupReader().read(data, into: &lines)
    } else {
      PropertyListReader.write(try PropertyListReader.read(data), into: &lines)
    }
  } catch let failure as DocumentFailure {
    lines.fail(failure.reason)
  } catch {
    lines.fail("cannot be opened")
  }
}
FileHandle.standardOutput.write(Data(lines.text.utf8))
