import ObjectModel

/// The enumerations of UIKit that only say how something looks or behaves that the model does not show.
enum PlainEnums {
  static let all: [EnumType] = options + bars + texts + tables + views

  /// Cases that are numbered from 0 on.
  private static func counted(_ name: String, swift swiftName: String? = nil, prefix: String? = nil, _ summary: String, _ cases: [String])
    -> EnumType
  {
    EnumType(name, swift: swiftName, summary, prefix: prefix ?? name, cases.enumerated().map { ($1, $0) })
  }

  /// Cases whose constants end with a word of their own, such as `UIBarStyleBlack` and `UIReturnKeyGo`.
  private static let options: [EnumType] = [
    EnumType(
      "UIViewAutoresizing", swift: "UIView.AutoresizingMask", isOptionSet: true, "How a view follows its superview's size.",
      prefix: "UIViewAutoresizing",
      [
        ("none", 0), ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4), ("flexibleTopMargin", 8),
        ("flexibleHeight", 16),
        ("flexibleBottomMargin", 32),
      ]),
    EnumType(
      "UIControlState", swift: "UIControl.State", isOptionSet: true, "How a control shows.", prefix: "UIControlState",
      [("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4)]),
    EnumType(
      "UIViewAnimationOptions", swift: "UIView.AnimationOptions", isOptionSet: true, "How an animation runs.",
      prefix: "UIViewAnimationOption",
      [
        ("layoutSubviews", 1), ("allowUserInteraction", 2), ("beginFromCurrentState", 4), ("repeat", 8), ("autoreverse", 16),
        ("curveEaseInOut", 0),
        ("curveEaseIn", 1 << 16), ("curveEaseOut", 2 << 16), ("curveLinear", 3 << 16), ("transitionFlipFromLeft", 1 << 20),
        ("transitionFlipFromRight", 2 << 20), ("transitionCurlUp", 3 << 20), ("transitionCurlDown", 4 << 20),
        ("transitionCrossDissolve", 5 << 20),
      ]),
    EnumType(
      "UIDataDetectorTypes", isOptionSet: true, "What is made into links.", prefix: "UIDataDetectorType",
      [("none", 0), ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("all", -1)]),
    EnumType(
      "UISwipeGestureRecognizerDirection", swift: "UISwipeGestureRecognizer.Direction", isOptionSet: true, "Where a finger moves.",
      prefix: "UISwipeGestureRecognizerDirection", [("right", 1), ("left", 2), ("up", 4), ("down", 8)]),
    EnumType(
      "UIRemoteNotificationType", isOptionSet: true, "What pushed messages may do.", prefix: "UIRemoteNotificationType",
      [("none", 0), ("badge", 1), ("sound", 2), ("alert", 4)]
    ).deprecated(8, use: "UIUserNotificationType"),
    RectEdge.type, AnimatingState.type, AnimatingPosition.type,
  ]

  private static let bars: [EnumType] = [
    EnumType(
      "UIBarStyle", "How a bar is drawn.", prefix: "UIBarStyle",
      [("default", 0), ("black", 1), ("blackOpaque", 1), ("blackTranslucent", 2)]
    ).deprecated(13, replacing: ["blackOpaque": "black", "blackTranslucent": "black"]),
    EnumType(
      "UIStatusBarStyle", "How the status bar is drawn.", prefix: "UIStatusBarStyle",
      [("default", 0), ("lightContent", 1), ("blackTranslucent", 1), ("blackOpaque", 2)]
    ).deprecated(7, replacing: ["blackTranslucent": "lightContent", "blackOpaque": "lightContent"]),
    counted("UIStatusBarAnimation", "How the status bar comes and goes.", ["none", "fade", "slide"]),
    EnumType(
      "UIBarMetrics", "For which height of a bar something holds.", prefix: "UIBarMetrics",
      [("default", 0), ("compact", 1), ("landscapePhone", 1)]
    ).deprecated(8, replacing: ["landscapePhone": "compact"]),
    counted("UIBarPosition", "Where a bar lies.", ["any", "bottom", "top", "topAttached"]),
    counted("UISegmentedControlStyle", "How a row of buttons is drawn.", ["plain", "bordered", "bar", "bezeled"])
      .deprecated(7, use: nil),
    counted("UIActionSheetStyle", "How an action sheet is drawn.", ["default", "blackTranslucent", "blackOpaque"]),
    counted("UIAlertViewStyle", "Whether an alert has fields.", ["default", "secureTextInput", "plainTextInput", "loginAndPasswordInput"]),
  ]

  private static let texts: [EnumType] = [
    counted("NSTextAlignment", "Where text lies from left to right.", ["left", "center", "right", "justified", "natural"]),
    counted("UITextAlignment", "Where text lies from left to right, before iOS 6.", ["left", "center", "right"])
      .deprecated(6, use: "NSTextAlignment"),
    counted(
      "UILineBreakMode", "How text is cut that does not fit, before iOS 6.",
      ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"]
    ).deprecated(6, use: "NSLineBreakMode"),
    counted(
      "NSLineBreakMode", prefix: "NSLineBreak", "How text is cut that does not fit.",
      ["byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle"]),
    counted(
      "UITextBorderStyle", swift: "UITextField.BorderStyle", "How the border of a field is drawn.",
      ["none", "line", "bezel", "roundedRect"]),
    counted(
      "UITextFieldViewMode", swift: "UITextField.ViewMode", "When a part of a field shows.",
      ["never", "whileEditing", "unlessEditing", "always"]),
    counted(
      "UIReturnKeyType", prefix: "UIReturnKey", "What the return key says.",
      ["default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall"]),
    EnumType(
      "UIKeyboardType", "Which keyboard shows.", prefix: "UIKeyboardType",
      [
        ("default", 0), ("ASCIICapable", 1), ("numbersAndPunctuation", 2), ("URL", 3), ("numberPad", 4), ("phonePad", 5),
        ("namePhonePad", 6),
        ("emailAddress", 7), ("decimalPad", 8), ("twitter", 9),
      ]),
    counted("UITextAutocorrectionType", "Whether typing is corrected.", ["default", "no", "yes"]),
    counted("UITextAutocapitalizationType", "Where capitals come by themselves.", ["none", "words", "sentences", "allCharacters"]),
  ]

  private static let tables: [EnumType] = [
    counted("UITableViewStyle", swift: "UITableView.Style", "How a table is drawn.", ["plain", "grouped", "insetGrouped"]),
    counted(
      "UICollectionLayoutListAppearance", swift: "UICollectionLayoutListConfiguration.Appearance", "How a list looks.",
      ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
    counted(
      "UICollectionLayoutListHeaderMode", swift: "UICollectionLayoutListConfiguration.HeaderMode", "Where the headers of a list come from.",
      ["none", "supplementary", "firstItemInSection"]),
    counted(
      "UICollectionLayoutListFooterMode", swift: "UICollectionLayoutListConfiguration.FooterMode", "Where the footers of a list come from.",
      ["none", "supplementary"]),
    counted(
      "UICollectionViewScrollDirection", swift: "UICollectionView.ScrollDirection", "How a collection moves.", ["vertical", "horizontal"]),
    counted(
      "UITableViewCellStyle", swift: "UITableViewCell.CellStyle", "Which texts a cell has.", ["default", "value1", "value2", "subtitle"]),
    EnumType(
      "UITableViewCellAccessoryType", swift: "UITableViewCell.AccessoryType", "The sign at the right end of a cell.",
      prefix: "UITableViewCellAccessory",
      [("none", 0), ("disclosureIndicator", 1), ("detailDisclosureButton", 2), ("checkmark", 3), ("detailButton", 4)]),
    counted(
      "UITableViewCellSelectionStyle", swift: "UITableViewCell.SelectionStyle", "How a selected cell looks.",
      ["none", "blue", "gray", "default"]),
    counted(
      "UITableViewCellEditingStyle", swift: "UITableViewCell.EditingStyle", "What editing does to a row.", ["none", "delete", "insert"]),
    counted(
      "UITableViewCellSeparatorStyle", swift: "UITableViewCell.SeparatorStyle", "How rows are kept apart.",
      ["none", "singleLine", "singleLineEtched"]
    ).deprecated(11, replacing: ["singleLineEtched": "singleLine"]),
    counted(
      "UITableViewScrollPosition", swift: "UITableView.ScrollPosition", "Where a row lies after scrolling.",
      ["none", "top", "middle", "bottom"]),
    EnumType(
      "UITableViewRowAnimation", swift: "UITableView.RowAnimation", "How rows come and go.", prefix: "UITableViewRowAnimation",
      [("fade", 0), ("right", 1), ("left", 2), ("top", 3), ("bottom", 4), ("none", 5), ("middle", 6), ("automatic", 100)]),
  ]

  private static let views: [EnumType] = [
    counted(
      "UIViewContentMode", swift: "UIView.ContentMode", "How the contents of a view follow its size.",
      [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
        "bottomLeft",
        "bottomRight",
      ]),
    counted(
      "UIViewAnimationCurve", swift: "UIView.AnimationCurve", "How fast an animation runs.", ["easeInOut", "easeIn", "easeOut", "linear"]),
    counted(
      "UIViewAnimationTransition", swift: "UIView.AnimationTransition", "How a view is replaced.",
      ["none", "flipFromLeft", "flipFromRight", "curlUp", "curlDown"]),
    EnumType(
      "UIButtonType", swift: "UIButton.ButtonType", "How a button is drawn.", prefix: "UIButtonType",
      [
        ("custom", 0), ("system", 1), ("roundedRect", 1), ("detailDisclosure", 2), ("infoLight", 3), ("infoDark", 4), ("contactAdd", 5),
      ]),
    EnumType(
      "UIActivityIndicatorViewStyle", swift: "UIActivityIndicatorView.Style", "How a wheel is drawn.",
      prefix: "UIActivityIndicatorViewStyle", [("whiteLarge", 0), ("white", 1), ("gray", 2), ("medium", 100), ("large", 101)]
    ).deprecated(13, replacing: ["whiteLarge": "large", "white": "medium", "gray": "medium"]),
    counted("UIProgressViewStyle", swift: "UIProgressView.Style", "How a bar that fills is drawn.", ["default", "bar"]),
    counted(
      "UIDatePickerMode", swift: "UIDatePicker.Mode", "Which parts of a date show.", ["time", "date", "dateAndTime", "countDownTimer"]),
    counted(
      "UIGestureRecognizerState", swift: "UIGestureRecognizer.State", "How far a gesture is.",
      ["possible", "began", "changed", "ended", "cancelled", "failed"]),
    counted(
      "UIControlContentHorizontalAlignment", "Where the content of a control lies from left to right.", ["center", "left", "right", "fill"]),
    counted(
      "UIControlContentVerticalAlignment", "Where the content of a control lies from top to bottom.", ["center", "top", "bottom", "fill"]),
    counted(
      "UIImageRenderingMode", swift: "UIImage.RenderingMode", "How a picture is drawn.", ["automatic", "alwaysOriginal", "alwaysTemplate"]),
    counted("UIApplicationState", swift: "UIApplication.State", "Whether the app gets events.", ["active", "inactive", "background"]),
  ]
}
