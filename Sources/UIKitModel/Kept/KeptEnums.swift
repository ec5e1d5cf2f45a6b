import ObjectModel

extension KeptRecords {
  /// Enumerations of UIKit that the model hands on.
  static let interfaceEnums = enumerations(
    """
    UIBackgroundTaskIdentifier ^UIBackgroundTask invalid
    UITouchPhase/UITouch.Phase began moved stationary ended cancelled
    UITouchType/UITouch.TouchType direct indirect stylus
    UIEventType/UIEvent.EventType touches motion remoteControl presses
    UIEventSubtype/UIEvent.EventSubtype none motionShake=1 remoteControlPlay=100 remoteControlPause remoteControlStop
      remoteControlTogglePlayPause remoteControlNextTrack remoteControlPreviousTrack
    *UIKeyModifierFlags ^UIKeyModifier alphaShift=65536 shift=131072 control=262144 alternate=524288 command=1048576 numericPad=2097152
    UIPageViewControllerTransitionStyle/UIPageViewController.TransitionStyle pageCurl scroll
    UIPageViewControllerNavigationOrientation/UIPageViewController.NavigationOrientation horizontal vertical
    UIPageViewControllerNavigationDirection/UIPageViewController.NavigationDirection forward reverse
    UIPageViewControllerSpineLocation/UIPageViewController.SpineLocation none min mid max
    UINavigationControllerOperation/UINavigationController.Operation none push pop
    UIImagePickerControllerSourceType/UIImagePickerController.SourceType photoLibrary camera savedPhotosAlbum
    UIImagePickerControllerCameraDevice/UIImagePickerController.CameraDevice rear front
    UIImagePickerControllerCameraCaptureMode/UIImagePickerController.CameraCaptureMode photo video
    UIImagePickerControllerQualityType/UIImagePickerController.QualityType ^UIImagePickerControllerQualityType high medium low
    UITableViewRowActionStyle/UITableViewRowAction.Style default normal
    UITableViewCellStateMask/UITableViewCell.StateMask ^UITableViewCellState defaultMask=0 showingEditControlMask=1
      showingDeleteConfirmationMask=2
    UIContextualActionStyle/UIContextualAction.Style normal destructive
    *UICollectionViewScrollPosition/UICollectionView.ScrollPosition none=0 top=1 centeredVertically bottom left centeredHorizontally right
    UICollectionElementCategory/UICollectionView.ElementCategory cell supplementaryView decorationView
    UIScrollViewKeyboardDismissMode/UIScrollView.KeyboardDismissMode none onDrag interactive
    UIScrollViewIndicatorStyle/UIScrollView.IndicatorStyle default black white
    UIScrollViewContentInsetAdjustmentBehavior/UIScrollView.ContentInsetAdjustmentBehavior ^UIScrollViewContentInsetAdjustment automatic
      scrollableAxes never always
    UIKeyboardAppearance default dark light alert=1
    UITextSpellCheckingType default no yes
    UITextStorageDirection forward backward
    UITextLayoutDirection right=2 left up down
    UITextGranularity character word sentence paragraph line document
    UITextSmartQuotesType default no yes
    UITextSmartDashesType default no yes
    UIBaselineAdjustment alignBaselines alignCenters none
    UIViewTintAdjustmentMode/UIView.TintAdjustmentMode automatic normal dimmed
    UISemanticContentAttribute unspecified playback spatial forceLeftToRight forceRightToLeft
    UIUserInterfaceLayoutDirection leftToRight rightToLeft
    UIUserInterfaceStyle unspecified light dark
    UIForceTouchCapability unknown unavailable available
    UIDisplayGamut unspecified=-1 SRGB P3
    *UIRectCorner topLeft topRight bottomLeft bottomRight allCorners=-1
    *CACornerMask ^kCALayer minXMinYCorner maxXMinYCorner minXMaxYCorner maxXMaxYCorner
    UIImageOrientation/UIImage.Orientation up down left right upMirrored downMirrored leftMirrored rightMirrored
    UIImageResizingMode/UIImage.ResizingMode tile stretch
    UIImageSymbolScale/UIImage.SymbolScale default=-1 unspecified=0 small medium large
    UIImageSymbolWeight/UIImage.SymbolWeight unspecified ultraLight thin light regular medium semibold bold heavy black
    UIBlurEffectStyle/UIBlurEffect.Style extraLight light dark regular=4 prominent systemUltraThinMaterial systemThinMaterial systemMaterial
      systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight
      systemUltraThinMaterialDark=16 systemThinMaterialDark systemMaterialDark
    *UIFontDescriptorSymbolicTraits/UIFontDescriptor.SymbolicTraits ^UIFontDescriptor traitItalic=1 traitBold=2 traitExpanded=32
      traitCondensed=64 traitMonoSpace=1024 traitVertical=2048 traitUIOptimized=4096
    UIDatePickerStyle automatic wheels compact inline
    UISearchBarStyle/UISearchBar.Style default prominent minimal
    UISearchBarIcon/UISearchBar.Icon search clear bookmark resultsList
    UIWebViewNavigationType/UIWebView.NavigationType linkClicked formSubmitted backForward reload formResubmitted other
    WKNavigationActionPolicy cancel allow download
    WKNavigationResponsePolicy cancel allow download
    WKNavigationType linkActivated formSubmitted backForward reload formResubmitted other=-1
    WKUserScriptInjectionTime atDocumentStart atDocumentEnd
    WKAudiovisualMediaTypes ^WKAudiovisualMediaType none=0 audio=1 video=2 all=-1
    UIBackgroundFetchResult newData noData failed
    *UIUserNotificationType none=0 badge=1 sound alert
    UIApplicationState/UIApplication.State active inactive background
    UIBackgroundRefreshStatus restricted denied available
    UIDeviceBatteryState/UIDevice.BatteryState unknown unplugged charging full
    UIDocumentChangeKind/UIDocument.ChangeKind ^UIDocumentChange done undone redone cleared
    *UIDocumentState/UIDocument.State normal=0 closed=1 inConflict savingError editingDisabled progressAvailable
    UIDocumentSaveOperation/UIDocument.SaveOperation ^UIDocumentSave forCreating forOverwriting
    UIDocumentPickerMode import open exportToService moveToService
    UIDocumentMenuOrder first last
    UIPrintInfoOutputType/UIPrintInfo.OutputType ^UIPrintInfoOutput general photo grayscale
    UIPrintInfoDuplex/UIPrintInfo.Duplex none longEdge shortEdge
    UIPrintInfoOrientation/UIPrintInfo.Orientation portrait landscape
    UIDropOperation cancel forbidden copy move
    UITableViewDropIntent/UITableViewDropProposal.Intent ^UITableViewDropIntent unspecified insertAtDestinationIndexPath
      insertIntoDestinationIndexPath automatic
    *UIMenuOptions/UIMenu.Options displayInline=1 destructive=2 singleSelection=32
    UIMenuElementState/UIMenuElement.State off on mixed
    *UIMenuElementAttributes/UIMenuElement.Attributes disabled=1 destructive=2 hidden=4
    UIImpactFeedbackStyle/UIImpactFeedbackGenerator.FeedbackStyle light medium heavy soft rigid
    UINotificationFeedbackType/UINotificationFeedbackGenerator.FeedbackType success warning error
    UIInterpolatingMotionEffectType/UIInterpolatingMotionEffect.EffectType ^UIInterpolatingMotionEffectType tiltAlongHorizontalAxis
      tiltAlongVerticalAxis
    UIPushBehaviorMode/UIPushBehavior.Mode continuous instantaneous
    UICollisionBehaviorMode/UICollisionBehavior.Mode items=1 boundaries=2 everything=-1
    UIPreviewActionStyle/UIPreviewAction.Style default selected destructive
    UIActivityCategory/UIActivity.Category action share
    UISceneActivationState/UIScene.ActivationState unattached=-1 foregroundActive foregroundInactive background
    UICollectionLayoutListAppearance/UICollectionLayoutListConfiguration.Appearance plain grouped insetGrouped sidebar sidebarPlain
    UINavigationItemBackButtonDisplayMode/UINavigationItem.BackButtonDisplayMode default generic minimal
    UIButtonRole/UIButton.Role normal primary cancel destructive
    NSLayoutAttribute/NSLayoutConstraint.Attribute notAnAttribute left=1 right top bottom leading trailing width height centerX centerY
      lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin baseline=11
    NSLayoutRelation/NSLayoutConstraint.Relation lessThanOrEqual=-1 equal greaterThanOrEqual
    *NSLayoutFormatOptions/NSLayoutConstraint.FormatOptions ^NSLayoutFormat alignAllLeft=2 alignAllRight=4 alignAllTop=8 alignAllBottom=16
      alignAllLeading=32 alignAllTrailing=64 alignAllCenterX=512 alignAllCenterY=1024 alignAllBaseline=2048
      directionLeadingToTrailing=0
    *NSUnderlineStyle none=0 single=1 thick=2 double=9
    *NSStringDrawingOptions ^NSStringDrawing usesLineFragmentOrigin=1 usesFontLeading=2 usesDeviceMetrics=8 truncatesLastVisibleLine=32
    NSWritingDirection natural=-1 leftToRight rightToLeft
    NSRectAlignment none top topLeading leading bottomLeading bottom bottomTrailing trailing topTrailing
    MKMapType standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    MKUserTrackingMode none follow followWithHeading
    MKPinAnnotationColor red green purple
    MKOverlayLevel aboveRoads aboveLabels
    MKAnnotationViewDragState/MKAnnotationView.DragState none starting dragging canceling ending
    CLAuthorizationStatus ^kCLAuthorizationStatus notDetermined restricted denied authorizedAlways authorizedWhenInUse authorized=3
    SKPaymentTransactionState purchasing purchased failed restored deferred
    MFMailComposeResult cancelled saved sent failed
    MessageComposeResult cancelled sent failed
    AVPlayerItemStatus/AVPlayerItem.Status unknown readyToPlay failed
    AVPlayerStatus/AVPlayer.Status unknown readyToPlay failed
    AVPlayerTimeControlStatus/AVPlayer.TimeControlStatus paused waitingToPlayAtSpecifiedRate playing
    AVPlayerActionAtItemEnd/AVPlayer.ActionAtItemEnd advance pause none
    AVCaptureDevicePosition/AVCaptureDevice.Position unspecified back front
    AVAuthorizationStatus notDetermined restricted denied authorized
    AVAudioSessionInterruptionType/AVAudioSession.InterruptionType ended began
    AVSpeechBoundary immediate word
    MPMovieControlStyle none embedded fullscreen
    MPMovieScalingMode none aspectFit aspectFill fill
    *MPMovieLoadState unknown=0 playable=1 playthroughOK stalled
    MPMusicPlaybackState stopped playing paused interrupted
    MPRemoteCommandHandlerStatus success commandFailed=200
    EKEntityType event reminder
    EKSpan thisEvent futureEvents
    EKAuthorizationStatus notDetermined restricted denied authorized
    CNAuthorizationStatus notDetermined restricted denied authorized
    CNEntityType contacts
    PHAuthorizationStatus notDetermined restricted denied authorized limited
    PHAssetMediaType unknown image video audio
    PHAssetCollectionType album=1 smartAlbum moment
    PHImageContentMode aspectFit aspectFill default=0
    PHImageRequestOptionsDeliveryMode opportunistic highQualityFormat fastFormat
    SLComposeViewControllerResult cancelled done
    TWTweetComposeViewControllerResult cancelled done
    SLRequestMethod GET POST DELETE PUT
    *UNAuthorizationOptions ^UNAuthorizationOption badge sound alert carPlay criticalAlert=16 provisional=64
    *UNNotificationPresentationOptions ^UNNotificationPresentationOption badge sound alert list banner
    UNAuthorizationStatus notDetermined denied authorized provisional ephemeral
    LAPolicy deviceOwnerAuthenticationWithBiometrics=1 deviceOwnerAuthentication
    LABiometryType none touchID faceID
    CBManagerState unknown resetting unsupported unauthorized poweredOff poweredOn
    CBCentralManagerState unknown resetting unsupported unauthorized poweredOff poweredOn
    SFSafariViewControllerDismissButtonStyle/SFSafariViewController.DismissButtonStyle done close cancel
    """)

