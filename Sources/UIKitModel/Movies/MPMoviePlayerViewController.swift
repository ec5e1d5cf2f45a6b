import ObjectModel

/// A controller that shows a movie and goes when it ends.
package final class MPMoviePlayerViewController: UIViewController {
  package private(set) lazy var moviePlayer = makePlayer()

  private func makePlayer() -> MPMoviePlayerController {
    let player = owned(MPMoviePlayerController(in: simulation), "moviePlayer")
    player.host = self
    return player
  }

  package override func loadView() {
    super.loadView()
    moviePlayer.view.frame = view.bounds
    view.addSubview(moviePlayer.view)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if moviePlayer.playback == .stopped { moviePlayer.start() }
  }

  override func layoutChildren() {
    moviePlayer.view.frame = view.bounds
    super.layoutChildren()
  }

  // A movie is shown whichever way the device is held.
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

extension MPMoviePlayerViewController {
  static let movieControllerTable = ClassTable(
    MPMoviePlayerViewController.self, inherits: "UIViewController", releases: .since(3, 2),
    deprecated: Deprecation(since: Release(9), replacement: "AVPlayerViewController"), "Shows a movie, and goes when it ends."
  ) {
    Method(
      "initWithContentURL:", swift: "init(contentURL:)",
      { (controller: MPMoviePlayerViewController, url: Value) -> MPMoviePlayerViewController? in
        guard controller.setUp() else { return nil }
        controller.moviePlayer.attributes["contentURL"] = url
        return controller
      }, "Makes a controller for a movie.")
    Property("moviePlayer", readOnly: { $0.moviePlayer }, "What plays the movie.")
  }
}

extension UIViewController {
  /// What the framework for movies adds to every controller.
  @EntryBuilder<UIViewController> static var movieRows: [Entry] {
    Method(
      "presentMoviePlayerViewControllerAnimated:", releases: .since(3, 2),
      { (controller: UIViewController, movie: MPMoviePlayerViewController) in controller.present(movie, animated: true) },
      "Presents a movie over the screen."
    ).deprecated(9, use: "presentViewController:animated:completion:")
    Method(
      "dismissMoviePlayerViewControllerAnimated", releases: .since(3, 2),
      { (controller: UIViewController) in controller.dismiss(animated: true) },
      "Ends the presentation of a movie."
    ).deprecated(9, use: "dismissViewControllerAnimated:completion:")
  }
}
