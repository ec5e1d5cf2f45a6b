import ScriptLanguage

/// A word of a command, with its place for carets.
package struct Word: Sendable, Equatable {
  package let text: String
  /// The key of `key=value`.
  package let key: String?
  package let isQuoted: Bool
  /// The column of the first character, from 1, in Unicode scalars.
  package let column: Int
  package let length: Int
}

/// A command as it was typed: its words, a block of code, and whether it is left in flight.
package final class CommandInput: @unchecked Sendable {
  package let text: String
  /// The words behind the command's name.
  package private(set) var words: [Word] = []
  /// The code between the braces of `implement`.
  package private(set) var block: String?
  /// Whether a trailing `&` leaves what follows in flight.
  package private(set) var staysInFlight = false
  /// Everything behind the command's name.
  package private(set) var rest = ""
  /// The line that the block begins on, from 1.
  package private(set) var blockLine = 1

  package init(_ text: String) {
    self.text = text
    if let words = Self.plainWords(text) {
      take(words, in: text)
      return
    }
    let scalars = Array(text.unicodeScalars)
    var index = 0
    // A comment behind the command is no part of it.
    var end = scalars.count
    var found: [Word] = []
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if scalars[index] == "#", index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace, !found.isEmpty {
        end = index
        break
      } else if scalars[index] == "{", found.first?.text == "implement" {
        takeBlock(scalars, from: index)
        break
      } else {
        found.append(Self.word(scalars, &index))
      }
    }
    if found.last?.text == "&", found.count > 1 {
      found.removeLast()
      staysInFlight = true
    }
    words = Array(found.dropFirst())
    if let first = found.first { rest = Self.text(scalars[min(end, first.column - 1 + first.length)..<end]).trimmed }
  }

  private func take(_ found: [Word], in text: String) {
    staysInFlight = found.count > 1 && found.last?.text == "&"
    words = Array(found.dropFirst().dropLast(staysInFlight ? 1 : 0))
    if let first = found.first { rest = String(text.dropFirst(first.column - 1 + first.length)).trimmed }
  }

  /// The words of a text without quotes, comments, blocks and letters beyond ASCII, as nearly all are.
  private static func plainWords(_ text: String) -> [Word]? {
    var words: [Word] = []
    let bytes = text.utf8
    var start: String.Index?
    var key: String.Index?
    var column = 1
    var length = 0
    func end(_ place: String.Index) {
      guard let begun = start else { return }
      let value = key.map { bytes.index(after: $0) } ?? begun
      let word = Word(
        text: String(text[value..<place]), key: key.map { String(text[begun..<$0]) }, isQuoted: false, column: column - length,
        length: length)
      words.append(word)
      start = nil
      key = nil
      length = 0
    }
    // (Walking over pairs would make the runtime build their generic types first, a third of what `-c quit` takes.)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      switch byte {
      case 34, 35, 123, 128...: return nil
      case 9...13, 32: end(place)
      default:
        if start == nil { start = place } else if byte == 61, key == nil { key = place }
        length += 1
      }
      column += 1
      place = bytes.index(after: place)
    }
    end(bytes.endIndex)
    return words
  }

  private static func word(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Word {
    let start = index
    var text = String.UnicodeScalarView()
    var key: String?
    var isQuoted = false
    while index < scalars.count, !scalars[index].properties.isWhitespace {
      let scalar = scalars[index]
      if scalar == "\"" || scalar == "\u{201C}" || scalar == "\u{201D}" {
        isQuoted = true
        index += 1
        while index < scalars.count, !["\"", "\u{201C}", "\u{201D}"].contains(scalars[index]) {
          if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
          text.append(scalars[index])
          index += 1
        }
        index += 1
      } else if scalar == "=", key == nil, !isQuoted, !text.isEmpty {
        key = String(text)
        text = String.UnicodeScalarView()
        index += 1
      } else {
        text.append(scalar)
        index += 1
      }
    }
    index = min(index, scalars.count)
    return Word(text: String(text), key: key, isQuoted: isQuoted, column: start + 1, length: max(1, index - start))
  }

  private func takeBlock(_ scalars: [Unicode.Scalar], from start: Int) {
    var end = scalars.count
    while end > start + 1, scalars[end - 1] != "}" { end -= 1 }
    block = Self.text(scalars[(start + 1)..<max(start + 1, end - 1)])
    blockLine = 1 + scalars[..<start].count { $0 == "\n" }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The words without a key.
  package var plain: [Word] { words.filter { $0.key == nil } }
  /// The `key=value` words.
  package var pairs: [Word] { words.filter { $0.key != nil } }
}

/// Why a command did nothing: the user's mistake, with the word it is about.
package struct CommandFailure: Error {
  package let code: String
  package let message: String
  package let word: Word?

  package init(_ code: String, _ message: String, at word: Word? = nil) {
    self.code = code
    self.message = message
    self.word = word
  }

  /// The failure as a diagnostic of the input.
  func diagnostic(in text: String) -> Diagnostic {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first.map { String($0) } ?? text
    let place = word.map { SourcePlace(line: 1, column: $0.column, length: $0.length) }
    return Diagnostic(.error, code: code, message, place: place, excerpt: place == nil ? nil : line)
  }
}
