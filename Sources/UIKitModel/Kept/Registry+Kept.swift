import FoundationModel
import ObjectModel

extension ClassRegistry {
  /// Every class, with the members that are only kept.
  package static let everything: [Source] = {
    let known = foundation + plainUIKit + uikit + [.root]
    let names = Set(known.map(\.name))
    let kept = KeptRecords.plainClasses + KeptRecords.sceneClasses + KeptRecords.dataClasses + KeptRecords.frameworkClasses
    return (known + kept.filter { !names.contains($0.name) }).map {
      $0.adding(KeptRecords.interfaceMembers).adding(KeptRecords.serviceMembers).adding(KeptRecords.sceneMembers).adding(
        KeptRecords.dataMembers)
    }
  }()
}

extension GlobalTable {
  /// What apps name of the system and the model does nothing with.
  package static let kept: GlobalTable = {
    let known = [GlobalTable.foundation, .plainUIKit, .uikit]
    let names = Set(known.flatMap(\.enums).flatMap { [$0.name, $0.swiftName] })
    let functions = Set(known.flatMap(\.functions).map(\.name))
    return GlobalTable(
      functions: KeptStructures.functions.filter { !functions.contains($0.name) },
      constants: KeptRecords.interfaceConstants + KeptRecords.dataConstants + KeptStructures.constants,
      enums: (KeptRecords.interfaceEnums + KeptRecords.dataEnums).filter { !names.contains($0.name) && !names.contains($0.swiftName) },
      structs: KeptStructures.all, protocols: KeptRecords.protocols)
  }()
}

extension KeptRecords {
  /// Protocols that code may name, and that the model sends nothing of.
  static let protocols = protocolNames.split(whereSeparator: \.isWhitespace).map {
    ProtocolTable(String($0), "A protocol that the model sends nothing of.", [])
  }

  private static let protocolNames = """
    NSCoding NSSecureCoding NSCopying NSMutableCopying NSFastEnumeration NSXMLParserDelegate XMLParserDelegate NSURLConnectionDelegate
    NSURLConnectionDataDelegate NSURLConnectionDownloadDelegate NSURLSessionDelegate NSURLSessionTaskDelegate NSURLSessionDataDelegate
    NSURLSessionDownloadDelegate URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate NSStreamDelegate
    StreamDelegate NSCacheDelegate NSKeyedArchiverDelegate NSNetServiceDelegate NetServiceDelegate NSNetServiceBrowserDelegate
    NSFilePresenter NSItemProviderReading NSItemProviderWriting NSExtensionRequestHandling NSFetchedResultsSectionInfo NSLayoutManagerDelegate
    NSTextStorageDelegate NSUserActivityDelegate UIImagePickerControllerDelegate UIPageViewControllerDelegate UIPageViewControllerDataSource
    UIDocumentPickerDelegate UIDocumentMenuDelegate UIDocumentInteractionControllerDelegate UIDocumentBrowserViewControllerDelegate
    UIViewControllerTransitioningDelegate UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning
    UIViewControllerContextTransitioning UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerPreviewingDelegate UIViewControllerPreviewing UIViewControllerRestoration UIObjectRestoration UIStateRestoring
    UIActivityItemSource UIAppearanceContainer UIBarPositioning UIInputViewAudioFeedback UITextInput UIKeyInput UITextInputTraits
    UITextInputDelegate UICoordinateSpace UIContentContainer UIDynamicItem UIDynamicAnimatorDelegate UICollisionBehaviorDelegate
    UIDragInteractionDelegate UIDropInteractionDelegate UITableViewDragDelegate UITableViewDropDelegate UICollectionViewDragDelegate
    UICollectionViewDropDelegate UITableViewDataSourcePrefetching UICollectionViewDataSourcePrefetching UICollectionViewDelegateFlowLayout
    UIContextMenuInteractionDelegate UIPointerInteractionDelegate UIPencilInteractionDelegate UIFontPickerViewControllerDelegate
    UIColorPickerViewControllerDelegate UIPrintInteractionControllerDelegate UIVideoEditorControllerDelegate UICloudSharingControllerDelegate
    UIGuidedAccessRestrictionDelegate UILayoutSupport UIFocusEnvironment UIFocusItem UIScrollViewAccessibilityDelegate UIContentConfiguration
    UIContentView UITraitEnvironment UIMenuBuilder UIStateRestoration UIUserActivityRestoring UIAccessibilityIdentification
    UIApplicationShortcutItemDelegate UICalendarViewDelegate UICalendarSelectionSingleDateDelegate UIEditMenuInteractionDelegate
    UILargeContentViewerInteractionDelegate UISheetPresentationControllerDelegate UITextDragDelegate UITextDropDelegate
    UITextPasteDelegate WKNavigationDelegate WKUIDelegate WKScriptMessageHandler WKScriptMessageHandlerWithReply WKURLSchemeHandler
    WKHTTPCookieStoreObserver CAAnimationDelegate CALayerDelegate CAAction MFMailComposeViewControllerDelegate
    MFMessageComposeViewControllerDelegate SFSafariViewControllerDelegate MKMapViewDelegate MKAnnotation MKOverlay MKReverseGeocoderDelegate
    MKLocalSearchCompleterDelegate CLLocationManagerDelegate SKProductsRequestDelegate SKPaymentTransactionObserver SKRequestDelegate
    SKStoreProductViewControllerDelegate AVAudioPlayerDelegate AVAudioRecorderDelegate AVAudioSessionDelegate
    AVCaptureMetadataOutputObjectsDelegate AVCaptureVideoDataOutputSampleBufferDelegate AVCapturePhotoCaptureDelegate
    AVSpeechSynthesizerDelegate AVPictureInPictureControllerDelegate AVPlayerViewControllerDelegate AVAssetResourceLoaderDelegate
    MPMediaPickerControllerDelegate MPPlayableContentDelegate QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem
    ABPeoplePickerNavigationControllerDelegate ABPersonViewControllerDelegate ABNewPersonViewControllerDelegate
    CNContactPickerDelegate CNContactViewControllerDelegate EKEventEditViewDelegate EKEventViewDelegate EKCalendarChooserDelegate
    PHPhotoLibraryChangeObserver PHPickerViewControllerDelegate UNUserNotificationCenterDelegate ADBannerViewDelegate
    ADInterstitialAdDelegate GKLeaderboardViewControllerDelegate GKGameCenterControllerDelegate CBCentralManagerDelegate
    CBPeripheralDelegate CBPeripheralManagerDelegate MCSessionDelegate MCBrowserViewControllerDelegate MCNearbyServiceAdvertiserDelegate
    WCSessionDelegate ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
    ASWebAuthenticationPresentationContextProviding PKPaymentAuthorizationViewControllerDelegate PKAddPassesViewControllerDelegate
    PKCanvasViewDelegate PDFViewDelegate PDFDocumentDelegate GLKViewDelegate GLKViewControllerDelegate MTKViewDelegate SCNSceneRendererDelegate
    SKSceneDelegate VNDocumentCameraViewControllerDelegate NCWidgetProviding JSExport
    """
}
