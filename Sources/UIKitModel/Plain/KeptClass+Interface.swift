extension KeptClass {
  /// Menus, key commands, looks of bars, effects, and controllers of the system that only come and go.
  static let interface = menus + looks + views + controllers

  private static let menus = [
    KeptClass(
      name: "UIMenuElement", since: 13, summary: "A part of a menu.", properties: ["title", "subtitle", "image"]),
    KeptClass(
      name: "UIMenu", superclass: "UIMenuElement", since: 13, summary: "Actions under a title.",
      makers: [
        ("initWithChildren:", "init(children:)"), ("initWithTitle:children:", "init(title:children:)"),
        ("initWithTitle:options:children:", "init(title:options:children:)"),
        ("initWithTitle:image:children:", "init(title:image:children:)"),
        ("initWithTitle:image:identifier:children:", "init(title:image:identifier:children:)"),
        ("initWithTitle:image:identifier:options:children:", "init(title:image:identifier:options:children:)"),
      ],
      classMakers: [
        ("menuWithChildren:", "menuWithChildren(_:)"), ("menuWithTitle:children:", "menuWithTitle(_:children:)"),
        ("menuWithTitle:image:identifier:options:children:", "menuWithTitle(_:image:identifier:options:children:)"),
      ], properties: ["children", "options", "identifier"]),
    KeptClass(
      name: "UIKeyCommand", superclass: "UIMenuElement", since: 7, summary: "A key that sends an action; keys are not modelled.",
      makers: [
        ("initWithInput:modifierFlags:action:", "init(input:modifierFlags:action:)"),
        ("initWithTitle:action:input:modifierFlags:", "init(title:action:input:modifierFlags:)"),
        ("initWithTitle:image:action:input:modifierFlags:", "init(title:image:action:input:modifierFlags:)"),
        ("initWithTitle:image:action:input:modifierFlags:propertyList:", "init(title:image:action:input:modifierFlags:propertyList:)"),
      ],
      classMakers: [
        ("keyCommandWithInput:modifierFlags:action:", "keyCommandWithInput(_:modifierFlags:action:)"),
        (
          "keyCommandWithInput:modifierFlags:action:discoverabilityTitle:",
          "keyCommandWithInput(_:modifierFlags:action:discoverabilityTitle:)"
        ),
      ], properties: ["discoverabilityTitle", "input", "modifierFlags", "action", "propertyList", "attributes", "state"]),
    KeptClass(
      name: "UIContextualAction", since: 11, summary: "An action behind a row; rows are not swiped.",
      classMakers: [("contextualActionWithStyle:title:handler:", "init(style:title:handler:)")],
      properties: ["backgroundColor", "image", "title"]),
    KeptClass(
      name: "UISwipeActionsConfiguration", since: 11, summary: "The actions behind a row; rows are not swiped.",
      classMakers: [("configurationWithActions:", "init(actions:)")], properties: ["performsFirstActionWithFullSwipe"]),
    KeptClass(
      name: "UITableViewRowAction", since: 8, summary: "An action behind a row; rows are not swiped.",
      classMakers: [("rowActionWithStyle:title:handler:", "init(style:title:handler:)")], properties: ["backgroundColor", "title"]),
    KeptClass(
      name: "UIContextMenuConfiguration", since: 13, summary: "What a long touch shows; menus of long touches are not modelled.",
      classMakers: [
        ("configurationWithIdentifier:previewProvider:actionProvider:", "init(identifier:previewProvider:actionProvider:)")
      ]),
    KeptClass(
      name: "UICellAccessory", since: 14, summary: "A sign at the end of a cell.",
      classMakers: [
        ("disclosureIndicator", "disclosureIndicator()"), ("disclosureIndicatorDisplayed:", "disclosureIndicator(displayed:)"),
        ("disclosureIndicatorDisplayed:options:", "disclosureIndicator(displayed:options:)"),
        ("outlineDisclosure", "outlineDisclosure()"), ("outlineDisclosureOptions:", "outlineDisclosure(options:)"),
        ("checkmark", "checkmark()"), ("delete", "delete()"), ("insert", "insert()"), ("reorder", "reorder()"),
        ("multiselect", "multiselect()"), ("labelText:", "label(text:)"), ("customViewConfiguration:", "customView(configuration:)"),
      ]),
  ]

  private static let looks = [
    KeptClass(
      name: "UIBarAppearance", since: 13, summary: "How a bar looks.",
      properties: ["backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage"],
      idle: [
        ("configureWithDefaultBackground", "configureWithDefaultBackground()"),
        ("configureWithOpaqueBackground", "configureWithOpaqueBackground()"),
        ("configureWithTransparentBackground", "configureWithTransparentBackground()"),
      ]),
    KeptClass(
      name: "UINavigationBarAppearance", superclass: "UIBarAppearance", since: 13, summary: "How a navigation bar looks.",
      properties: [
        "titleTextAttributes", "largeTitleTextAttributes", "buttonAppearance", "doneButtonAppearance", "backButtonAppearance",
        "titlePositionAdjustment",
      ]),
    KeptClass(
      name: "UIToolbarAppearance", superclass: "UIBarAppearance", since: 13, summary: "How a toolbar looks.",
      properties: ["buttonAppearance", "doneButtonAppearance"]),
    KeptClass(
      name: "UITabBarAppearance", superclass: "UIBarAppearance", since: 13, summary: "How a tab bar looks.",
      properties: ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance", "selectionIndicatorTintColor"]),
    KeptClass(
      name: "UIBarButtonItemAppearance", since: 13, summary: "How buttons of a bar look.",
      properties: ["normal", "highlighted", "disabled", "focused"],
      idle: [("configureWithDefaultForStyle:", "configureWithDefault(for:)")]),
    KeptClass(
      name: "UIVisualEffect", since: 8, summary: "How what lies behind shines through."),
    KeptClass(
      name: "UIBlurEffect", superclass: "UIVisualEffect", since: 8, summary: "Blurs what lies behind.",
      classMakers: [("effectWithStyle:", "init(style:)")]),
    KeptClass(
      name: "UIVibrancyEffect", superclass: "UIVisualEffect", since: 8, summary: "Brightens what lies before a blur.",
      classMakers: [("effectForBlurEffect:", "init(blurEffect:)")]),
    KeptClass(
      name: "UIImageSymbolConfiguration", since: 13, summary: "How a symbol looks.",
      classMakers: [
        ("configurationWithPointSize:", "init(pointSize:)"), ("configurationWithPointSize:weight:", "init(pointSize:weight:)"),
        ("configurationWithPointSize:weight:scale:", "init(pointSize:weight:scale:)"), ("configurationWithScale:", "init(scale:)"),
        ("configurationWithTextStyle:", "init(textStyle:)"), ("configurationWithTextStyle:scale:", "init(textStyle:scale:)"),
        ("configurationWithWeight:", "init(weight:)"), ("configurationWithFont:", "init(font:)"),
      ]),
    KeptClass(
      name: "UIBackgroundConfiguration", since: 14, summary: "How the background of a cell looks.",
      classMakers: [
        ("clearConfiguration", "clear()"), ("listPlainCellConfiguration", "listPlainCell()"),
        ("listGroupedCellConfiguration", "listGroupedCell()"), ("listSidebarCellConfiguration", "listSidebarCell()"),
        ("listSidebarHeaderConfiguration", "listSidebarHeader()"),
      ], properties: ["backgroundColor", "cornerRadius", "strokeColor", "strokeWidth", "backgroundInsets", "customView"]),
  ]

  private static let views = [
    KeptClass(
      name: "UIVisualEffectView", superclass: "UIView", since: 8, summary: "A view with an effect.",
      makers: [("initWithEffect:", "init(effect:)")], properties: ["effect"], kind: .view),
    KeptClass(
      name: "UITableViewHeaderFooterView", superclass: "UIView", since: 6, summary: "The header or footer of a section; none is shown.",
      makers: [("initWithReuseIdentifier:", "init(reuseIdentifier:)")],
      properties: ["textLabel", "detailTextLabel", "contentView", "backgroundView", "contentConfiguration", "reuseIdentifier"], kind: .view),
    KeptClass(
      name: "WKWebView", superclass: "UIView", since: 8, summary: "A page of the web; nothing is loaded.",
      makers: [("initWithFrame:configuration:", "init(frame:configuration:)")],
      properties: [
        "navigationDelegate", "UIDelegate", "URL", "title", "configuration", "allowsBackForwardNavigationGestures", "scrollView",
      ],
      idle: [
        ("loadRequest:", "load(_:)"), ("loadHTMLString:baseURL:", "loadHTMLString(_:baseURL:)"), ("reload", "reload()"),
        ("stopLoading", "stopLoading()"), ("goBack", "goBack()"), ("goForward", "goForward()"),
      ], kind: .view),
    KeptClass(
      name: "MKMapView", superclass: "UIView", since: 3, summary: "A map; nothing is drawn.", properties: ["delegate"], kind: .view),
  ]

  private static let controllers = [
    KeptClass(
      name: "UIActivityViewController", superclass: "UIViewController", since: 6, summary: "Offers things to other apps.",
      makers: [("initWithActivityItems:applicationActivities:", "init(activityItems:applicationActivities:)")],
      properties: ["excludedActivityTypes", "completionWithItemsHandler", "completionHandler"], kind: .controller),
    KeptClass(
      name: "SFSafariViewController", superclass: "UIViewController", since: 9, summary: "Shows a page of the web.",
      makers: [("initWithURL:", "init(url:)"), ("initWithURL:configuration:", "init(url:configuration:)")],
      properties: ["delegate", "preferredBarTintColor", "preferredControlTintColor", "dismissButtonStyle"], kind: .controller),
    KeptClass(
      name: "UIImagePickerController", superclass: "UINavigationController", since: 0, summary: "Lets people choose a picture.",
      properties: ["sourceType", "allowsEditing", "mediaTypes"], kind: .stack),
    KeptClass(
      name: "MFMailComposeViewController", superclass: "UINavigationController", since: 3, summary: "Lets people write a mail.",
      classMakers: calls("canSendMail/canSendMail()"),
      properties: ["mailComposeDelegate"],
      idle: [
        ("setSubject:", "setSubject(_:)"), ("setToRecipients:", "setToRecipients(_:)"),
        ("setMessageBody:isHTML:", "setMessageBody(_:isHTML:)"), ("setCcRecipients:", "setCcRecipients(_:)"),
        ("addAttachmentData:mimeType:fileName:", "addAttachmentData(_:mimeType:fileName:)"),
      ], kind: .stack),
    KeptClass(
      name: "UIDocumentPickerViewController", superclass: "UIViewController", since: 8, summary: "Lets people choose a document.",
      makers: [
        ("initForOpeningContentTypes:", "init(forOpeningContentTypes:)"), ("initWithDocumentTypes:inMode:", "init(documentTypes:in:)"),
        ("initForExportingURLs:", "init(forExporting:)"),
      ], properties: ["delegate", "allowsMultipleSelection"], kind: .controller),
    KeptClass(
      name: "UIHostingController", superclass: "UIViewController", since: 13, summary: "Shows a view of SwiftUI; nothing is drawn.",
      makers: [("initWithRootView:", "init(rootView:)")], properties: ["rootView"], kind: .controller),
    KeptClass(
      name: "UIPageViewController", superclass: "UIViewController", since: 5, summary: "Pages of controllers; pages are not turned.",
      makers: [
        ("initWithTransitionStyle:navigationOrientation:options:", "init(transitionStyle:navigationOrientation:options:)")
      ], properties: ["delegate", "dataSource"],
      idle: [("setViewControllers:direction:animated:completion:", "setViewControllers(_:direction:animated:completion:)")],
      kind: .controller),
  ]
}
