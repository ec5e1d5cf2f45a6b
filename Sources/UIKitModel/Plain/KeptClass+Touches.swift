extension KeptClass {
  /// What comes of touches that are not modelled: drags, pointers, long touches, feedback.
  static let touches = interactions + drags + feedback + services

  private static let interactions = [
    KeptClass(name: "UIInteraction", since: 11, summary: "What a view does with touches."),
    KeptClass(
      name: "UIContextMenuInteraction", superclass: "UIInteraction", since: 13, summary: "Shows a menu for a long touch; not modelled.",
      makers: calls("initWithDelegate:/init(delegate:)"), idle: calls("dismissMenu/dismissMenu()")),
    KeptClass(
      name: "UIPointerInteraction", superclass: "UIInteraction", since: 13, summary: "What the pointer looks like; there is none.",
      makers: calls("initWithDelegate:/init(delegate:)"), properties: ["enabled", "isEnabled"]),
    KeptClass(
      name: "UIEditMenuInteraction", superclass: "UIInteraction", since: 16, summary: "Shows the edit menu; not modelled.",
      makers: calls("initWithDelegate:/init(delegate:)"),
      idle: calls("presentEditMenuWithConfiguration:/presentEditMenu(with:) dismissMenu/dismissMenu()")),
    KeptClass(
      name: "UIFindInteraction", superclass: "UIInteraction", since: 16, summary: "Searches in a view; not modelled.",
      makers: calls("initWithSessionDelegate:/init(sessionDelegate:)"),
      idle: calls("presentFindNavigatorShowingReplace:/presentFindNavigator(showingReplace:) dismissFindNavigator/dismissFindNavigator()")),
    KeptClass(
      name: "UIPointerStyle", since: 13, summary: "What the pointer looks like; there is none.",
      classMakers: calls("styleWithEffect:shape:/init(effect:shape:) hiddenPointerStyle/hidden()")),
    KeptClass(
      name: "UITargetedPreview", since: 13, summary: "What is shown of a view.",
      makers: calls("initWithView:/init(view:) initWithView:parameters:/init(view:parameters:)")),
    KeptClass(
      name: "UIPreviewParameters", since: 13, summary: "How a view is shown.", properties: ["backgroundColor", "visiblePath", "shadowPath"]),
    KeptClass(
      name: "UIMenuController", since: 3, summary: "The edit menu; not modelled.", classMakers: calls("sharedMenuController/shared"),
      properties: ["menuItems", "menuVisible", "isMenuVisible"],
      idle: calls(
        "setTargetRect:inView:/setTargetRect(_:in:) setMenuVisible:animated:/setMenuVisible(_:animated:) showMenuFromView:rect:/showMenu(from:rect:)"
          + " hideMenu/hideMenu() update/update()")),
    KeptClass(
      name: "UIMenuItem", since: 3, summary: "An entry of the edit menu.", makers: calls("initWithTitle:action:/init(title:action:)"),
      properties: ["title", "action"]),
    KeptClass(
      name: "UICommand", superclass: "UIMenuElement", since: 13, summary: "A menu's entry that sends an action.",
      classMakers: calls("commandWithTitle:image:action:propertyList:/init(title:image:action:propertyList:)"),
      properties: ["action", "state", "attributes"]),
    KeptClass(
      name: "UIDeferredMenuElement", superclass: "UIMenuElement", since: 14, summary: "A part of a menu that comes later.",
      classMakers: calls("elementWithProvider:/init(_:) elementWithUncachedProvider:/uncached(_:)")),
    KeptClass(
      name: "UIAccessibilityElement", since: 3, summary: "What VoiceOver reads.",
      makers: calls("initWithAccessibilityContainer:/init(accessibilityContainer:)"),
      properties: ["accessibilityFrame", "accessibilityFrameInContainerSpace"]),
    KeptClass(
      name: "UIAccessibilityCustomAction", since: 8, summary: "An action that VoiceOver offers.",
      makers: calls("initWithName:target:selector:/init(name:target:selector:) initWithName:actionHandler:/init(name:actionHandler:)")),
  ]

  private static let drags = [
    KeptClass(
      name: "UIDragInteraction", superclass: "UIInteraction", since: 11, summary: "Lets things be dragged away; drags are not modelled.",
      makers: calls("initWithDelegate:/init(delegate:)"), properties: ["enabled", "isEnabled"]),
    KeptClass(
      name: "UIDropInteraction", superclass: "UIInteraction", since: 11, summary: "Takes what is dragged; drags are not modelled.",
      makers: calls("initWithDelegate:/init(delegate:)"), properties: ["allowsSimultaneousDropSessions"]),
    KeptClass(
      name: "UIDragItem", since: 11, summary: "Something dragged.", makers: calls("initWithItemProvider:/init(itemProvider:)"),
      properties: ["localObject", "previewProvider", "itemProvider"]),
    KeptClass(
      name: "UIDropProposal", since: 11, summary: "What would come of a drop.",
      makers: calls("initWithDropOperation:/init(operation:)"), properties: ["operation", "precise"]),
    KeptClass(
      name: "UITableViewDropProposal", superclass: "UIDropProposal", since: 11, summary: "What would come of a drop on a table.",
      makers: calls("initWithDropOperation:intent:/init(operation:intent:)")),
    KeptClass(
      name: "UICollectionViewDropProposal", superclass: "UIDropProposal", since: 11, summary: "What would come of a drop on a collection.",
      makers: calls("initWithDropOperation:intent:/init(operation:intent:)")),
    KeptClass(
      name: "UIDropSession", since: 11, summary: "What is dragged over a view; nothing is.",
      properties: ["localDragSession", "items", "localContext", "progress"],
      idle: calls("canLoadObjectsOfClass:/canLoadObjects(ofClass:) loadObjectsOfClass:completion:/loadObjects(ofClass:completion:)")),
    KeptClass(
      name: "UITableViewDropCoordinator", since: 11, summary: "What is dropped; nothing is.",
      properties: ["destinationIndexPath", "sourceIndexPath", "dragItem", "proposal", "session"],
      idle: calls("dropItem:toRowAtIndexPath:/drop(_:toRowAt:) dropItem:toItemAtIndexPath:/drop(_:toItemAt:)")),
    KeptClass(
      name: "NSItemProvider", since: 8, summary: "Something that other apps are given.",
      makers: calls(
        "initWithObject:/init(object:) initWithContentsOfURL:/init(contentsOf:) initWithItem:typeIdentifier:/init(item:typeIdentifier:)"),
      properties: ["suggestedName", "registeredTypeIdentifiers"],
      idle: calls(
        "registerObject:visibility:/registerObject(_:visibility:) canLoadObjectOfClass:/canLoadObject(ofClass:)"
          + " loadObjectOfClass:completionHandler:/loadObject(ofClass:completionHandler:)"
          + " registerDataRepresentationForTypeIdentifier:visibility:loadHandler:/registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)"
          + " hasItemConformingToTypeIdentifier:/hasItemConformingToTypeIdentifier(_:)")),
  ]

  private static let feedback = [
    KeptClass(name: "UIFeedbackGenerator", since: 10, summary: "Lets the device be felt; it is not.", idle: calls("prepare/prepare()")),
    KeptClass(
      name: "UIImpactFeedbackGenerator", superclass: "UIFeedbackGenerator", since: 10, summary: "Lets a hit be felt.",
      makers: calls("initWithStyle:/init(style:)"),
      idle: calls("impactOccurred/impactOccurred() impactOccurredWithIntensity:/impactOccurred(intensity:)")),
    KeptClass(
      name: "UISelectionFeedbackGenerator", superclass: "UIFeedbackGenerator", since: 10, summary: "Lets a choice be felt.",
      idle: calls("selectionChanged/selectionChanged()")),
    KeptClass(
      name: "UINotificationFeedbackGenerator", superclass: "UIFeedbackGenerator", since: 10, summary: "Lets a success or failure be felt.",
      idle: calls("notificationOccurred:/notificationOccurred(_:)")),
  ]

  private static let services = [
    KeptClass(
      name: "UIPasteboard", since: 3, summary: "What was copied; kept by each object alone.",
      classMakers: calls("generalPasteboard/general"),
      properties: ["string", "strings", "URL", "url", "image", "items", "hasStrings"]),
    KeptClass(
      name: "NSUserActivity", since: 8, summary: "What people do; not handed on.",
      makers: calls("initWithActivityType:/init(activityType:)"),
      properties: [
        "title", "userInfo", "webpageURL", "activityType", "isEligibleForHandoff", "isEligibleForSearch", "eligibleForHandoff",
        "eligibleForSearch", "needsSave", "persistentIdentifier", "targetContentIdentifier", "requiredUserInfoKeys", "delegate",
      ],
      idle: calls(
        "becomeCurrent/becomeCurrent() resignCurrent/resignCurrent() invalidate/invalidate() addUserInfoEntriesFromDictionary:/addUserInfoEntries(from:)"
      )),
    KeptClass(
      name: "UIPrintInteractionController", since: 4, summary: "Prints; nothing is printed.",
      classMakers: calls("sharedPrintController/shared"), properties: ["printInfo", "printFormatter", "printingItem", "delegate"],
      idle: calls(
        "presentAnimated:completionHandler:/present(animated:completionHandler:)"
          + " presentFromBarButtonItem:animated:completionHandler:/present(from:animated:completionHandler:)")),
    KeptClass(
      name: "UIDocumentInteractionController", since: 3, summary: "Hands a document to other apps; none are there.",
      classMakers: calls("interactionControllerWithURL:/init(url:)"), properties: ["delegate", "URL", "url", "name", "UTI"],
      idle: calls(
        "presentPreviewAnimated:/presentPreview(animated:)"
          + " presentOptionsMenuFromBarButtonItem:animated:/presentOptionsMenu(from:animated:) dismissMenuAnimated:/dismissMenu(animated:)"
          + " presentOpenInMenuFromRect:inView:animated:/presentOpenInMenu(from:in:animated:)")),
    KeptClass(
      name: "CLLocationManager", since: 0, summary: "Tells where the device is; it is nowhere.",
      properties: ["delegate", "desiredAccuracy", "distanceFilter", "location", "authorizationStatus"],
      idle: calls(
        "startUpdatingLocation/startUpdatingLocation() stopUpdatingLocation/stopUpdatingLocation() requestLocation/requestLocation()"
          + " requestWhenInUseAuthorization/requestWhenInUseAuthorization() requestAlwaysAuthorization/requestAlwaysAuthorization()")),
    KeptClass(
      name: "AVPlayer", since: 4, summary: "Plays a film or sound; nothing plays.",
      makers: calls("initWithURL:/init(url:) initWithPlayerItem:/init(playerItem:)"),
      properties: ["rate", "volume", "isMuted", "currentItem"],
      idle: calls("play/play() pause/pause() seekToTime:/seek(to:)")),
    KeptClass(
      name: "AVAudioPlayer", since: 0, summary: "Plays a sound; nothing plays.",
      makers: calls("initWithContentsOfURL:error:/init(contentsOf:) initWithData:error:/init(data:)"),
      properties: ["delegate", "numberOfLoops", "volume", "currentTime", "duration", "isPlaying", "playing"],
      idle: calls("play/play() pause/pause() stop/stop() prepareToPlay/prepareToPlay()")),
    KeptClass(
      name: "AVPlayerViewController", superclass: "UIViewController", since: 8, summary: "Shows a film; nothing plays.",
      properties: ["player", "showsPlaybackControls", "videoGravity", "delegate"], kind: .controller),
    KeptClass(
      name: "QLPreviewController", superclass: "UIViewController", since: 4, summary: "Shows documents.",
      properties: ["dataSource", "delegate", "currentPreviewItemIndex"], idle: calls("reloadData/reloadData()"), kind: .controller),
    KeptClass(
      name: "UIColorPickerViewController", superclass: "UIViewController", since: 14, summary: "Lets people choose a colour.",
      properties: ["delegate", "selectedColor", "supportsAlpha"], kind: .controller),
    KeptClass(
      name: "UIFontPickerViewController", superclass: "UIViewController", since: 13, summary: "Lets people choose a font.",
      makers: calls("initWithConfiguration:/init(configuration:)"), properties: ["delegate", "selectedFontDescriptor"], kind: .controller),
    KeptClass(
      name: "PHPickerViewController", superclass: "UIViewController", since: 14, summary: "Lets people choose pictures.",
      makers: calls("initWithConfiguration:/init(configuration:)"), properties: ["delegate"], kind: .controller),
    KeptClass(
      name: "PHPickerConfiguration", since: 14, summary: "Which pictures people may choose.", properties: ["selectionLimit", "filter"]),
    KeptClass(
      name: "PDFView", superclass: "UIView", since: 11, summary: "Shows a document; nothing is drawn.",
      properties: ["document", "autoScales", "displayMode", "displayDirection"], kind: .view),
    KeptClass(
      name: "PKCanvasView", superclass: "UIScrollView", since: 13, summary: "Lets people draw; nothing is drawn.",
      properties: ["drawing", "tool", "drawingPolicy"], kind: .scroll),
    KeptClass(
      name: "SKView", superclass: "UIView", since: 7, summary: "Shows a game; nothing is drawn.",
      properties: ["showsFPS", "showsNodeCount", "ignoresSiblingOrder"], idle: calls("presentScene:/presentScene(_:)"), kind: .view),
    KeptClass(
      name: "WKWebViewConfiguration", since: 8, summary: "How pages of the web are shown.",
      properties: ["preferences", "userContentController", "allowsInlineMediaPlayback", "websiteDataStore"]),
    KeptClass(
      name: "UNUserNotificationCenter", since: 10, summary: "Tells people of things later; nobody is told.",
      classMakers: calls("currentNotificationCenter/current()"), properties: ["delegate"],
      idle: calls(
        "requestAuthorizationWithOptions:completionHandler:/requestAuthorization(options:completionHandler:)"
          + " addNotificationRequest:withCompletionHandler:/add(_:withCompletionHandler:)"
          + " removeAllPendingNotificationRequests/removeAllPendingNotificationRequests()")),
    KeptClass(
      name: "UNMutableNotificationContent", since: 10, summary: "What people are told.",
      properties: ["title", "subtitle", "body", "badge", "sound", "userInfo"]),
    KeptClass(
      name: "UILocalNotification", since: 4, summary: "What people are told later; nobody is told.",
      properties: [
        "fireDate", "alertBody", "alertAction", "soundName", "applicationIconBadgeNumber", "userInfo", "timeZone", "repeatInterval",
      ]),
  ]
}
