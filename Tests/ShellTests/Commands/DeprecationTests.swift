import Foundation
import ObjectModel
import ScriptLanguage
import Testing
import UIKitModel

@testable import Shell

@Suite("What is deprecated, and what each release brought")
struct DeprecationTests {
  private func playground(_ release: Release, sdk: Release? = nil, feedback: Settings.Feedback = .learner) -> Playground {
    var configuration = PlaygroundConfiguration()
    configuration.release = release
    configuration.sdk = sdk
    configuration.settings.feedback = feedback
    return Playground(configuration: configuration)
  }

  private func notes(_ playground: Playground, _ inputs: [String]) -> [String] {
    var notes: [String] = []
    for input in inputs { notes += playground.run(input).notes.filter { $0.contains("deprecated") } }
    return notes
  }

  private let uses = [
    "new view a", "new view b", "[a presentModalViewController:b animated:NO];", "[a dismissModalViewControllerAnimated:NO];",
  ]

  @Test("A learner is told once of each deprecated member that code uses")
  func learner() {
    let playground = playground(Release(8))
    #expect(
      notes(playground, uses + uses.suffix(1)) == [
        "presentModalViewController:animated: is deprecated since iOS 6.0; use presentViewController:animated:completion:",
        "dismissModalViewControllerAnimated: is deprecated since iOS 6.0; use dismissViewControllerAnimated:completion:",
      ])
  }

  @Test("The SDK linked against decides, and whoever wants it brief is told nothing")
  func quiet() {
    let older = playground(Release(8), sdk: Release(5))
    #expect(notes(older, uses).isEmpty)
    #expect(notes(playground(Release(8), feedback: .brief), uses).isEmpty)
    #expect(notes(playground(Release(8), feedback: .normal), uses).count == 2)
  }

  @Test("Whoever implements a deprecated message is told what took its place, as the language spells it")
  func messages() {
    let old = "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:"
    let expected = "\(old) is deprecated since iOS 8.0; use splitViewController:willChangeToDisplayMode:"
    #expect(notes(playground(Release(8), feedback: .normal), ["new view a", "implement a willHide"]) == [expected])
    #expect(notes(playground(Release(7), feedback: .normal), ["new view a", "implement a willHide"]).isEmpty)
    let method = "- (void)\(old.replacingOccurrences(of: ":", with: ":(id)x ")){ }"
    #expect(notes(playground(Release(8), feedback: .normal), ["new view a", "implement a { \(method) }"]) == [expected])
    let swift = """
      class Web: UIViewController {
        func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool { false }
      }
      """
    #expect(
      notes(playground(Release(8), feedback: .normal), [swift])
        == ["splitViewController(_:shouldHide:in:) is deprecated since iOS 8.0; use preferredDisplayMode"])
  }

  @Test("A deprecated class is told of when code makes an instance; looking at an object is no use of its members")
  func classes() {
    let playground = playground(Release(9))
    #expect(notes(playground, ["new view a", "describe a"]).isEmpty)
    #expect(
      notes(playground, ["UIPopoverController *p = [[UIPopoverController alloc] initWithContentViewController:a];"])
        == ["UIPopoverController is deprecated since iOS 9.0; use UIPopoverPresentationController"])
  }

  @Test("`describe` marks what the release calls deprecated, and leaves out members of other releases")
  func describe() {
    let later = playground(Release(13)).run("describe UIViewController").answer?.joined(separator: "\n") ?? ""
    #expect(later.contains("[deprecated in iOS 13.0: use modalInPresentation]"))
    #expect(!later.contains("traitOverrides"))
    let earlier = playground(Release(7)).run("describe UIViewController").answer?.joined(separator: "\n") ?? ""
    #expect(!earlier.contains("use modalInPresentation"))
    #expect(!earlier.contains("popoverPresentationController"))
  }

  @Test("A deprecated case of an enumeration is told of as the language spells it")
  func cases() {
    let objectiveC = playground(Release(14))
    #expect(
      notes(objectiveC, ["new split svc", "svc.preferredDisplayMode = UISplitViewControllerDisplayModeAllVisible;"]) == [
        "UISplitViewControllerDisplayModeAllVisible is deprecated since iOS 14.0; use UISplitViewControllerDisplayModeOneBesideSecondary"
      ])
    let swift = playground(Release(14))
    #expect(
      notes(swift, ["set language swift", "new split svc", "svc.preferredDisplayMode = .primaryOverlay"])
        == ["UISplitViewController.DisplayMode.primaryOverlay is deprecated since iOS 14.0; use .oneOverSecondary"])
    #expect(
      notes(playground(Release(13)), ["new split svc", "svc.preferredDisplayMode = UISplitViewControllerDisplayModeAllVisible;"]).isEmpty)
  }

  @Test("`describe` prints the cases of an enumeration, one case, and what went with a release")
  func enumerations() {
    let later = playground(Release(26, 1))
    #expect(
      later.run("describe UISplitViewController.Column").answer == [
        "enumeration UISplitViewControllerColumn (Swift: UISplitViewController.Column) [iOS 14.0 on]: A place in a split view controller.",
        "primary = 0, UISplitViewControllerColumnPrimary", "supplementary = 1, UISplitViewControllerColumnSupplementary",
        "secondary = 2, UISplitViewControllerColumnSecondary", "compact = 3, UISplitViewControllerColumnCompact",
        "inspector = 4, UISplitViewControllerColumnInspector [iOS 26.0 on]",
      ])
    #expect(
      later.run("describe UISplitViewControllerDisplayModePrimaryHidden").answer?.first
        == "primaryHidden = 1, UISplitViewControllerDisplayModePrimaryHidden [deprecated in iOS 14.0: use UISplitViewControllerDisplayModeSecondaryOnly]"
    )
    let earlier = playground(Release(18))
    #expect(earlier.run("describe UISplitViewControllerColumn").answer?.count == 5)
    #expect(
      earlier.run("describe UISplitViewController.Column.inspector").diagnostics.first?.message
        == "UISplitViewController.Column.inspector comes with iOS 26.0; the world runs iOS 18.0")
    #expect(
      playground(Release(9)).run("describe UISplitViewControllerColumn").diagnostics.first?.message
        == "UISplitViewControllerColumn comes with iOS 14.0; the world runs iOS 9.0")
  }

  @Test("`describe` of an object passes over what the object refuses")
  func refusedProperties() {
    let playground = playground(Release(18))
    let lines = playground.run("new split svc").exception == nil ? playground.run("describe svc").answer ?? [] : []
    #expect(lines.contains("style: unspecified"))
    #expect(!lines.contains { $0.hasPrefix("splitBehavior") })
    #expect(playground.run("print svc.style").exception == nil)
  }

  @Test("`releases` tells of members, messages, deprecations and rules")
  func releases() {
    let lines = playground(Release(8)).run("releases").answer ?? []
    #expect(lines.contains("iOS 9.1"))
    #expect(lines.contains { $0.hasPrefix("  new in UIViewController:") && $0.contains("traitOverrides") })
    #expect(lines.contains { $0.hasPrefix("  deprecated:") && $0.contains("UIPopoverController (use UIPopoverPresentationController)") })
    #expect(lines.contains { $0.hasPrefix("  from now on:") && $0.contains("page sheet") })
  }

  @Test("A member before its release is an unrecognised selector")
  func unrecognised() {
    let playground = playground(Release(7))
    _ = playground.run("new view a")
    #expect(playground.run("[a loadViewIfNeeded];").exception?.reason.contains("unrecognized selector") == true)
  }
}
