import ScriptLanguage

extension LoadReport {
  /// Writes the members of the report's line: everything, where text keeps to a screen.
  func write(to writer: inout JSONWriter) {
    writer.member("files", code.fileCount)
    writer.member("classes", code.classCount)
    writer.member("methods", code.methodCount)
    writer.member("whole", code.wholeCount)
    writer.member("inventing", code.inventingCount)
    writer.member("leftOut", code.leftOutCount)
    writer.member("appDelegate", delegate)
    writer.key("findings")
    writer.beginArray()
    for finding in code.findings {
      writer.beginObject()
      writer.member("kind", finding.kind.rawValue)
      writer.member("name", finding.name)
      writer.member("file", finding.file)
      writer.key("line")
      if let place = finding.place { writer.int(place.line) } else { writer.null() }
      writer.key("column")
      if let place = finding.place { writer.int(place.column) } else { writer.null() }
      writer.endObject()
    }
    writer.endArray()
    writer.member("documents", documents)
    writer.member("skipped", skipped)
  }
}