  /// Enumerations of Foundation and Core Graphics that the model hands on.
  static let dataEnums = enumerations(
    """
    NSSearchPathDirectory/FileManager.SearchPathDirectory ^NS applicationDirectory=1 libraryDirectory=5 userDirectory=7
      documentationDirectory=8 documentDirectory=9 cachesDirectory=13 applicationSupportDirectory=14 downloadsDirectory=15
    *NSSearchPathDomainMask/FileManager.SearchPathDomainMask ^NS userDomainMask=1 localDomainMask networkDomainMask systemDomainMask
      allDomainsMask=65535
    *NSDirectoryEnumerationOptions/FileManager.DirectoryEnumerationOptions ^NSDirectoryEnumeration skipsSubdirectoryDescendants=1
      skipsPackageDescendants=2 skipsHiddenFiles=4
    *NSDataWritingOptions/Data.WritingOptions ^NSDataWriting atomic=1 withoutOverwriting=2 fileProtectionNone=268435456
      fileProtectionComplete=536870912
    *NSDataReadingOptions/Data.ReadingOptions ^NSDataReading mappedIfSafe=1 uncached=2 mappedAlways=8
    *NSJSONReadingOptions/JSONSerialization.ReadingOptions ^NSJSONReading mutableContainers mutableLeaves allowFragments
      fragmentsAllowed=4
    *NSJSONWritingOptions/JSONSerialization.WritingOptions ^NSJSONWriting prettyPrinted sortedKeys fragmentsAllowed withoutEscapingSlashes
    NSPropertyListFormat/PropertyListSerialization.PropertyListFormat ^NSPropertyList openStepFormat=1 XMLFormat_v1_0=100
      binaryFormat_v1_0=200
    NSPropertyListMutabilityOptions ^NSPropertyList immutable mutableContainers mutableContainersAndLeaves
    *NSCalendarUnit/NSCalendar.Unit era=2 year=4 month=8 day=16 hour=32 minute=64 second=128 weekday=512 weekdayOrdinal=1024 quarter=2048
      weekOfMonth=4096 weekOfYear=8192 yearForWeekOfYear=16384 nanosecond=32768
    NSNumberFormatterStyle/NumberFormatter.Style none decimal currency percent scientific spellOut
    NSNumberFormatterRoundingMode/NumberFormatter.RoundingMode ^NSNumberFormatterRound ceiling floor down up halfEven halfDown halfUp
    NSByteCountFormatterCountStyle/ByteCountFormatter.CountStyle file memory decimal binary
    NSDateComponentsFormatterUnitsStyle/DateComponentsFormatter.UnitsStyle positional abbreviated short full spellOut brief
    NSURLRequestCachePolicy/NSURLRequest.CachePolicy ^NSURLRequest useProtocolCachePolicy reloadIgnoringLocalCacheData
      returnCacheDataElseLoad returnCacheDataDontLoad reloadIgnoringCacheData=1
    NSURLCredentialPersistence/URLCredential.Persistence none forSession permanent synchronizable
    NSURLSessionAuthChallengeDisposition/URLSession.AuthChallengeDisposition ^NSURLSessionAuthChallenge useCredential
      performDefaultHandling cancelAuthenticationChallenge rejectProtectionSpace
    NSURLSessionResponseDisposition/URLSession.ResponseDisposition ^NSURLSessionResponse cancel allow becomeDownload becomeStream
    NSURLSessionTaskState/URLSessionTask.State running suspended canceling completed
    NSHTTPCookieAcceptPolicy/HTTPCookie.AcceptPolicy always never onlyFromMainDocumentDomain
    *NSEnumerationOptions ^NSEnumeration concurrent=1 reverse=2
    *NSSortOptions ^NSSort concurrent=1 stable=16
    NSStringEnumerationOptions/NSString.EnumerationOptions ^NSStringEnumeration byLines byParagraphs byComposedCharacterSequences byWords
      bySentences
    *NSMatchingOptions/NSRegularExpression.MatchingOptions ^NSMatching reportProgress reportCompletion anchored withTransparentBounds
    *NSTextCheckingType/NSTextCheckingResult.CheckingType ^NSTextCheckingType date=8 address=16 link=32 phoneNumber=2048
    NSKeyValueChange setting=1 insertion removal replacement
    NSOperationQueuePriority/Operation.QueuePriority veryLow=-8 low=-4 normal=0 high=4 veryHigh=8
    NSQualityOfService/QualityOfService userInteractive=33 userInitiated=25 utility=17 background=9 default=-1
    *NSPointerFunctionsOptions/NSPointerFunctions.Options ^NSPointerFunctions strongMemory=0 opaqueMemory=2 weakMemory=5 objectPersonality=0
      copyIn=65536
    NSProcessInfoThermalState/ProcessInfo.ThermalState nominal fair serious critical
    NSStreamStatus/Stream.Status notOpen opening open reading writing atEnd closed error
    *NSStreamEvent/Stream.Event ^NSStreamEvent none=0 openCompleted=1 hasBytesAvailable hasSpaceAvailable errorOccurred endEncountered
    NSComparisonPredicateModifier/NSComparisonPredicate.Modifier ^NS directPredicateModifier allPredicateModifier anyPredicateModifier
    NSFetchRequestResultType ^NS managedObjectResultType managedObjectIDResultType dictionaryResultType countResultType=4
    NSDeleteRule ^NS noActionDeleteRule nullifyDeleteRule cascadeDeleteRule denyDeleteRule
    NSAttributeType ^NS undefinedAttributeType integer16AttributeType=100 integer32AttributeType=200 integer64AttributeType=300
      doubleAttributeType=500 stringAttributeType=700 booleanAttributeType=800 dateAttributeType=900 binaryDataAttributeType=1000
      transformableAttributeType=1800
    CGLineCap ^kCGLineCap butt round square
    CGLineJoin ^kCGLineJoin miter round bevel
    CGBlendMode ^kCGBlendMode normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion
      hue saturation color luminosity clear copy sourceIn sourceOut sourceAtop destinationOver destinationIn destinationOut
      destinationAtop XOR plusDarker plusLighter
    CGPathDrawingMode ^kCGPath fill EOFill stroke fillStroke EOFillStroke
    CGImageAlphaInfo ^kCGImageAlpha none premultipliedLast premultipliedFirst last first noneSkipLast noneSkipFirst
    *CGBitmapInfo ^kCGBitmap alphaInfoMask=31 byteOrderMask=28672 byteOrderDefault=0 byteOrder16Little=4096 byteOrder32Little=8192
      byteOrder16Big=12288 byteOrder32Big=16384 byteOrder32Host=8192
    CGInterpolationQuality ^kCGInterpolation default none low high medium
    CGTextDrawingMode ^kCGText fill stroke fillStroke invisible
    *CGGradientDrawingOptions ^kCGGradient drawsBeforeStartLocation drawsAfterEndLocation
    CGColorSpaceModel ^kCGColorSpaceModel unknown=-1 monochrome RGB CMYK lab
    CGRectEdge ^CGRect minXEdge minYEdge maxXEdge maxYEdge
    """)
}
