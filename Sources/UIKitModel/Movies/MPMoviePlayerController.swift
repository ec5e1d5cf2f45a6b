import FoundationModel
import ObjectModel
import SceneModel

/// What plays a movie in a view, or over the whole screen. What it would play is kept.
package final class MPMoviePlayerController: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  /// How long an animated change to or from the full screen takes, in seconds.
  private static let duration = 0.4

  /// Whether the movie lies over the whole screen by itself, without a controller of the app's.
  package private(set) var isFullscreen = false
  package fileprivate(set) var playback = MoviePlayback.stopped
  package private(set) lazy var view = makeView()
  /// The controller that shows the movie, and goes when it ends.
  @Weak var host: MPMoviePlayerViewController?
  /// Where the view was before it filled the screen.
  private var inlinePlace: (superview: WeakReference?, frame: Rect)?

  package override func dismantle() {
    super.dismantle()
    inlinePlace = nil
    attributes = [:]
  }

  private func makeView() -> UIView {
    let view = MovieView(in: simulation)
    view.belongs(to: self, as: "view")
    view.player = self
    return view
  }

  /// `setFullscreen:animated:`.
  package func setFullscreen(_ isFull: Bool, animated: Bool) {
    guard isFull != isFullscreen, !simulation.isUnwinding else { return }
    post(isFull ? .willEnterFullscreen : .willExitFullscreen)
    isFullscreen = isFull
    if isFull {
      inlinePlace = (view.superview.map { WeakReference.to($0) }, view.frame)
      view.moveSilently(to: simulation.uikit.keyWindow)
      view.frame = simulation.uikit.screenBounds
    } else {
      view.moveSilently(to: inlinePlace?.superview?.object as? UIView)
      view.frame = inlinePlace?.frame ?? view.frame
    }
    let ending = isFull ? MovieNotification.didEnterFullscreen : .didExitFullscreen
    guard animated else { return post(ending) }
    simulation.runLoop.after(Self.duration, for: self) { $0.post(ending) }
  }

  /// Whether the button that ends the movie shows: over the whole screen, and in a controller that is presented.
  var showsDone: Bool { isFullscreen || host?.presenting != nil }

  /// The movie's own button: it pauses the movie and leaves the full screen, or ends it where a controller shows it.
  func done() {
    guard host == nil else { return finish(.userExited) }
    playback = .paused
    setFullscreen(false, animated: true)
  }

  /// Playback begins, or goes on.
  func start() { playback = .playing }

  /// Playback ends; a controller that shows the movie goes.
  func finish(_ reason: MovieFinishReason) {
    guard playback != .stopped else { return }
    playback = .stopped
    post(.didFinish, [MovieNotification.reasonKey: .int(reason.rawValue)])
    if let host, host.presenting != nil { host.dismiss(animated: true) }
  }

  private func post(_ notification: MovieNotification, _ info: [String: Value] = [:]) {
    guard !simulation.isUnwinding else { return }
    var dictionary = DictionaryValue()
    for (key, value) in info { dictionary[.string(key)] = value }
    simulation.foundationWorld.notificationCenter.post(
      notification.rawValue, sender: .object(self), userInfo: info.isEmpty ? .null : .dictionary(dictionary))
  }
}

/// The view of a movie, with the button that ends it.
final class MovieView: UIView, Tappable {
  @Weak var player: MPMoviePlayerController?

  /// What the button says.
  static let done = "Done"

  var touchTitle: String? { player?.showsDone == true ? Self.done : nil }

  func touchUpInside() -> Bool {
    guard let player, player.showsDone else { return false }
    player.done()
    return true
  }
}

extension UIKitWorld {
  /// The movie that lies over the whole screen by itself.
  var fullScreenMovie: MPMoviePlayerController? { all(MPMoviePlayerController.self).first(where: \.isFullscreen) }

  /// A touch while a movie fills the screen: only its own button is in reach.
  func touch(_ movie: MPMoviePlayerController, _ target: TapTarget) throws(EventFailure) {
    switch target {
    case .title(MovieView.done): movie.done()
    case .object(let object) where object === movie.view: movie.done()
    case .object, .title, .back, .displayMode, .outside, .row, .accessory, .tab: throw .behindMovie(movie.displayName)
    }
  }

  /// The full-screen movie that keeps a turn from the controllers below, as up to iOS 4.
  var movieThatHidesTurns: MPMoviePlayerController? { profile.holds(.movieHidesTurns) ? fullScreenMovie : nil }

  /// The interface turns under a movie: the views below take their new frames, and nobody hears of it.
  func turn(below movie: MPMoviePlayerController, to wanted: UIInterfaceOrientation) {
    simulation.decide(Rule.movieHidesTurns.id, "no controller is told of the turn: \(movie.displayName) fills the screen")
    orientation = wanted
    keyWindow?.frame = screenBounds
    for controller in turningControllers {
      controller.view.frame = controller.presenting == nil ? rootFrame : modalFrame(of: controller)
      controller.layOut()
    }
    movie.view.frame = screenBounds
  }
}

extension MPMoviePlayerController {
  static let movieTable = ClassTable(
    MPMoviePlayerController.self, inherits: "NSObject", label: "movie",
    deprecated: Deprecation(since: Release(9), replacement: "AVPlayerViewController"), "Plays a movie in a view or over the whole screen."
  ) {
    Method(
      "initWithContentURL:", swift: "init(contentURL:)",
      { (movie: MPMoviePlayerController, url: Value) in
        movie.attributes["contentURL"] = url
        return movie
      }, "Makes a player for a movie.")
    attribute("contentURL", "Where the movie is; nothing is read.")
    Property("view", readOnly: { $0.view }, "The view that shows the movie.")
    Property(
      "fullscreen", getter: "isFullscreen", { $0.isFullscreen }, { $0.setFullscreen($1, animated: false) },
      "Whether the movie lies over the whole screen.")
    Method(
      "setFullscreen:animated:", swift: "setFullscreen(_:animated:)",
      { (movie: MPMoviePlayerController, isFull: Bool, animated: Bool) in movie.setFullscreen(isFull, animated: animated) },
      "Brings the movie over the whole screen, or back into its view.")
    Method("play", swift: "play()", { (movie: MPMoviePlayerController) in movie.start() }, "Starts the movie.")
    Method("pause", swift: "pause()", { (movie: MPMoviePlayerController) in movie.playback = .paused }, "Halts the movie.")
    Method("stop", swift: "stop()", { (movie: MPMoviePlayerController) in movie.finish(.playbackEnded) }, "Ends the movie.")
    Method("prepareToPlay", swift: "prepareToPlay()", { (_: MPMoviePlayerController) in }, "Gets the movie ready; here nothing.")
    Property("playbackState", readOnly: { $0.playback }, "Whether the movie plays.")
    attribute("shouldAutoplay", true, "Whether the movie starts by itself; kept only.")
    attribute("controlStyle", 1, "Which buttons lie over the movie; kept only.")
    attribute("scalingMode", 1, "How the movie fits its view; kept only.")
    attribute("repeatMode", 0, "Whether the movie starts again at its end; kept only.")
  }
}
