extension KeptRecords {
  /// Classes of UIKit and Foundation that only come and go.
  static let plainClasses =
    classes(
      """
      UITouch NSObject tapCount/tapCount=1 phase/phase=0 timestamp/timestamp=0.0 force/force=0.0 maximumPossibleForce/maximumPossibleForce=0.0
        locationInView:/location(in:) previousLocationInView:/previousLocation(in:) preciseLocationInView:/preciseLocation(in:) view window
        type/type=0 gestureRecognizers majorRadius altitudeAngle
      UIEvent NSObject allTouches/allTouches=[] touchesForView:/touches(for:)=[] touchesForWindow:/touches(for:)=[] type/type=0 subtype/subtype=0
        timestamp/timestamp=0.0 coalescedTouchesForTouch:/coalescedTouches(for:)=[] predictedTouchesForTouch:/predictedTouches(for:)=[]
        modifierFlags touchesForGestureRecognizer:/touches(for:)=[]
      UIPress NSObject type phase key force
      UIPressesEvent UIEvent allPresses/allPresses=[]
      UIKey NSObject characters charactersIgnoringModifiers modifierFlags keyCode
      UIScreenMode NSObject size pixelAspectRatio
      UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer edges
      UIHoverGestureRecognizer UIGestureRecognizer zOffset
      UISearchDisplayController NSObject initWithSearchBar:contentsController:/init(searchBar:contentsController:)=self active isActive
        setActive:animated:/setActive(_:animated:) searchBar searchContentsController searchResultsTableView/searchResultsTableView=UITableView
        searchResultsDataSource searchResultsDelegate delegate displaysSearchBarInNavigationBar searchResultsTitle
      UISearchTextField UIControl text placeholder tokens font textColor leftView tokenBackgroundColor attributedPlaceholder
        insertToken:atIndex:/insertToken(_:at:) removeTokenAtIndex:/removeToken(at:) delegate keyboardType autocorrectionType allowsDeletingTokens
      UIActivity UIResponder activityTitle activityImage activityType canPerformWithActivityItems:/canPerform(withActivityItems:)=YES
        prepareWithActivityItems:/prepare(withActivityItems:) activityViewController performActivity/perform() activityDidFinish:/activityDidFinish(_:)
        +activityCategory/activityCategory=0
      UIActivityItemProvider NSOperation initWithPlaceholderItem:/init(placeholderItem:)=self placeholderItem item activityType
      UIDocumentMenuViewController UIViewController initWithDocumentTypes:inMode:/init(documentTypes:in:)=self delegate
        addOptionWithTitle:image:order:handler:/addOption(withTitle:image:order:handler:)
      UIDocumentBrowserViewController UIViewController initForOpeningFilesWithContentTypes:/init(forOpeningFilesWithContentTypes:)=self delegate
        initForOpeningContentTypes:/init(forOpening:)=self allowsDocumentCreation allowsPickingMultipleItems browserUserInterfaceStyle
        revealDocumentAtURL:importIfNeeded:completion:/revealDocument(at:importIfNeeded:completion:) customActions
        transitionControllerForDocumentAtURL:/transitionController(forDocumentAt:) additionalLeadingNavigationBarButtonItems
      UIManagedDocument UIDocument managedObjectContext managedObjectModel persistentStoreOptions
      UIVideoEditorController UINavigationController videoPath videoMaximumDuration videoQuality +canEditVideoAtPath:/canEditVideo(atPath:)=NO
      UIReferenceLibraryViewController UIViewController initWithTerm:/init(term:)=self +dictionaryHasDefinitionForTerm:/dictionaryHasDefinition(forTerm:)=NO
      UIPrintInfo NSObject +printInfo/printInfo()=self outputType jobName orientation duplex
      UIPrintFormatter NSObject startPage contentInsets perPageContentInsets maximumContentWidth
      UIPrintPageRenderer NSObject headerHeight footerHeight addPrintFormatter:startingAtPageAtIndex:/addPrintFormatter(_:startingAtPageAt:)
        numberOfPages/numberOfPages=0 drawPageAtIndex:inRect:/drawPage(at:in:) prepareForDrawingPages:/prepare(forDrawingPages:) paperRect printableRect
      UISimpleTextPrintFormatter UIPrintFormatter initWithText:/init(text:)=self text font color textAlignment
      UIMarkupTextPrintFormatter UIPrintFormatter initWithMarkupText:/init(markupText:)=self markupText
      UIViewPrintFormatter UIPrintFormatter view
      UICloudSharingController UIViewController initWithShare:container:/init(share:container:)=self delegate availablePermissions
      UIInputViewController UIViewController inputView textDocumentProxy dismissKeyboard/dismissKeyboard() advanceToNextInputMode/advanceToNextInputMode()
        needsInputModeSwitchKey/needsInputModeSwitchKey=NO hasFullAccess/hasFullAccess=NO
      UIInputView UIView initWithFrame:inputViewStyle:/init(frame:inputViewStyle:)=self allowsSelfSizing
      UICollectionViewLayoutInvalidationContext NSObject invalidateItemsAtIndexPaths:/invalidateItems(at:) contentOffsetAdjustment
        invalidateEverything/invalidateEverything=NO invalidateSupplementaryElementsOfKind:atIndexPaths:/invalidateSupplementaryElements(ofKind:at:)
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext invalidateFlowLayoutAttributes
        invalidateFlowLayoutDelegateMetrics
      UICollectionViewUpdateItem NSObject indexPathBeforeUpdate indexPathAfterUpdate updateAction
      NSCollectionLayoutSpacing NSObject +fixedSpacing:/fixed(_:)=self +flexibleSpacing:/flexible(_:)=self
      NSCollectionLayoutDecorationItem NSObject +backgroundDecorationItemWithElementKind:/background(elementKind:)=self contentInsets zIndex
      UIBarButtonItemGroup NSObject initWithBarButtonItems:representativeItem:/init(barButtonItems:representativeItem:)=self barButtonItems
        representativeItem displayingRepresentativeItem
      UITextInputAssistantItem NSObject leadingBarButtonGroups trailingBarButtonGroups allowsHidingShortcuts
      UIImageAsset NSObject imageWithTraitCollection:/image(with:)=UIImage registerImage:withTraitCollection:/register(_:with:)
      UIPencilInteraction UIInteraction delegate enabled +preferredTapAction/preferredTapAction=0
      UIPreviewAction NSObject +actionWithTitle:style:handler:/init(title:style:handler:)=self title
      UIPreviewInteraction NSObject initWithView:/init(view:)=self delegate
      UIPasteConfiguration NSObject initWithAcceptableTypeIdentifiers:/init(acceptableTypeIdentifiers:)=self acceptableTypeIdentifiers
      UIAttachmentBehavior UIDynamicBehavior initWithItem:attachedToAnchor:/init(item:attachedToAnchor:)=self
        initWithItem:attachedToItem:/init(item:attachedTo:)=self anchorPoint length damping frequency
      UIPushBehavior UIDynamicBehavior initWithItems:mode:/init(items:mode:)=self angle magnitude pushDirection active
        setAngle:magnitude:/setAngle(_:magnitude:)
      UIDynamicItemBehavior UIDynamicBehavior initWithItems:/init(items:)=self elasticity friction density resistance allowsRotation
        addLinearVelocity:forItem:/addLinearVelocity(_:for:) linearVelocityForItem:/linearVelocity(for:) angularResistance
      UIPopoverBackgroundView UIView arrowOffset arrowDirection +arrowHeight/arrowHeight()=0.0 +arrowBase/arrowBase()=0.0
        +contentViewInsets/contentViewInsets() +wantsDefaultContentAppearance=YES
      UIPercentDrivenInteractiveTransition NSObject updateInteractiveTransition:/update(_:) cancelInteractiveTransition/cancel()
        finishInteractiveTransition/finish() percentComplete/percentComplete=0.0 completionSpeed completionCurve wantsInteractiveStart timingCurve
        pauseInteractiveTransition/pause()
      UICubicTimingParameters NSObject initWithAnimationCurve:/init(animationCurve:)=self
        initWithControlPoint1:controlPoint2:/init(controlPoint1:controlPoint2:)=self
      UIFocusGuide UILayoutGuide preferredFocusEnvironments enabled
      NSLayoutManager NSObject addTextContainer:/addTextContainer(_:) textContainers textStorage delegate usedRectForTextContainer:/usedRect(for:)
        glyphRangeForTextContainer:/glyphRange(for:) boundingRectForGlyphRange:inTextContainer:/boundingRect(forGlyphRange:in:) numberOfGlyphs/numberOfGlyphs=0
        characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:/characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)=0
        glyphRangeForCharacterRange:actualCharacterRange:/glyphRange(forCharacterRange:actualCharacterRange:) ensureLayoutForTextContainer:/ensureLayout(for:)
        glyphIndexForPoint:inTextContainer:/glyphIndex(for:in:)=0 characterIndexForGlyphAtIndex:/characterIndexForGlyph(at:)=0
        invalidateLayoutForCharacterRange:actualCharacterRange:/invalidateLayout(forCharacterRange:actualCharacterRange:)
        drawGlyphsForGlyphRange:atPoint:/drawGlyphs(forGlyphRange:at:) drawBackgroundForGlyphRange:atPoint:/drawBackground(forGlyphRange:at:)
        lineFragmentRectForGlyphAtIndex:effectiveRange:/lineFragmentRect(forGlyphAt:effectiveRange:) allowsNonContiguousLayout hyphenationFactor
        enumerateLineFragmentsForGlyphRange:usingBlock:/enumerateLineFragments(forGlyphRange:using:)
      NSTextStorage NSMutableAttributedString addLayoutManager:/addLayoutManager(_:) removeLayoutManager:/removeLayoutManager(_:) layoutManagers
        edited:range:changeInLength:/edited(_:range:changeInLength:) processEditing/processEditing() editedRange editedMask delegate
      NSTextContainer NSObject initWithSize:/init(size:)=self size lineFragmentPadding maximumNumberOfLines lineBreakMode exclusionPaths
        widthTracksTextView heightTracksTextView layoutManager
      NSStringDrawingContext NSObject minimumScaleFactor actualScaleFactor/actualScaleFactor=1.0 totalBounds
      NSTextTab NSObject initWithTextAlignment:location:options:/init(textAlignment:location:options:)=self location
      NSDataAsset NSObject initWithName:/init(name:)=self data
      UITextChecker NSObject rangeOfMisspelledWordInString:range:startingAt:wrap:language:/rangeOfMisspelledWord(in:range:startingAt:wrap:language:)
        guessesForWordRange:inString:language:/guesses(forWordRange:in:language:)=[] +hasLearnedWord:/hasLearnedWord(_:)=NO +learnWord:/learnWord(_:)
        completionsForPartialWordRange:inString:language:/completions(forPartialWordRange:in:language:)=[]
      UITextInputMode NSObject primaryLanguage +activeInputModes/activeInputModes=[] +currentInputMode=self
      UITextPosition NSObject
      UITextRange NSObject start end isEmpty/isEmpty=YES
      UITextSelectionRect NSObject rect
      UITextInputStringTokenizer NSObject initWithTextInput:/init(textInput:)=self
      UIUserNotificationSettings NSObject +settingsForTypes:categories:/init(types:categories:)=self types categories
      UIUserNotificationCategory NSObject identifier actionsForContext:/actions(for:)=[]
      UIMutableUserNotificationCategory UIUserNotificationCategory identifier setActions:forContext:/setActions(_:for:)
      UIUserNotificationAction NSObject identifier title
      UIMutableUserNotificationAction UIUserNotificationAction identifier title activationMode destructive isDestructive authenticationRequired
        isAuthenticationRequired behavior
      UIApplicationShortcutItem NSObject initWithType:localizedTitle:/init(type:localizedTitle:)=self type localizedTitle localizedSubtitle userInfo icon
        initWithType:localizedTitle:localizedSubtitle:icon:userInfo:/init(type:localizedTitle:localizedSubtitle:icon:userInfo:)=self
      UIMutableApplicationShortcutItem UIApplicationShortcutItem
      UIApplicationShortcutIcon NSObject +iconWithType:/init(type:)=self +iconWithTemplateImageName:/init(templateImageName:)=self
        +iconWithSystemImageName:/init(systemImageName:)=self
      UIOpenURLContext NSObject URL url options
      UIStatusBarManager NSObject statusBarFrame statusBarStyle statusBarHidden isStatusBarHidden
      UISceneDestructionRequestOptions NSObject
      UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions windowDismissalAnimation
      UISceneActivationRequestOptions NSObject requestingScene
      UIAccessibilityCustomRotor NSObject initWithName:itemSearchBlock:/init(name:itemSearch:)=self name
      UITabBarItemAppearance NSObject normal selected disabled focused initWithStyle:/init(style:)=self
      UIButtonConfiguration NSObject +plainButtonConfiguration/plain()=self +grayButtonConfiguration/gray()=self
        +tintedButtonConfiguration/tinted()=self +filledButtonConfiguration/filled()=self +borderlessButtonConfiguration/borderless()=self
        +borderedButtonConfiguration/bordered()=self +borderedTintedButtonConfiguration/borderedTinted()=self +glassButtonConfiguration/glass()=self
        +borderedProminentButtonConfiguration/borderedProminent()=self +prominentGlassButtonConfiguration/prominentGlass()=self title subtitle image
        attributedTitle attributedSubtitle imagePadding titlePadding imagePlacement contentInsets cornerStyle buttonSize baseBackgroundColor
        baseForegroundColor background titleTextAttributesTransformer imageColorTransformer preferredSymbolConfigurationForImage showsActivityIndicator
        titleAlignment indicator titleLineBreakMode macIdiomStyle automaticallyUpdateForSelection
        updatedConfigurationForButton:/updated(for:)=self
      UICalendarView UIView delegate calendar selectionBehavior availableDateRange
      UITab NSObject initWithTitle:image:identifier:viewControllerProvider:/init(title:image:identifier:viewControllerProvider:)=self title image
        identifier badgeValue viewController preferredPlacement
      UITabGroup UITab initWithTitle:image:identifier:children:viewControllerProvider:/init(title:image:identifier:children:viewControllerProvider:)=self
        children sidebarActions
      UICellConfigurationState NSObject isSelected selected isHighlighted highlighted isEditing isSwiped isExpanded isDisabled isFocused traitCollection
      UIViewConfigurationState NSObject isSelected isHighlighted isDisabled isFocused traitCollection
      UIContentUnavailableConfigurationState NSObject searchText traitCollection
      UILargeContentViewerInteraction UIInteraction initWithDelegate:/init(delegate:)=self
      UITextInteraction UIInteraction +textInteractionForMode:/init(for:)=self textInput
      UIMenuBuilder NSObject system removeMenuForIdentifier:/remove(menu:) insertChildMenu:atStartOfMenuForIdentifier:/insertChild(_:atStartOfMenu:)
        insertChildMenu:atEndOfMenuForIdentifier:/insertChild(_:atEndOfMenu:) replaceMenuForIdentifier:withMenu:/replace(menu:with:)
        insertSiblingMenu:beforeMenuForIdentifier:/insertSibling(_:beforeMenu:) insertSiblingMenu:afterMenuForIdentifier:/insertSibling(_:afterMenu:)
        replaceChildrenOfMenuForIdentifier:fromChildrenBlock:/replaceChildren(ofMenu:from:) menuForIdentifier:/menu(for:)
      UIMenuSystem NSObject +mainSystem/main=self setNeedsRebuild/setNeedsRebuild() setNeedsRevalidate/setNeedsRevalidate()
      UITrackingLayoutGuide UILayoutGuide setConstraints:activeWhenNearEdge:/setConstraints(_:activeWhenNearEdge:)
      UIKeyboardLayoutGuide UITrackingLayoutGuide followsUndockedKeyboard usesBottomSafeArea
      UIToolTipInteraction UIInteraction initWithDefaultToolTip:/init(defaultToolTip:)=self
      UIRegion NSObject initWithRadius:/init(radius:)=self initWithSize:/init(size:)=self
      WKPreferences NSObject javaScriptEnabled minimumFontSize javaScriptCanOpenWindowsAutomatically isElementFullscreenEnabled
      WKUserContentController NSObject addUserScript:/addUserScript(_:) removeAllUserScripts/removeAllUserScripts() userScripts/userScripts=[]
        addScriptMessageHandler:name:/add(_:name:) removeScriptMessageHandlerForName:/removeScriptMessageHandler(forName:)
        addContentRuleList:/add(_:) removeAllContentRuleLists/removeAllContentRuleLists() removeAllScriptMessageHandlers/removeAllScriptMessageHandlers()
        addScriptMessageHandlerWithReply:contentWorld:name:/addScriptMessageHandler(_:contentWorld:name:)
      WKUserScript NSObject initWithSource:injectionTime:forMainFrameOnly:/init(source:injectionTime:forMainFrameOnly:)=self source
      WKScriptMessage NSObject body name webView frameInfo
      WKNavigation NSObject
      WKNavigationAction NSObject request navigationType/navigationType=0 targetFrame sourceFrame modifierFlags shouldPerformDownload
      WKNavigationResponse NSObject response canShowMIMEType forMainFrame isForMainFrame
      WKFrameInfo NSObject mainFrame isMainFrame request securityOrigin webView
      WKProcessPool NSObject
      WKWebpagePreferences NSObject allowsContentJavaScript preferredContentMode
      WKWebsiteDataStore NSObject +defaultDataStore/default()=self +nonPersistentDataStore/nonPersistent()=self httpCookieStore/httpCookieStore=WKHTTPCookieStore
        +allWebsiteDataTypes/allWebsiteDataTypes()=[] fetchDataRecordsOfTypes:completionHandler:/fetchDataRecords(ofTypes:completionHandler:)
        removeDataOfTypes:forDataRecords:completionHandler:/removeData(ofTypes:for:completionHandler:) isPersistent
        removeDataOfTypes:modifiedSince:completionHandler:/removeData(ofTypes:modifiedSince:completionHandler:)
      WKHTTPCookieStore NSObject getAllCookies:/getAllCookies(_:) setCookie:completionHandler:/setCookie(_:completionHandler:)
        deleteCookie:completionHandler:/delete(_:completionHandler:)
      WKBackForwardList NSObject backItem forwardItem currentItem backList/backList=[] forwardList/forwardList=[] itemAtIndex:/item(at:)
      WKBackForwardListItem NSObject URL url title initialURL
      WKContentRuleListStore NSObject +defaultStore/default()=self
        compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler:/compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)
        lookUpContentRuleListForIdentifier:completionHandler:/lookUpContentRuleList(forIdentifier:completionHandler:)
      WKSnapshotConfiguration NSObject rect snapshotWidth
      CAReplicatorLayer CALayer instanceCount instanceDelay instanceTransform instanceColor
      CATiledLayer CALayer tileSize levelsOfDetail levelsOfDetailBias +fadeDuration/fadeDuration()=0.25
      CAEmitterLayer CALayer emitterCells emitterPosition emitterSize emitterShape birthRate renderMode
      CAEmitterCell NSObject +emitterCell/emitterCell()=self contents birthRate lifetime velocity scale spin emissionRange emissionLongitude alphaSpeed
        yAcceleration color velocityRange scaleRange spinRange lifetimeRange
      CAScrollLayer CALayer scrollMode
      CATransformLayer CALayer
      CAEAGLLayer CALayer drawableProperties
      CAMetalLayer CALayer device pixelFormat drawableSize
      CATransaction NSObject +begin/begin() +commit/commit() +flush/flush() +setAnimationDuration:/setAnimationDuration(_:)
        +setDisableActions:/setDisableActions(_:) +setCompletionBlock:/setCompletionBlock(_:) +animationDuration/animationDuration()=0.25
        +setAnimationTimingFunction:/setAnimationTimingFunction(_:) +setValue:forKey:/setValue(_:forKey:) +disableActions=NO
      CIImage NSObject +imageWithCGImage:/init(cgImage:)=self initWithImage:/init(image:)=self initWithCGImage:/init(cgImage:)=self
        initWithData:/init(data:)=self extent imageByCroppingToRect:/cropped(to:)=self imageByApplyingTransform:/transformed(by:)=self
        imageByApplyingFilter:withInputParameters:/applyingFilter(_:parameters:)=self initWithContentsOfURL:/init(contentsOf:)=self
      CIContext NSObject +contextWithOptions:/init(options:)=self createCGImage:fromRect:/createCGImage(_:from:)=CGImage +context=self
      CIFilter NSObject +filterWithName:/init(name:)=self setDefaults/setDefaults() outputImage/outputImage=CIImage inputKeys/inputKeys=[]
        +filterWithName:keysAndValues:=self setValue:forKey:/setValue(_:forKey:)
      CIColor NSObject +colorWithCGColor:/init(cgColor:)=self initWithColor:/init(color:)=self
      CIVector NSObject +vectorWithX:Y:/init(x:y:)=self +vectorWithCGRect:/init(cgRect:)=self
      CIDetector NSObject +detectorOfType:context:options:/init(ofType:context:options:)=self featuresInImage:/features(in:)=[]
      """, of: "UIKit")
}
