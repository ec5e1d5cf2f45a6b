import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML. Entities outside of the document are not followed.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// How deeply elements may be nested; no interface comes near.
  private static let depthLimit = 500

  private var lines = DocumentLines()
  private var text = ""
  private var depth = 0

  /// Writes the elements of a document.
  func read(_ data: Data, into all: inout DocumentLines) throws {
    lines = all
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    guard parser.parse(), depth == 0 else {
      throw DocumentFailure(
        reason: depth > Self.depthLimit ? "elements are nested too deeply" : "no XML, from line \(parser.lineNumber) on")
    }
    all = lines
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    flush()
    depth += 1
    guard depth <= Self.depthLimit else { return parser.abortParsing() }
    lines.open(name)
    for key in attributes.keys.sorted() { lines.attribute(key, attributes[key] ?? "") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    flush()
    depth -= 1
    lines.close()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

  /// Tells the text so far, unless it is only what stands between elements.
  private func flush() {
    if !text.allSatisfy(\.isWhitespace) { lines.characters(text) }
    text = ""
  }
}
