import FoundationModel
import ObjectModel

extension ClassRegistry {
  /// The classes of UIKit beside its containers. Add a class here when you add its file.
  package static let plainUIKit: [Source] =
    things + views + controls + gestures + movies + layout + KeptClass.interface.map(\.source)
    + KeptClass.drawing.map(\.source) + KeptClass.touches.map(\.source)
    + KeptClass.data.map(\.source)

  private static let layout: [Source] = [
    Source("UILayoutPriority") { LayoutPriority.table },
    Source("NSLayoutConstraint", NSLayoutConstraint.self) { NSLayoutConstraint.table },
    Source("NSLayoutAnchor", NSLayoutAnchor.self) { NSLayoutAnchor.table },
    Source("UILayoutGuide", UILayoutGuide.self) { UILayoutGuide.table },
    Source("UIStackView", UIStackView.self) { UIStackView.stackTable },
  ]

  private static let things: [Source] = [
    Source("UIColor", UIColor.self) { UIColor.table },
    Source("UIImage", UIImage.self) { UIImage.table },
    Source("UIFont", UIFont.self) { UIFont.table },
    Source("UIDevice", UIDevice.self) { UIDevice.table },
    Source("UIScreen", UIScreen.self) { UIScreen.table },
    Source("UINib", UINib.self) { UINib.table },
    Source("CALayer", CALayer.self) { CALayer.table },
  ]

  private static let views: [Source] = [
    Source("UILabel", UILabel.self) { UILabel.labelTable },
    Source("UIImageView", UIImageView.self) { UIImageView.imageTable },
    Source("UIScrollView", UIScrollView.self) { UIScrollView.scrollTable },
    Source("UITextView", UITextView.self) { UITextView.textTable },
    Source("UIWebView", UIWebView.self) { UIWebView.webTable },
    Source("UIProgressView", UIProgressView.self) { UIProgressView.progressTable },
    Source("UIActivityIndicatorView", UIActivityIndicatorView.self) { UIActivityIndicatorView.activityTable },
    Source("UIPickerView", UIPickerView.self) { UIPickerView.pickerTable },
    Source("UISearchBar", UISearchBar.self) { UISearchBar.searchTable },
    Source("UIAlertView", UIAlertView.self) { UIAlertView.alertTable },
    Source("UIActionSheet", UIActionSheet.self) { UIActionSheet.sheetTable },
  ]

  private static let controls: [Source] = [
    Source("UIControl", UIControl.self) { UIControl.controlTable },
    Source("UIButton", UIButton.self) { UIButton.buttonTable },
    Source("UITextField", UITextField.self) { UITextField.fieldTable },
    Source("UISegmentedControl", UISegmentedControl.self) { UISegmentedControl.segmentTable },
    Source("UISwitch", UISwitch.self) { UISwitch.switchTable },
    Source("UISlider", UISlider.self) { UISlider.sliderTable },
    Source("UIStepper", UIStepper.self) { UIStepper.stepperTable },
    Source("UIPageControl", UIPageControl.self) { UIPageControl.pageTable },
    Source("UIDatePicker", UIDatePicker.self) { UIDatePicker.dateTable },
    Source("UIRefreshControl", UIRefreshControl.self) { UIRefreshControl.refreshTable },
  ]

  private static let movies: [Source] = [
    Source("MPMoviePlayerController", MPMoviePlayerController.self) { MPMoviePlayerController.movieTable },
    Source("MPMoviePlayerViewController", MPMoviePlayerViewController.self) { MPMoviePlayerViewController.movieControllerTable },
  ]

  private static let gestures: [Source] = [
    Source("UIGestureRecognizer", UIGestureRecognizer.self) { UIGestureRecognizer.table },
    Source("UITapGestureRecognizer", UITapGestureRecognizer.self) { UIGestureRecognizer.tapTable },
    Source("UISwipeGestureRecognizer", UISwipeGestureRecognizer.self) { UIGestureRecognizer.swipeTable },
    Source("UIPanGestureRecognizer", UIPanGestureRecognizer.self) { UIGestureRecognizer.panTable },
    Source("UIPinchGestureRecognizer", UIPinchGestureRecognizer.self) { UIGestureRecognizer.pinchTable },
    Source("UIRotationGestureRecognizer", UIRotationGestureRecognizer.self) { UIGestureRecognizer.rotationTable },
    Source("UILongPressGestureRecognizer", UILongPressGestureRecognizer.self) { UIGestureRecognizer.longPressTable },
  ]
}

extension GlobalTable {
  /// The functions, constants and enumerations of UIKit beside its containers.
  package static let plainUIKit = GlobalTable(
    functions: GeometryFunctions.all + DrawingFunctions.all + Transform3D.functions + [
      GlobalFunction(
        inWorld: "UI_USER_INTERFACE_IDIOM", { simulation in simulation.uikit.device.idiom == .pad ? UIDevice.Idiom.pad : .phone },
        "Whether the device is an iPad.")
    ],
    constants: GeometryFunctions.constants + DrawingFunctions.constants + notifications + MovieNotification.constants + [
      Transform3D.constant
    ] + LayoutPriority.constants,
    enums: [
      StackAxis.type, StackAlignment.type, StackDistribution.type, TextStyle.type, FontWeight.type, ControlEvents.type, UIDevice.Idiom.type,
      UIDevice.Orientation.type, MoviePlayback.type, MovieFinishReason.type,
    ]
      + PlainEnums.all + EventEnums.all,
    structs: [Transform3D.type],
    protocols: [UIAlertView.messages.table, UIActionSheet.messages.table, WebViewDelegate.table, GestureDelegate.table] + namesOnly)

  /// Protocols that code may name, and that the model sends nothing of.
  private static let namesOnly = [
    "UITextFieldDelegate", "UITextViewDelegate", "UIScrollViewDelegate", "UISearchBarDelegate", "UIPickerViewDelegate",
    "UIPickerViewDataSource",
    "UISearchDisplayDelegate", "UIAppearance", "UIBarPositioningDelegate", "UIToolbarDelegate",
    "UINavigationBarDelegate",
  ].map { ProtocolTable($0, "A protocol of UIKit that the model sends nothing of.", []) }

  /// The names of notifications, whose texts are the names themselves.
  private static let notifications: [GlobalConstant] = [
    "UIDeviceOrientationDidChangeNotification", "UIApplicationWillChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientationNotification", "UIApplicationDidFinishLaunchingNotification",
    "UIApplicationDidBecomeActiveNotification",
    "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
    "UIApplicationWillEnterForegroundNotification",
    "UIApplicationWillTerminateNotification", "UIApplicationDidReceiveMemoryWarningNotification", "UIKeyboardWillShowNotification",
    "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
    "UITextFieldTextDidChangeNotification",
    "UITextViewTextDidChangeNotification", "UIKeyboardFrameEndUserInfoKey", "UIKeyboardFrameBeginUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey", "UIApplicationStatusBarOrientationUserInfoKey", "UITextAttributeFont",
    "UITextAttributeTextColor",
    "UITextAttributeTextShadowColor", "UITextAttributeTextShadowOffset", "UITrackingRunLoopMode", "UICollectionElementKindSectionHeader",
    "UICollectionElementKindSectionFooter",
  ].map { name in GlobalConstant(name, swift: ConstantNames.member(name), { .string(name) }, "A name that UIKit uses.") }
}
