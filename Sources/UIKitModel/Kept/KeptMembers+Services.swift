extension KeptRecords {
  /// Members of classes for touches, layers, documents, places and sounds that have no effect in the model.
  static let serviceMembers = members(
    """
    UIGestureRecognizer numberOfTouches/numberOfTouches=1 locationOfTouch:inView:/location(ofTouch:in:) delaysTouchesEnded allowedTouchTypes
      ignoreTouch:forEvent:/ignore(_:for:) canPreventGestureRecognizer:/canPrevent(_:)=YES requiresExclusiveTouchType name
      canBePreventedByGestureRecognizer:/canBePrevented(by:)=YES reset/reset() buttonMask modifierFlags allowedPressTypes
      shouldRequireFailureOfGestureRecognizer:/shouldRequireFailure(of:)=NO
    UIPanGestureRecognizer setTranslation:inView:/setTranslation(_:in:) allowedScrollTypesMask
    UIPinchGestureRecognizer velocity/velocity=0.0
    UIRotationGestureRecognizer velocity/velocity=0.0
    UILongPressGestureRecognizer allowableMovement numberOfTouchesRequired
    UIImagePickerController +isSourceTypeAvailable:/isSourceTypeAvailable(_:)=NO +isCameraDeviceAvailable:/isCameraDeviceAvailable(_:)=NO
      +availableMediaTypesForSourceType:/availableMediaTypes(for:)=[]
    UIAlertView textFieldAtIndex:/textField(at:)=UITextField
    UIActivityViewController completionHandler
    UISearchController setActive:animated: automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController
      showsSearchResultsController scopeBarActivation ignoresSearchSuggestionsForSearchBarPlacementStacked searchBarPlacement
      searchSuggestions
    NSLayoutConstraint firstItem secondItem firstAttribute secondAttribute firstAnchor secondAnchor relation shouldBeArchived
    UISceneConnectionOptions URLContexts/urlContexts=[] userActivities/userActivities=[] notificationResponse handoffUserActivityType
      cloudKitShareMetadata sourceApplication
    UIStackView customSpacingAfterView:/customSpacing(after:)=0.0 isBaselineRelativeArrangement
    UIStoryboardSegue +segueWithIdentifier:source:destination:performHandler:/init(identifier:source:destination:performHandler:)=self
    UIBezierPath strokeWithBlendMode:alpha:/stroke(with:alpha:) fillWithBlendMode:alpha:/fill(with:alpha:) miterLimit flatness isEmpty
      bezierPathByReversingPath/reversing()=self containsPoint:/contains(_:)=NO
    CALayer maskedCorners cornerCurve contentsScale contentsGravity contentsRect contentsCenter position anchorPoint anchorPointZ
      sublayerTransform insertSublayer:atIndex:/insertSublayer(_:at:) insertSublayer:below:/insertSublayer(_:below:)
      insertSublayer:above:/insertSublayer(_:above:) removeFromSuperlayer/removeFromSuperlayer() sublayers superlayer mask
      removeAnimationForKey:/removeAnimation(forKey:) animationForKey:/animation(forKey:) animationKeys/animationKeys()=[]
      presentationLayer/presentation()=self modelLayer/model()=self renderInContext:/render(in:) drawInContext:/draw(in:) display/display()
      displayIfNeeded/displayIfNeeded() needsDisplayOnBoundsChange +needsDisplayForKey:/needsDisplay(forKey:)=NO
      actionForKey:/action(forKey:) actions convertTime:fromLayer:/convertTime(_:from:)=$ convertTime:toLayer:/convertTime(_:to:)=$
      doubleSided isDoubleSided geometryFlipped isGeometryFlipped drawsAsynchronously edgeAntialiasingMask allowsEdgeAntialiasing
      allowsGroupOpacity hitTest:/hitTest(_:) containsPoint:/contains(_:)=NO setAffineTransform:/setAffineTransform(_:)
      affineTransform/affineTransform() transform bounds frame zPosition name speed timeOffset beginTime duration repeatCount autoreverses
      fillMode compositingFilter filters magnificationFilter minificationFilter opacity backgroundColor isHidden hidden isOpaque opaque
      shouldRasterize rasterizationScale masksToBounds setNeedsDisplay/setNeedsDisplay() setNeedsLayout/setNeedsLayout()
      layoutIfNeeded/layoutIfNeeded() layoutSublayers/layoutSublayers() preferredFrameSize/preferredFrameSize() shadowPath
      convertPoint:fromLayer:/convert(_:from:)=$ convertPoint:toLayer:/convert(_:to:)=$ convertRect:fromLayer:/convert(_:from:)=$
      replaceSublayer:with:/replaceSublayer(_:with:) addSublayer:/addSublayer(_:) setNeedsDisplayInRect:/setNeedsDisplay(_:)
      toneMapMode visibleRect scrollRectToVisible:/scrollRectToVisible(_:) contentsFormat
    CAShapeLayer fillRule miterLimit lineDashPhase
    CAKeyframeAnimation timingFunctions rotationMode tensionValues cumulative additive isAdditive
    CABasicAnimation isAdditive cumulative isCumulative
    CATransition startProgress endProgress filter
    CAMediaTimingFunction +functionWithControlPoints::::/init(controlPoints:_:_:_:)=self getControlPointAtIndex:values:
    CADisplayLink targetTimestamp preferredFrameRateRange
    CATextLayer isWrapped wrapped truncationMode font
    UIMenuController menuFrame arrowDirection
    UIDocument openWithCompletionHandler: handleError:userInteractionPermitted:/handleError(_:userInteractionPermitted:)
      updateUserActivityState: autosaveWithCompletionHandler:/autosave(completionHandler:) progress
    NSUserActivity addUserInfoEntriesFromDictionary: contentAttributeSet keywords expirationDate isEligibleForPublicIndexing
      isEligibleForPrediction referrerURL suggestedInvocationPhrase
      +deleteAllSavedUserActivitiesWithCompletionHandler:/deleteAllSavedUserActivities(completionHandler:)
    UIPasteboard setData:forPasteboardType:/setData(_:forPasteboardType:) dataForPasteboardType:/data(forPasteboardType:)
      setValue:forPasteboardType:/setValue(_:forPasteboardType:) valueForPasteboardType:/value(forPasteboardType:) color images URLs urls
      containsPasteboardTypes:/contains(pasteboardTypes:)=NO hasURLs hasImages changeCount/changeCount=0 itemProviders pasteboardTypes
      setItems:options:/setItems(_:options:) setObjects:/setObjects(_:) +pasteboardWithName:create:/init(name:create:)=self
      +pasteboardWithUniqueName/withUniqueName()=self addItems:/addItems(_:)
    UNUserNotificationCenter getNotificationSettingsWithCompletionHandler:/getNotificationSettings(completionHandler:)
      setNotificationCategories:/setNotificationCategories(_:) getPendingNotificationRequestsWithCompletionHandler:/getPendingNotificationRequests(completionHandler:)
      removePendingNotificationRequestsWithIdentifiers:/removePendingNotificationRequests(withIdentifiers:) removeAllDeliveredNotifications/removeAllDeliveredNotifications()
      removeDeliveredNotificationsWithIdentifiers:/removeDeliveredNotifications(withIdentifiers:)
      getDeliveredNotificationsWithCompletionHandler:/getDeliveredNotifications(completionHandler:) setBadgeCount:withCompletionHandler:/setBadgeCount(_:withCompletionHandler:)
      supportsContentExtensions
    UNMutableNotificationContent attachments categoryIdentifier threadIdentifier launchImageName interruptionLevel
    UILocalNotification hasAction category region regionTriggersOnce alertTitle alertLaunchImage repeatCalendar
    CLLocationManager +locationServicesEnabled/locationServicesEnabled()=NO +authorizationStatus/authorizationStatus()=0 heading
      startUpdatingHeading/startUpdatingHeading() stopUpdatingHeading/stopUpdatingHeading() activityType purpose headingFilter
      startMonitoringSignificantLocationChanges/startMonitoringSignificantLocationChanges()
      stopMonitoringSignificantLocationChanges/stopMonitoringSignificantLocationChanges() startMonitoringForRegion:/startMonitoring(for:)
      stopMonitoringForRegion:/stopMonitoring(for:) monitoredRegions pausesLocationUpdatesAutomatically allowsBackgroundLocationUpdates
      +headingAvailable/headingAvailable()=NO startRangingBeaconsInRegion:/startRangingBeacons(in:) requestStateForRegion:/requestState(for:)
      +isMonitoringAvailableForClass:/isMonitoringAvailable(for:)=NO accuracyAuthorization
    AVPlayer currentTime/currentTime() replaceCurrentItemWithPlayerItem:/replaceCurrentItem(with:) status/status=0 error actionAtItemEnd
      addPeriodicTimeObserverForInterval:queue:usingBlock:/addPeriodicTimeObserver(forInterval:queue:using:)=NSObject
      addBoundaryTimeObserverForTimes:queue:usingBlock:/addBoundaryTimeObserver(forTimes:queue:using:)=NSObject
      removeTimeObserver:/removeTimeObserver(_:) seekToTime:toleranceBefore:toleranceAfter:/seek(to:toleranceBefore:toleranceAfter:)
      seekToTime:completionHandler:/seek(to:completionHandler:) allowsExternalPlayback usesExternalPlaybackWhileExternalScreenIsActive
      seekToTime:toleranceBefore:toleranceAfter:completionHandler:/seek(to:toleranceBefore:toleranceAfter:completionHandler:)
      timeControlStatus/timeControlStatus=0 automaticallyWaitsToMinimizeStalling muted +playerWithURL:/init(url:)=self
      +playerWithPlayerItem:/init(playerItem:)=self reasonForWaitingToPlay preventsDisplaySleepDuringVideoPlayback
    AVAudioPlayer playAtTime:/play(atTime:)=NO meteringEnabled isMeteringEnabled updateMeters/updateMeters() url URL pan rate enableRate
      averagePowerForChannel:/averagePower(forChannel:)=0.0 setVolume:fadeDuration:/setVolume(_:fadeDuration:) numberOfChannels
    AVPlayerViewController allowsPictureInPicturePlayback contentOverlayView updatesNowPlayingInfoCenter entersFullScreenWhenPlaybackBegins
      exitsFullScreenWhenPlaybackEnds isReadyForDisplay videoBounds
    MKMapView addAnnotation:/addAnnotation(_:) addAnnotations:/addAnnotations(_:) removeAnnotation:/removeAnnotation(_:)
      removeAnnotations:/removeAnnotations(_:) annotations/annotations=[] setRegion:animated:/setRegion(_:animated:)
      regionThatFits:/regionThatFits(_:)=$ setCenterCoordinate:animated:/setCenter(_:animated:) region centerCoordinate visibleMapRect
      setVisibleMapRect:animated:/setVisibleMapRect(_:animated:) setVisibleMapRect:edgePadding:animated:/setVisibleMapRect(_:edgePadding:animated:)
      addOverlay:/addOverlay(_:) addOverlays:/addOverlays(_:) addOverlay:level:/addOverlay(_:level:) removeOverlay:/removeOverlay(_:)
      removeOverlays:/removeOverlays(_:) insertOverlay:atIndex:/insertOverlay(_:at:) overlays/overlays=[] selectAnnotation:animated:/selectAnnotation(_:animated:)
      deselectAnnotation:animated:/deselectAnnotation(_:animated:) selectedAnnotations/selectedAnnotations=[] viewForAnnotation:/view(for:)
      dequeueReusableAnnotationViewWithIdentifier:/dequeueReusableAnnotationView(withIdentifier:)
      dequeueReusableAnnotationViewWithIdentifier:forAnnotation:/dequeueReusableAnnotationView(withIdentifier:for:)=MKAnnotationView
      registerClass:forAnnotationViewWithReuseIdentifier:/register(_:forAnnotationViewWithReuseIdentifier:) rendererForOverlay:/renderer(for:)
      showAnnotations:animated:/showAnnotations(_:animated:) convertCoordinate:toPointToView:/convert(_:toPointTo:)
      convertPoint:toCoordinateFromView:/convert(_:toCoordinateFrom:) showsUserLocation userLocation/userLocation=MKUserLocation mapType
      userTrackingMode setUserTrackingMode:animated:/setUserTrackingMode(_:animated:) zoomEnabled isZoomEnabled scrollEnabled isScrollEnabled
      rotateEnabled isRotateEnabled pitchEnabled isPitchEnabled showsPointsOfInterest showsBuildings showsCompass showsScale showsTraffic
      camera setCamera:animated:/setCamera(_:animated:) pointOfInterestFilter preferredConfiguration annotationVisibleRect
    """)
}
