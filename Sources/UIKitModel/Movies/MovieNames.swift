import ObjectModel

/// Whether a movie plays: `MPMoviePlaybackState`.
package enum MoviePlayback: Int, BridgedEnum, Sendable {
  case stopped, playing, paused

  package static let type = EnumType(
    "MPMoviePlaybackState", "Whether a movie plays.",
    [
      .init("stopped", "MPMoviePlaybackStateStopped", 0), .init("playing", "MPMoviePlaybackStatePlaying", 1),
      .init("paused", "MPMoviePlaybackStatePaused", 2),
    ])
}

/// Why a movie ended: `MPMovieFinishReason`.
package enum MovieFinishReason: Int, BridgedEnum, Sendable {
  case playbackEnded = 0
  case userExited = 2

  package static let type = EnumType(
    "MPMovieFinishReason", "Why a movie ended.",
    [.init("playbackEnded", "MPMovieFinishReasonPlaybackEnded", 0), .init("userExited", "MPMovieFinishReasonUserExited", 2)])
}

/// The notifications that a movie player posts, by their names.
enum MovieNotification: String, CaseIterable {
  case willEnterFullscreen = "MPMoviePlayerWillEnterFullscreenNotification"
  case didEnterFullscreen = "MPMoviePlayerDidEnterFullscreenNotification"
  case willExitFullscreen = "MPMoviePlayerWillExitFullscreenNotification"
  case didExitFullscreen = "MPMoviePlayerDidExitFullscreenNotification"
  case didFinish = "MPMoviePlayerPlaybackDidFinishNotification"

  /// The entry of the notification's dictionary that says why a movie ended.
  static let reasonKey = "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

  /// The names as code writes them.
  static let constants = (allCases.map(\.rawValue) + [reasonKey]).map { name in
    GlobalConstant(name, { .string(name) }, "A name that movie players use.")
  }
}
