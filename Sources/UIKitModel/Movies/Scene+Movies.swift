import ObjectModel
import SceneModel

extension UIKitWorld {
  /// A movie that fills the screen: a bar with the button that ends it, and nothing below.
  func screen(of movie: MPMoviePlayerController) -> Scene.Element {
    let frame = movie.view.frameInWindow
    let bar = Scene.Bar(title: "", left: [Scene.Item(.button, title: MovieView.done)], right: [])
    return Scene.Element(
      .pane, frame: frame, name: movie.view.displayName,
      children: [
        Scene.Element(
          .navigationBar(bar), frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 44), name: movie.view.displayName)
      ])
  }
}
