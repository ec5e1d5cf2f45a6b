import ObjectModel

/// Modal presentation, popovers, sheets and alerts from iOS 8 on.
extension Rule {
  static let presentationControllers = Rule(
    "presentation.controllers", .since(8), .documented, source: "WWDC 2014, session 214; UIPresentationController reference",
    otherwise: "the style is shown as it was asked for, as up to iOS 7",
    "A presentation is run by a presentation controller, which adapts its style at the end of the turn and needs a presenter in a window.")
  static let splitMayBePresented = Rule(
    "presentation.split-may-be-presented", .since(8), .documented, source: "UISplitViewController reference from iOS 8 on",
    otherwise: "an exception is raised, as up to iOS 7", "A split view controller may be presented modally and lie in other containers.")
  static let splitPushIsRefused = Rule(
    "presentation.split-push-is-refused", .since(8), .reported, source: "several public files that quote the text on the console",
    otherwise: "an exception is raised, as up to iOS 7",
    "Pushing a split view controller on a navigation controller is refused with a line on the console, and nothing else happens.")
  static let adaptationLooksAtBothClasses = Rule(
    "presentation.adapts.by-both-classes", .since(8, 3), .reported, source: "a study of the 6 Plus with iOS 8.3",
    otherwise: "a popover stays one wherever there is room from side to side",
    "Adaptation looks at both size classes: a popover on a large phone that lies on its side becomes a form sheet.")
  static let compactSheetsStaySheets = Rule(
    "presentation.adapts.compact-stays-sheet", .since(13), .documented, source: "WWDC 2019, session 224",
    otherwise: "popovers and sheets become full screen where there is little room, as up to iOS 12",
    "Where there is little room from side to side a popover becomes a sheet, and a sheet stays one.")
  static let automaticIsSheet = Rule(
    "presentation.automatic-is-sheet", .since(13), followsSDK: true, .documented, source: "WWDC 2019, session 224",
    otherwise: "controllers are presented full screen, as in apps linked before iOS 13",
    "A controller whose style the app leaves alone is presented as a page sheet, in apps linked against iOS 13 or later.")
  static let sheetsAreDismissedByTouch = Rule(
    "presentation.sheet.dismissed-by-touch", .since(13), .documented, source: "WWDC 2019, session 224",
    otherwise: "only code dismisses a sheet, as up to iOS 12",
    "A swipe down, or on an iPad a touch outside, dismisses a sheet and tells the delegate of its presentation controller.")
  static let newDismissalQuestions = Rule(
    "presentation.popover.new-questions-first", .since(13), .inferred, source: "deprecation notes of the header for iOS 13",
    otherwise: "the popover's own questions are asked beside the new ones",
    "The popover's own shouldDismiss and didDismiss are sent only to delegates that have not the presentation's new ones.")
  static let alertHandlersAfterDismissal = Rule(
    "presentation.alert.handler-after-dismissal", .since(8), .reported, source: "behaviour that alert code relies on",
    otherwise: "the handler runs at once, with the alert still there",
    "The handler of an alert's button runs once the alert has gone.")
  static let presenterNeedsWindow = Rule(
    "presentation.needs-window", .since(8), .reported, source: "the warning that the console shows",
    otherwise: "the presentation is noted and shown when the presenter appears, as in the model up to iOS 7",
    "A presenter whose view is in no window presents nothing: the console has a warning.")
  static let busyAskerIsRefused = Rule(
    "presentation.busy-asker-is-refused", .since(8), .reported,
    source: "questions on Stack Overflow about alerts over an active search, which quote the warning",
    otherwise: "the outermost container presents over it",
    "A controller that presents something in its own context, as an active search is, presents nothing beside it, whoever would present: the console has a warning."
  )
  static let searchEndsByTouch = Rule(
    "presentation.search.ended-by-touch", .since(8), .inferred, source: "what people see; no page tells it",
    otherwise: "the touch does nothing", "A touch on what a search dims, with no text in its bar, ends the search.")
  static let contextIsDefined = Rule(
    "presentation.context.is-followed", .since(8), .documented, source: "definesPresentationContext reference",
    otherwise: "the outermost container presents",
    "A presentation in a context is made by the nearest controller from the presenter up that defines one, else by the outermost.")
  static let viewIsAppearing = Rule(
    "appearance.view-is-appearing", .since(13), .documented, source: "WWDC 2023, What's new in UIKit",
    otherwise: "it is not sent", "viewIsAppearing: comes between viewWillAppear: and viewDidAppear:, before the layout.")
  static let coveredHearOfWindows = Rule(
    "presentation.covered-hear-of-windows", .since(8), .inferred, source: "no source; apps prepare their layout there",
    otherwise: "they hear of what changed when they come back",
    "What a full-screen presentation covers is told of new traits and sizes at once, and split views collapse there as in tabs that do not show; they are laid out when they come back."
  )
  static let scenes = Rule(
    "app.scenes", .since(13), .documented, source: "WWDC 2019, session 212",
    otherwise: "the app delegate follows the life of the app",
    "In an app with a scene delegate it, and not the app delegate, hears of activity.")

  static let presentation: [Rule] = [
    presentationControllers, splitMayBePresented, splitPushIsRefused, adaptationLooksAtBothClasses, compactSheetsStaySheets,
    automaticIsSheet, sheetsAreDismissedByTouch, newDismissalQuestions, alertHandlersAfterDismissal, presenterNeedsWindow,
    busyAskerIsRefused, searchEndsByTouch, contextIsDefined, viewIsAppearing, coveredHearOfWindows, scenes,
  ]
}
