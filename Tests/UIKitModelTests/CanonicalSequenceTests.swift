import Testing

@testable import UIKitModel

@Suite("Canonical sequences of the popover era, plain children")
struct CanonicalSequenceTests {
  static let hiding = ["3.2", "4.3", "5.0", "5.1", "6.1", "7.1"]

  @Test("Q1: a launch in portrait hides before the detail appears", arguments: hiding)
  func launchPortrait(release: String) throws {
    let world = try World.plain(release)
    let lines = course(try world.event { try $0.launch(nil, orientation: .portrait) })
    #expect(
      lines == [
        "M.viewDidLoad", "D.viewDidLoad", "svc.viewDidLoad", "svc.viewWillAppear(NO)", "del.willHide(svc,M,button#1,popover#1)",
        "D.viewWillAppear(NO)", "svc.viewDidAppear(NO)", "D.viewDidAppear(NO)",
      ])
  }

  @Test("Q2: a launch in landscape tells the delegate nothing", arguments: ["6.0", "7.1"])
  func launchLandscape(release: String) throws {
    let world = try World.plain(release)
    let lines = course(try world.event { try $0.launch(nil, orientation: .landscapeRight) })
    #expect(
      lines == [
        "M.viewDidLoad", "D.viewDidLoad", "svc.viewDidLoad", "svc.viewWillAppear(NO)", "M.viewWillAppear(NO)", "D.viewWillAppear(NO)",
        "svc.viewDidAppear(NO)", "M.viewDidAppear(NO)", "D.viewDidAppear(NO)",
      ])
  }

  @Test("Q2': up to iOS 5 a launch in landscape starts upright and turns at once")
  func launchLandscapeOld() throws {
    let world = try World.plain("5.0")
    let lines = course(try world.event { try $0.launch(nil, orientation: .landscapeRight) })
    #expect(
      lines == [
        "M.viewDidLoad", "D.viewDidLoad", "svc.viewDidLoad", "svc.viewWillAppear(NO)", "del.willHide(svc,M,button#1,popover#1)",
        "D.viewWillAppear(NO)", "svc.willRotate(landscapeRight,0.0)", "M.willRotate(landscapeRight,0.0)",
        "D.willRotate(landscapeRight,0.0)",
        "svc.willAnimateRotation(landscapeRight,0.0)", "M.willAnimateRotation(landscapeRight,0.0)",
        "D.willAnimateRotation(landscapeRight,0.0)",
        "del.willShow(svc,M,button#1)", "M.viewWillAppear(NO)", "svc.didRotate(portrait)", "M.didRotate(portrait)", "D.didRotate(portrait)",
        "svc.viewDidAppear(NO)", "M.viewDidAppear(NO)", "D.viewDidAppear(NO)",
      ])
  }

  @Test("Q3 and Q4: turns hide inside willRotate and show inside the layout", arguments: ["5.1", "7.1"])
  func turns(release: String) throws {
    let world = try World.plain(release)
    _ = try world.event { try $0.launch(nil, orientation: .landscapeRight) }
    let down = course(try world.event { _ = try $0.rotate(.to(.portrait)) })
    #expect(
      down == [
        "svc.willRotate(portrait,0.4)", "del.willHide(svc,M,button#1,popover#1)", "M.viewWillDisappear(YES)", "M.willRotate(portrait,0.4)",
        "D.willRotate(portrait,0.4)", "svc.willAnimateRotation(portrait,0.4)", "M.willAnimateRotation(portrait,0.4)",
        "D.willAnimateRotation(portrait,0.4)", "svc.didRotate(landscapeRight)", "M.didRotate(landscapeRight)",
        "D.didRotate(landscapeRight)",
        "M.viewDidDisappear(YES)",
      ])
    let up = course(try world.event { _ = try $0.rotate(.to(.landscapeRight)) })
    #expect(
      up == [
        "svc.willRotate(landscapeRight,0.4)", "M.willRotate(landscapeRight,0.4)", "D.willRotate(landscapeRight,0.4)",
        "svc.willAnimateRotation(landscapeRight,0.4)", "M.willAnimateRotation(landscapeRight,0.4)",
        "D.willAnimateRotation(landscapeRight,0.4)",
        "del.willShow(svc,M,button#1)", "M.viewWillAppear(NO)", "svc.didRotate(portrait)", "M.didRotate(portrait)", "D.didRotate(portrait)",
        "M.viewDidAppear(NO)",
      ])
  }

  @Test("Q5: a turn to landscape takes an open panel down and tells its delegate")
  func turnWithPanel() throws {
    let world = try World.plain("7.1")
    _ = try world.event { try $0.launch(nil, orientation: .portrait) }
    world.code("[svc performSelector:del.item.action withObject:del.item];")
    let lines = course(try world.event { _ = try $0.rotate(.to(.landscapeRight)) })
    #expect(
      Array(lines.prefix(5)) == [
        "svc.willRotate(landscapeRight,0.4)", "M.viewWillDisappear(NO)", "M.viewDidDisappear(NO)", "del.didDismiss(popover#1)",
        "M.willRotate(landscapeRight,0.4)",
      ])
    #expect(lines.filter { $0.hasPrefix("del.") } == ["del.didDismiss(popover#1)", "del.willShow(svc,M,button#1)"])
  }

  @Test("Q6: half a turn sends neither willHide nor willShow")
  func halfTurn() throws {
    let world = try World.plain("7.1")
    _ = try world.event { try $0.launch(nil, orientation: .portrait) }
    let lines = course(try world.event { _ = try $0.rotate(.halfTurn) })
    #expect(
      lines == [
        "svc.willRotate(portraitUpsideDown,0.8)", "M.willRotate(portraitUpsideDown,0.8)", "D.willRotate(portraitUpsideDown,0.8)",
        "svc.willAnimateRotation(portraitUpsideDown,0.8)", "M.willAnimateRotation(portraitUpsideDown,0.8)",
        "D.willAnimateRotation(portraitUpsideDown,0.8)", "svc.didRotate(portrait)", "M.didRotate(portrait)", "D.didRotate(portrait)",
      ])
  }

  @Test("Q7, Q8 and Q9: tapping the button, outside, and the button again", arguments: ["4.3", "5.0", "7.1"])
  func popover(release: String) throws {
    let world = try World.plain(release)
    world.code(
      "UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:D]; svc.viewControllers = @[M, nav];")
    _ = try world.event { try $0.launch(nil, orientation: .portrait) }
    world.code("D.navigationItem.rightBarButtonItem = del.item;")
    let opening = try world.event { try $0.tap(.title("Events")) }
    #expect(opening == ["del.willPresent(svc,popover#1,M)", "M.viewWillAppear(YES)", "M.viewDidAppear(YES)"])
    let outside = try world.event { try $0.tap(.outside) }
    #expect(
      outside == ["del.shouldDismiss(popover#1)", "M.viewWillDisappear(YES)", "M.viewDidDisappear(YES)", "del.didDismiss(popover#1)"])
    _ = try world.event { try $0.tap(.title("Events")) }
    let again = try world.event { try $0.tap(.title("Events")) }
    #expect(again == ["M.viewWillDisappear(YES)", "M.viewDidDisappear(YES)"])
  }

  @Test("Q10: a full-screen modal controller over the split view and back repeats no willHide")
  func modal() throws {
    let world = try World.plain("6.1")
    _ = try world.event { try $0.launch(nil, orientation: .portrait) }
    world.code("UIViewController *X = [[UIViewController alloc] init];")
    let over = try world.event { try $0.present(world.object("X"), from: nil, style: nil) }
    #expect(
      over.filter { !$0.hasPrefix("X.") } == [
        "svc.viewWillDisappear(YES)", "D.viewWillDisappear(YES)", "svc.viewDidDisappear(YES)", "D.viewDidDisappear(YES)",
      ])
    let back = try world.event { try $0.dismiss(nil) }
    #expect(
      back.filter { !$0.hasPrefix("X.") } == [
        "svc.viewWillAppear(YES)", "D.viewWillAppear(YES)", "svc.viewDidAppear(YES)", "D.viewDidAppear(YES)",
      ])
  }

  @Test("N1: children in navigation controllers, the root loaded when its stack appears")
  func wrapped() throws {
    let world = try World.plain("7.1")
    world.code("UINavigationController *MN = [[UINavigationController alloc] initWithRootViewController:M];")
    world.code(
      "UINavigationController *DN = [[UINavigationController alloc] initWithRootViewController:D]; svc.viewControllers = @[MN, DN];")
    let lines = course(try world.event { try $0.launch(nil, orientation: .portrait) })
    #expect(
      lines == [
        "MN.viewDidLoad", "DN.viewDidLoad", "svc.viewDidLoad", "svc.viewWillAppear(NO)", "del.willHide(svc,MN,button#1,popover#1)",
        "DN.viewWillAppear(NO)", "D.viewDidLoad", "D.viewWillAppear(NO)", "svc.viewDidAppear(NO)", "DN.viewDidAppear(NO)",
        "D.viewDidAppear(NO)",
      ])
  }

  @Test("N6: an edge swipe that is let go of half way takes everything back")
  func cancelledSwipe() throws {
    let world = try World("7.1")
    world.code("UIViewController *A = [[UIViewController alloc] init]; UIViewController *B = [[UIViewController alloc] init];")
    world.code("UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:A];")
    _ = try world.event { try $0.launch(world.object("nav"), orientation: .portrait) }
    world.code("[nav pushViewController:B animated:YES];")
    let lines = try world.event { try $0.swipe(right: true, cancelled: true) }
    #expect(
      lines == [
        "A.viewWillAppear(YES)", "B.viewWillDisappear(YES)", "B.viewWillAppear(YES)", "B.viewDidAppear(YES)", "A.viewWillDisappear(YES)",
        "A.viewDidDisappear(YES)",
      ])
  }
}
