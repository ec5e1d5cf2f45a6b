extension KeptRecords {
  /// Members of UIKit's classes that have no effect in the model.
  static let interfaceMembers = members(
    """
    UIResponder touchesBegan:withEvent:/touchesBegan(_:with:) touchesMoved:withEvent:/touchesMoved(_:with:)
      touchesEnded:withEvent:/touchesEnded(_:with:) touchesCancelled:withEvent:/touchesCancelled(_:with:)
      pressesBegan:withEvent:/pressesBegan(_:with:) pressesEnded:withEvent:/pressesEnded(_:with:)
      motionBegan:withEvent:/motionBegan(_:with:) motionEnded:withEvent:/motionEnded(_:with:)
      motionCancelled:withEvent:/motionCancelled(_:with:) remoteControlReceivedWithEvent:/remoteControlReceived(with:)
      reloadInputViews/reloadInputViews() canPerformAction:withSender:/canPerformAction(_:withSender:)=NO
      targetForAction:withSender:/target(forAction:withSender:) keyCommands/keyCommands=[] textInputMode inputAssistantItem
      updateUserActivityState:/updateUserActivityState(_:) restoreUserActivityState:/restoreUserActivityState(_:)
      buildMenuWithBuilder:/buildMenu(with:) validateCommand:/validate(_:) editingInteractionConfiguration inputViewController
    UIView setClearsContextBeforeDrawing: exchangeSubviewAtIndex:withSubviewAtIndex:/exchangeSubview(at:withSubviewAt:)
      didAddSubview:/didAddSubview(_:) willRemoveSubview:/willRemoveSubview(_:) willMoveToSuperview:/willMove(toSuperview:)
      didMoveToSuperview/didMoveToSuperview() willMoveToWindow:/willMove(toWindow:) didMoveToWindow/didMoveToWindow()
      setNeedsDisplayInRect:/setNeedsDisplay(_:) sizeThatFits:/sizeThatFits(_:)=$ drawRect:/draw(_:)
      drawRect:forViewPrintFormatter:/draw(_:for:) hitTest:withEvent:/hitTest(_:with:)
      pointInside:withEvent:/point(inside:with:)=YES clearsContextBeforeDrawing contentStretch contentScaleFactor
      gestureRecognizerShouldBegin:/gestureRecognizerShouldBegin(_:)=YES +layerClass/layerClass
      +setAnimationsEnabled:/setAnimationsEnabled(_:) +areAnimationsEnabled/areAnimationsEnabled=YES
      +performSystemAnimation:onViews:options:animations:completion:/perform(_:on:options:animations:completion:)
      drawViewHierarchyInRect:afterScreenUpdates:/drawHierarchy(in:afterScreenUpdates:)=YES
      snapshotViewAfterScreenUpdates:/snapshotView(afterScreenUpdates:)=UIView
      resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:/resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)=UIView
      needsUpdateConstraints/needsUpdateConstraints()=NO +requiresConstraintBasedLayout/requiresConstraintBasedLayout=NO
      invalidateIntrinsicContentSize/invalidateIntrinsicContentSize() contentHuggingPriorityForAxis:/contentHuggingPriority(for:)=250.0
      contentCompressionResistancePriorityForAxis:/contentCompressionResistancePriority(for:)=750.0
      alignmentRectForFrame:/alignmentRect(forFrame:)=$ frameForAlignmentRect:/frame(forAlignmentRect:)=$ viewForBaselineLayout
      viewForFirstBaselineLayout viewForLastBaselineLayout layoutMarginsDidChange/layoutMarginsDidChange()
      safeAreaInsetsDidChange/safeAreaInsetsDidChange() removeLayoutGuide:/removeLayoutGuide(_:) layoutGuides
      accessibilityPerformEscape/accessibilityPerformEscape()=NO accessibilityActivate/accessibilityActivate()=NO
      accessibilityIncrement/accessibilityIncrement() accessibilityDecrement/accessibilityDecrement()
      accessibilityPerformMagicTap/accessibilityPerformMagicTap()=NO accessibilityLanguage shouldGroupAccessibilityChildren
      accessibilityRespondsToUserInteraction accessibilityNavigationStyle accessibilityPath accessibilityActivationPoint
      accessibilityIgnoresInvertColors
      +userInterfaceLayoutDirectionForSemanticContentAttribute:/userInterfaceLayoutDirection(for:)=0
      addMotionEffect:/addMotionEffect(_:) removeMotionEffect:/removeMotionEffect(_:) motionEffects maskView mask
      tintColorDidChange/tintColorDidChange() removeInteraction:/removeInteraction(_:) interactions largeContentTitle largeContentImage
      showsLargeContentViewer scalesLargeContentImage focusGroupIdentifier anchorPoint keyboardLayoutGuide hoverStyle
      +modifyAnimationsWithRepeatCount:autoreverses:animations:/modifyAnimations(withRepeatCount:autoreverses:animations:)=!
      updateConstraints/updateConstraints() setNeedsUpdateProperties/setNeedsUpdateProperties() canBecomeFocused
      viewPrintFormatter/viewPrintFormatter()=UIViewPrintFormatter
    UIWindow becomeKeyWindow/becomeKey() resignKeyWindow/resignKey() windowLevel screen
      convertPoint:toWindow:/convert(_:to:)=$ convertRect:toWindow:/convert(_:to:)=$ convertPoint:fromWindow:/convert(_:from:)=$
      convertRect:fromWindow:/convert(_:from:)=$ canResizeToFitContent
    UIApplication openURL:options:completionHandler:/open(_:options:completionHandler:) statusBarOrientationDuration
      isIgnoringInteractionEvents/isIgnoringInteractionEvents=NO setStatusBarOrientation:animated:/setStatusBarOrientation(_:animated:)
      backgroundTimeRemaining/backgroundTimeRemaining=180.0
      beginBackgroundTaskWithExpirationHandler:/beginBackgroundTask(expirationHandler:)=1
      beginBackgroundTaskWithName:expirationHandler:/beginBackgroundTask(withName:expirationHandler:)=1
      endBackgroundTask:/endBackgroundTask(_:) setMinimumBackgroundFetchInterval:/setMinimumBackgroundFetchInterval(_:)
      setKeepAliveTimeout:handler:/setKeepAliveTimeout(_:handler:)=NO clearKeepAliveTimeout/clearKeepAliveTimeout()
      registerForRemoteNotifications/registerForRemoteNotifications() unregisterForRemoteNotifications/unregisterForRemoteNotifications()
      registerUserNotificationSettings:/registerUserNotificationSettings(_:) enabledRemoteNotificationTypes/enabledRemoteNotificationTypes()=0
      isRegisteredForRemoteNotifications/isRegisteredForRemoteNotifications=NO currentUserNotificationSettings
      scheduleLocalNotification:/scheduleLocalNotification(_:) presentLocalNotificationNow:/presentLocalNotificationNow(_:)
      cancelLocalNotification:/cancelLocalNotification(_:) cancelAllLocalNotifications/cancelAllLocalNotifications()
      scheduledLocalNotifications beginReceivingRemoteControlEvents/beginReceivingRemoteControlEvents()
      endReceivingRemoteControlEvents/endReceivingRemoteControlEvents() sendEvent:/sendEvent(_:)
      supportedInterfaceOrientationsForWindow:/supportedInterfaceOrientations(for:)=30 applicationSupportsShakeToEdit
      isProtectedDataAvailable/isProtectedDataAvailable=YES userInterfaceLayoutDirection/userInterfaceLayoutDirection=0
      preferredContentSizeCategory shortcutItems openSessions alternateIconName supportsAlternateIcons
      setAlternateIconName:completionHandler:/setAlternateIconName(_:completionHandler:)
      requestSceneSessionActivation:userActivity:options:errorHandler:/requestSceneSessionActivation(_:userActivity:options:errorHandler:)
      requestSceneSessionDestruction:options:errorHandler:/requestSceneSessionDestruction(_:options:errorHandler:)
      requestSceneSessionRefresh:/requestSceneSessionRefresh(_:) extendStateRestoration/extendStateRestoration()
      completeStateRestoration/completeStateRestoration() ignoreSnapshotOnNextApplicationLaunch/ignoreSnapshotOnNextApplicationLaunch()
      registerObjectForStateRestoration:restorationIdentifier:/registerObject(forStateRestoration:restorationIdentifier:)
      newsstandIconImage backgroundRefreshStatus
    UIScreen nativeBounds nativeScale/nativeScale=2.0 brightness currentMode availableModes/availableModes=[] preferredMode coordinateSpace
      fixedCoordinateSpace snapshotViewAfterScreenUpdates:/snapshotView(afterScreenUpdates:)=UIView
      maximumFramesPerSecond/maximumFramesPerSecond=60 isCaptured/isCaptured=NO mirroredScreen overscanCompensation wantsSoftwareDimming
      +screens/screens=[] displayLinkWithTarget:selector:/displayLink(withTarget:selector:)=CADisplayLink
    UIDevice isGeneratingDeviceOrientationNotifications/isGeneratingDeviceOrientationNotifications=YES batteryState/batteryState=3
      batteryMonitoringEnabled isBatteryMonitoringEnabled proximityState proximityMonitoringEnabled isProximityMonitoringEnabled
      playInputClick/playInputClick() uniqueIdentifier/uniqueIdentifier="" setOrientation:
      isMultitaskingSupported/isMultitaskingSupported=YES
    UIViewController rotatingHeaderView rotatingFooterView nibBundle restoresFocusAfterTransition
      unwindForSegue:towardsViewController:/unwind(for:towards:) previewActionItems/previewActionItems=[]
      canPerformUnwindSegueAction:fromViewController:withSender:/canPerformUnwindSegueAction(_:from:withSender:)=YES
      registerForPreviewingWithDelegate:sourceView:/registerForPreviewing(with:sourceView:)
      unregisterForPreviewingWithContext:/unregisterForPreviewing(withContext:) systemMinimumLayoutMargins
      viewRespectsSystemMinimumLayoutMargins performsActionsWhilePresentingModally interactionActivityTrackingBaseName
      setContentScrollView:forEdge:/setContentScrollView(_:for:) preferredTransition tab
      segueForUnwindingToViewController:fromViewController:identifier:/segueForUnwinding(to:from:identifier:)
    UIScrollView adjustedContentInset contentInsetAdjustmentBehavior verticalScrollIndicatorInsets horizontalScrollIndicatorInsets
      adjustedContentInsetDidChange/adjustedContentInsetDidChange() bouncesZoom indicatorStyle decelerationRate delaysContentTouches
      canCancelContentTouches touchesShouldCancelInContentView:/touchesShouldCancel(in:)=YES
      touchesShouldBegin:withEvent:inContentView:/touchesShouldBegin(_:with:in:)=YES zoomToRect:animated:/zoom(to:animated:)
      isZooming/isZooming=NO isZoomBouncing/isZoomBouncing=NO panGestureRecognizer/panGestureRecognizer=UIPanGestureRecognizer
      pinchGestureRecognizer/pinchGestureRecognizer=UIPinchGestureRecognizer contentLayoutGuide/contentLayoutGuide=UILayoutGuide
      frameLayoutGuide/frameLayoutGuide=UILayoutGuide automaticallyAdjustsScrollIndicatorInsets isTracking/isTracking=NO
      isDragging/isDragging=NO isDecelerating/isDecelerating=NO directionalLockEnabled isDirectionalLockEnabled
    UITableView reloadSectionIndexTitles/reloadSectionIndexTitles() moveSection:toSection:/moveSection(_:toSection:)
      indexPathForRowAtPoint:/indexPathForRow(at:) indexPathsForRowsInRect:/indexPathsForRows(in:)=[]
      headerViewForSection:/headerView(forSection:) footerViewForSection:/footerView(forSection:)
      scrollToNearestSelectedRowAtScrollPosition:animated:/scrollToNearestSelectedRow(at:animated:) separatorEffect
      sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor sectionIndexMinimumDisplayRowCount
      registerNib:forHeaderFooterViewReuseIdentifier:/register(_:forHeaderFooterViewReuseIdentifier:) fillerRowHeight
      hasUncommittedUpdates/hasUncommittedUpdates=NO isPrefetchingEnabled allowsFocus selfSizingInvalidation
      separatorInsetReference insetsContentViewsToSafeArea reconfigureRowsAtIndexPaths:/reconfigureRows(at:) hasActiveDrag hasActiveDrop
    UITableViewCell initWithFrame:reuseIdentifier:=self editingAccessoryType editingAccessoryView showsReorderControl
      shouldIndentWhileEditing setHighlighted:animated:/setHighlighted(_:animated:) willTransitionToState:/willTransition(to:)
      didTransitionToState:/didTransition(to:) showingDeleteConfirmation editingStyle/editingStyle=1 multipleSelectionBackgroundView
      updateConfigurationUsingState:/updateConfiguration(using:) focusStyle userInteractionEnabledWhileDragging
      dragStateDidChange:/dragStateDidChange(_:) configurationState showsLargeContentViewer
    UICollectionView registerNib:forSupplementaryViewOfKind:withReuseIdentifier:/register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      indexPathForItemAtPoint:/indexPathForItem(at:) moveItemAtIndexPath:toIndexPath:/moveItem(at:to:)
      supplementaryViewForElementKind:atIndexPath:/supplementaryView(forElementKind:at:)
      visibleSupplementaryViewsOfKind:/visibleSupplementaryViews(ofKind:)=[]
      layoutAttributesForSupplementaryElementOfKind:atIndexPath:/layoutAttributesForSupplementaryElement(ofKind:at:)
      beginInteractiveMovementForItemAtIndexPath:/beginInteractiveMovementForItem(at:)=NO
      updateInteractiveMovementTargetPosition:/updateInteractiveMovementTargetPosition(_:)
      endInteractiveMovement/endInteractiveMovement() cancelInteractiveMovement/cancelInteractiveMovement() isPrefetchingEnabled
      startInteractiveTransitionToCollectionViewLayout:completion:/startInteractiveTransition(to:completion:)
      finishInteractiveTransition/finishInteractiveTransition() cancelInteractiveTransition/cancelInteractiveTransition()
      contextMenuInteraction reconfigureItemsAtIndexPaths:/reconfigureItems(at:) selfSizingInvalidation remembersLastFocusedIndexPath
      allowsFocus hasActiveDrag hasActiveDrop
    UICollectionReusableView applyLayoutAttributes:/apply(_:) preferredLayoutAttributesFittingAttributes:/preferredLayoutAttributesFitting(_:)=$
    UICollectionViewCell configurationState updateConfigurationUsingState:/updateConfiguration(using:) dragStateDidChange:/dragStateDidChange(_:)
    UICollectionViewLayout layoutAttributesForSupplementaryViewOfKind:atIndexPath:/layoutAttributesForSupplementaryView(ofKind:at:)
      layoutAttributesForDecorationViewOfKind:atIndexPath:/layoutAttributesForDecorationView(ofKind:at:)
      registerClass:forDecorationViewOfKind:/register(_:forDecorationViewOfKind:) collectionViewContentSize
      invalidateLayoutWithContext:/invalidateLayout(with:) prepareForCollectionViewUpdates:/prepare(forCollectionViewUpdates:)
      targetContentOffsetForProposedContentOffset:/targetContentOffset(forProposedContentOffset:)=$
      targetContentOffsetForProposedContentOffset:withScrollingVelocity:/targetContentOffset(forProposedContentOffset:withScrollingVelocity:)=$
      finalizeCollectionViewUpdates/finalizeCollectionViewUpdates()
      initialLayoutAttributesForAppearingItemAtIndexPath:/initialLayoutAttributesForAppearingItem(at:)
      finalLayoutAttributesForDisappearingItemAtIndexPath:/finalLayoutAttributesForDisappearingItem(at:)
      invalidationContextForBoundsChange:/invalidationContext(forBoundsChange:)=UICollectionViewLayoutInvalidationContext
    UICollectionViewLayoutAttributes
      +layoutAttributesForSupplementaryViewOfKind:withIndexPath:/init(forSupplementaryViewOfKind:with:)=self
      +layoutAttributesForDecorationViewOfKind:withIndexPath:/init(forDecorationViewOfKind:with:)=self
    UIButton titleColorForState:/titleColor(for:) backgroundImageForState:/backgroundImage(for:) attributedTitleForState:/attributedTitle(for:)
      setAttributedTitle:forState:/setAttributedTitle(_:for:) adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted
      backgroundRectForBounds:/backgroundRect(forBounds:)=$ contentRectForBounds:/contentRect(forBounds:)=$
      titleRectForContentRect:/titleRect(forContentRect:)=$ imageRectForContentRect:/imageRect(forContentRect:)=$
      setPreferredSymbolConfiguration:forImageInState:/setPreferredSymbolConfiguration(_:forImageIn:) currentBackgroundImage
      currentTitleColor currentAttributedTitle subtitleLabel changesSelectionAsPrimaryAction preferredMenuElementOrder
      configurationUpdateHandler automaticallyUpdatesConfiguration role isPointerInteractionEnabled pointerInteractionEnabled
      setNeedsUpdateConfiguration/setNeedsUpdateConfiguration() updateConfiguration/updateConfiguration() titleShadowOffset
    UIControl allTargets/allTargets=[] allControlEvents/allControlEvents=0 sendAction:to:forEvent:/sendAction(_:to:for:)
      beginTrackingWithTouch:withEvent:/beginTracking(_:with:)=YES continueTrackingWithTouch:withEvent:/continueTracking(_:with:)=YES
      endTrackingWithTouch:withEvent:/endTracking(_:with:) cancelTrackingWithEvent:/cancelTracking(with:) isTracking/isTracking=NO
      isTouchInside/isTouchInside=NO showsMenuAsPrimaryAction contextMenuInteraction isContextMenuInteractionEnabled toolTip
      effectiveContentHorizontalAlignment sendAction:/sendAction(_:)
    UILabel baselineAdjustment textRectForBounds:limitedToNumberOfLines:/textRect(forBounds:limitedToNumberOfLines:)=$
      drawTextInRect:/drawText(in:) adjustsFontForContentSizeCategory allowsDefaultTighteningForTruncation lineBreakStrategy
      adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated
    UITextField attributedPlaceholder disabledBackground allowsEditingTextAttributes textRectForBounds:/textRect(forBounds:)=$
      editingRectForBounds:/editingRect(forBounds:)=$ placeholderRectForBounds:/placeholderRect(forBounds:)=$
      clearButtonRectForBounds:/clearButtonRect(forBounds:)=$ leftViewRectForBounds:/leftViewRect(forBounds:)=$
      rightViewRectForBounds:/rightViewRect(forBounds:)=$ borderRectForBounds:/borderRect(forBounds:)=$
      drawPlaceholderInRect:/drawPlaceholder(in:) drawTextInRect:/drawText(in:) spellCheckingType keyboardAppearance
      enablesReturnKeyAutomatically textContentType selectedTextRange beginningOfDocument endOfDocument
      positionFromPosition:offset:/position(from:offset:)=UITextPosition textRangeFromPosition:toPosition:/textRange(from:to:)=UITextRange
      offsetFromPosition:toPosition:/offset(from:to:)=0 textInRange:/text(in:) replaceRange:withText:/replace(_:withText:)
      caretRectForPosition:/caretRect(for:) firstRectForRange:/firstRect(for:) selectionRectsForRange:/selectionRects(for:)=[]
      closestPositionToPoint:/closestPosition(to:) markedTextRange comparePosition:toPosition:/compare(_:to:)=0 inputDelegate tokenizer
      insertText:/insertText(_:) deleteBackward/deleteBackward() hasText/hasText=NO smartQuotesType smartDashesType
      adjustsFontForContentSizeCategory passwordRules clearsOnInsertion typingAttributes defaultTextAttributes minimumFontSize
      setMarkedText:selectedRange:/setMarkedText(_:selectedRange:) unmarkText/unmarkText()
    UITextView spellCheckingType keyboardAppearance enablesReturnKeyAutomatically textContentType selectedTextRange beginningOfDocument
      endOfDocument positionFromPosition:offset:/position(from:offset:)=UITextPosition
      textRangeFromPosition:toPosition:/textRange(from:to:)=UITextRange offsetFromPosition:toPosition:/offset(from:to:)=0
      textInRange:/text(in:) replaceRange:withText:/replace(_:withText:) caretRectForPosition:/caretRect(for:)
      firstRectForRange:/firstRect(for:) selectionRectsForRange:/selectionRects(for:)=[] markedTextRange inputDelegate tokenizer
      insertText:/insertText(_:) deleteBackward/deleteBackward() isSelectable selectable textContainerInset
      textContainer/textContainer=NSTextContainer layoutManager/layoutManager=NSLayoutManager textStorage/textStorage=NSTextStorage
      linkTextAttributes typingAttributes initWithFrame:textContainer:/init(frame:textContainer:)=self allowsEditingTextAttributes
      clearsOnInsertion adjustsFontForContentSizeCategory smartQuotesType smartDashesType closestPositionToPoint:/closestPosition(to:)
      isFindInteractionEnabled usesStandardTextScaling textLayoutManager hasText/hasText=NO
    UIImageView initWithImage:highlightedImage:/init(image:highlightedImage:)=self preferredSymbolConfiguration adjustsImageWhenAncestorFocused
      addSymbolEffect:/addSymbolEffect(_:) removeAllSymbolEffects/removeAllSymbolEffects() preferredImageDynamicRange
    UIImage imageOrientation/imageOrientation=0 CIImage images capInsets leftCapWidth/leftCapWidth=0 topCapHeight/topCapHeight=0 isSymbolImage
      resizableImageWithCapInsets:resizingMode:/resizableImage(withCapInsets:resizingMode:)=self
      imageWithAlignmentRectInsets:/withAlignmentRectInsets(_:)=self imageWithConfiguration:/withConfiguration(_:)=self
      imageFlippedForRightToLeftLayoutDirection/imageFlippedForRightToLeftLayoutDirection()=self alignmentRectInsets
      imageWithTintColor:renderingMode:/withTintColor(_:renderingMode:)=self imageByPreparingForDisplay/preparingForDisplay()=self
      imageByPreparingThumbnailOfSize:/preparingThumbnail(of:)=self imageWithHorizontallyFlippedOrientation/withHorizontallyFlippedOrientation()=self
      imageWithBaselineOffsetFromBottom:/withBaselineOffset(fromBottom:)=self initWithCGImage:/init(cgImage:)=self
      initWithCGImage:scale:orientation:/init(cgImage:scale:orientation:)=self initWithCIImage:/init(ciImage:)=self
      +imageWithCGImage:/init(cgImage:)=self +imageWithCGImage:scale:orientation:/init(cgImage:scale:orientation:)=self
      +imageWithCIImage:/init(ciImage:)=self +imageWithData:scale:/init(data:scale:)=self +animatedImageNamed:duration:/animatedImageNamed(_:duration:)=self
      +animatedImageWithImages:duration:/animatedImage(with:duration:)=self drawAsPatternInRect:/drawAsPattern(in:)
      +imageNamed:inBundle:compatibleWithTraitCollection:/init(named:in:compatibleWith:)=self imageAsset configuration traitCollection
      +imageNamed:inBundle:withConfiguration:/init(named:in:with:)=self drawInRect:blendMode:alpha:/draw(in:blendMode:alpha:)
      drawAtPoint:blendMode:alpha:/draw(at:blendMode:alpha:) CGImage/cgImage=CGImage renderingMode
    UIColor initWithCGColor:/init(cgColor:)=self +colorWithCGColor:/init(cgColor:)=self +colorNamed:inBundle:compatibleWithTraitCollection:/init(named:in:compatibleWith:)=self
      +colorWithDynamicProvider:/init(dynamicProvider:)=self resolvedColorWithTraitCollection:/resolvedColor(with:)=self CIColor
      +colorWithDisplayP3Red:green:blue:alpha:/init(displayP3Red:green:blue:alpha:)=self +colorNamed:/init(named:)=self
    UIFont ascender/ascender=0.0 descender/descender=0.0 capHeight/capHeight=0.0 xHeight/xHeight=0.0 leading/leading=0.0
      fontDescriptor/fontDescriptor=UIFontDescriptor +fontWithDescriptor:size:/init(descriptor:size:)=self
      +preferredFontForTextStyle:compatibleWithTraitCollection:/preferredFont(forTextStyle:compatibleWith:)=self +familyNames/familyNames=[]
      +fontNamesForFamilyName:/fontNames(forFamilyName:)=[] +buttonFontSize/buttonFontSize=18.0
      +monospacedSystemFontOfSize:weight:/monospacedSystemFont(ofSize:weight:)=self
    UIFontDescriptor fontDescriptorByAddingAttributes:/addingAttributes(_:)=self objectForKey:/object(forKey:)
      matchingFontDescriptorsWithMandatoryKeys:/matchingFontDescriptors(withMandatoryKeys:)=[]
    UIFontMetrics scaledFontForFont:/scaledFont(for:)=$ scaledFontForFont:maximumPointSize:/scaledFont(for:maximumPointSize:)=$
      scaledValueForValue:/scaledValue(for:)=$ scaledValueForValue:compatibleWithTraitCollection:/scaledValue(for:compatibleWith:)=$
      scaledFontForFont:compatibleWithTraitCollection:/scaledFont(for:compatibleWith:)=$
    UIBarItem landscapeImagePhone imageInsets landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets
      setTitleTextAttributes:forState:/setTitleTextAttributes(_:for:) titleTextAttributesForState:/titleTextAttributes(for:)
    UIBarButtonItem setBackgroundImage:forState:barMetrics:/setBackgroundImage(_:for:barMetrics:)
      setBackgroundImage:forState:style:barMetrics:/setBackgroundImage(_:for:style:barMetrics:)
      setBackButtonBackgroundImage:forState:barMetrics:/setBackButtonBackgroundImage(_:for:barMetrics:)
      setBackButtonTitlePositionAdjustment:forBarMetrics:/setBackButtonTitlePositionAdjustment(_:for:)
      setTitlePositionAdjustment:forBarMetrics:/setTitlePositionAdjustment(_:for:) changesSelectionAsPrimaryAction isSelected selected
      setBackgroundVerticalPositionAdjustment:forBarMetrics:/setBackgroundVerticalPositionAdjustment(_:for:) buttonGroup isHidden hidden
      isSymbolAnimationEnabled preferredMenuElementOrder menuRepresentation hidesSharedBackground sharesBackground badge
    UINavigationBar setTitleVerticalPositionAdjustment:forBarMetrics:/setTitleVerticalPositionAdjustment(_:for:) preferredBehavioralStyle
      setBackgroundImage:forBarPosition:barMetrics:/setBackgroundImage(_:for:barMetrics:) backgroundImageForBarMetrics:/backgroundImage(for:)
    UIToolbar setBackgroundImage:forToolbarPosition:barMetrics:/setBackgroundImage(_:forToolbarPosition:barMetrics:)
      setShadowImage:forToolbarPosition:/setShadowImage(_:forToolbarPosition:)
    UITabBar selectedItem selectionIndicatorImage selectedImageTintColor unselectedItemTintColor itemPositioning itemWidth itemSpacing
      beginCustomizingItems:/beginCustomizingItems(_:) backgroundImage
    UITabBarItem badgeColor selectedImage setBadgeTextAttributes:forState:/setBadgeTextAttributes(_:for:)
      initWithTitle:image:selectedImage:/init(title:image:selectedImage:)=self setTitlePositionAdjustment: titlePositionAdjustment
      setFinishedSelectedImage:withFinishedUnselectedImage:
    UISearchBar searchBarStyle showsSearchResultsButton searchResultsButtonSelected searchTextField/searchTextField=UISearchTextField
      setSearchFieldBackgroundImage:forState:/setSearchFieldBackgroundImage(_:for:) searchTextPositionAdjustment
      searchFieldBackgroundPositionAdjustment setPositionAdjustment:forSearchBarIcon:/setPositionAdjustment(_:for:)
      setImage:forSearchBarIcon:state:/setImage(_:for:state:) setBackgroundImage:forBarPosition:barMetrics:/setBackgroundImage(_:for:barMetrics:)
      setScopeBarButtonTitleTextAttributes:forState:/setScopeBarButtonTitleTextAttributes(_:for:) keyboardAppearance spellCheckingType
      setShowsScopeBar:animated:/setShowsScope(_:animated:) textContentType enablesReturnKeyAutomatically autocapitalizationType
      autocorrectionType keyboardType returnKeyType isTranslucent translucent backgroundImage scopeBarBackgroundImage inputAccessoryView
      isLookToDictateEnabled
    UISegmentedControl insertSegmentWithImage:atIndex:animated:/insertSegment(with:at:animated:) setImage:forSegmentAtIndex:/setImage(_:forSegmentAt:)
      apportionsSegmentWidthsByContent setContentOffset:forSegmentAtIndex:/setContentOffset(_:forSegmentAt:)
      setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:/setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
      setBackgroundImage:forState:barMetrics:/setBackgroundImage(_:for:barMetrics:) selectedSegmentTintColor
      setContentPositionAdjustment:forSegmentType:barMetrics:/setContentPositionAdjustment(_:forSegmentType:barMetrics:)
      imageForSegmentAtIndex:/imageForSegment(at:) setTitleTextAttributes:forState:/setTitleTextAttributes(_:for:)
      widthForSegmentAtIndex:/widthForSegment(at:)=0.0
    UISlider setMinimumTrackImage:forState:/setMinimumTrackImage(_:for:) setMaximumTrackImage:forState:/setMaximumTrackImage(_:for:)
      setThumbImage:forState:/setThumbImage(_:for:) minimumValueImage maximumValueImage minimumTrackTintColor maximumTrackTintColor
      thumbTintColor trackRectForBounds:/trackRect(forBounds:)=$ thumbRectForBounds:trackRect:value:/thumbRect(forBounds:trackRect:value:)=$
      preferredBehavioralStyle
    UISwitch thumbTintColor onImage offImage preferredStyle title
    UIStepper wraps autorepeat setIncrementImage:forState:/setIncrementImage(_:for:) setDecrementImage:forState:/setDecrementImage(_:for:)
      setBackgroundImage:forState:/setBackgroundImage(_:for:)
    UIDatePicker minuteInterval countDownDuration preferredDatePickerStyle roundsToMinuteInterval calendar timeZone locale
    UIPickerView reloadComponent:/reloadComponent(_:) viewForRow:forComponent:/view(forRow:forComponent:)
      numberOfRowsInComponent:/numberOfRows(inComponent:)=0 rowSizeForComponent:/rowSize(forComponent:) numberOfComponents/numberOfComponents=0
    UIPageControl preferredIndicatorImage allowsContinuousInteraction backgroundStyle updateCurrentPageDisplay/updateCurrentPageDisplay()
      sizeForNumberOfPages:/size(forNumberOfPages:)
    UIProgressView progressViewStyle progressImage trackImage observedProgress
    UIWebView loadData:MIMEType:textEncodingName:baseURL:/load(_:mimeType:textEncodingName:baseURL:) mediaPlaybackRequiresUserAction
      keyboardDisplayRequiresUserAction suppressesIncrementalRendering mediaPlaybackAllowsAirPlay paginationMode pageLength pageCount
      gapBetweenPages
    WKWebView evaluateJavaScript:completionHandler:/evaluateJavaScript(_:completionHandler:) reloadFromOrigin/reloadFromOrigin()
      estimatedProgress/estimatedProgress=0.0 backForwardList/backForwardList=WKBackForwardList hasOnlySecureContent/hasOnlySecureContent=NO
      goToBackForwardListItem:/go(to:) customUserAgent loadFileURL:allowingReadAccessToURL:/loadFileURL(_:allowingReadAccessTo:)
      takeSnapshotWithConfiguration:completionHandler:/takeSnapshot(with:completionHandler:) allowsLinkPreview isInspectable
      createPDFWithConfiguration:completionHandler:/createPDF(configuration:completionHandler:) interactionState isFindInteractionEnabled
      callAsyncJavaScript:arguments:inFrame:inContentWorld:completionHandler:/callAsyncJavaScript(_:arguments:in:in:completionHandler:)
      scrollView/scrollView=UIScrollView underPageBackgroundColor themeColor pageZoom serverTrust
    WKWebViewConfiguration processPool mediaTypesRequiringUserActionForPlayback suppressesIncrementalRendering applicationNameForUserAgent
      dataDetectorTypes defaultWebpagePreferences allowsAirPlayForMediaPlayback requiresUserActionForMediaPlayback
      setURLSchemeHandler:forURLScheme:/setURLSchemeHandler(_:forURLScheme:) mediaPlaybackRequiresUserAction
      allowsPictureInPictureMediaPlayback selectionGranularity ignoresViewportScaleLimits
      userContentController/userContentController=WKUserContentController preferences/preferences=WKPreferences
      websiteDataStore/websiteDataStore=WKWebsiteDataStore
    """)
}
