import ObjectModel

/// What may be wrong with code, or worth telling about it. Worded in `Fact+Words.swift` and nowhere else.
enum Fact: Equatable {
  // The text
  case unterminatedString
  case unterminatedComment
  case strayCharacter(String)
  case malformedNumber(String)
  case numberTooLarge(String)
  case typographyTaken(Int)
  case unclosedConditional
  case strayConditional(String)
  case malformedMacro(String)
  case macroTooLarge(String)
  case unknownDirective(String, nearest: String?)
  // The grammar
  case expected(String, after: String)
  case unclosed(String, needs: String)
  case unopened(String)
  case expectedExpression(before: String)
  case expectedStatement(before: String)
  case tooDeep
  case notAssignable
  /// A constant that has its value already.
  case constant(String)
  case unsupported(String)
  /// Like `unsupported`, where the rest goes on.
  case ignored(String)
  /// What is read and changes nothing.
  case withoutEffect(String)
  case missingBody(String)
  /// A name where only a keyword makes sense.
  case misspeltKeyword(String, nearest: String)
  /// `=` where a condition is asked for.
  case assignedCondition
  /// What was copied along with the code, as `PastedMarks` words it.
  case pasted(String)
  case notInLoop(String)
  // Names
  case typeTaken(String, for: String)
  /// A method that is nearly a message.
  case nearMiss(String, for: String)
  case unknownName(String, nearest: String?)
  case unknownObject(String, nearest: String?)
  case unknownClass(String, nearest: String?)
  /// A superclass that UIKit has in other releases only.
  case superclassOfAnotherRelease(String, ReleaseRange, now: Release)
  case unknownProperty(String, of: String, nearest: String?)
  case unknownMethod(String, of: String, nearest: String?)
  case unknownFunction(String, nearest: String?)
  case unknownCase(String, of: String, nearest: String?, all: [String])
  case readOnly(String, of: String)
  case noTarget(String)
  /// A case or member of a type, or a type itself, that other releases have.
  case otherRelease(String, of: String?, ReleaseRange, now: Release)
  /// An implicit member whose type nothing tells.
  case noContext(String)
  case notAMethod
  // Running
  /// The place of an exception.
  case raised(in: String)
  case wrongArgument(String, position: Int, expected: String, given: String)
  case wrongCount(String, expected: Int, given: Int)
  case wrongOperand(String, given: String)
  case wrongReceiver(String, given: String)
  case divisionByZero
  case tooManyStatements(Int, in: String)
  case tooDeepCalls(in: String)
  case interrupted(in: String)
  /// What the model says why it stopped.
  case stopped(String)
}
