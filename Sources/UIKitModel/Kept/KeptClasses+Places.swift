extension KeptRecords {
  /// Classes of the frameworks for maps and places.
  static let places =
    classes(
      """
      MKAnnotationView UIView initWithAnnotation:reuseIdentifier:/init(annotation:reuseIdentifier:)=self annotation image canShowCallout calloutOffset
        centerOffset leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView draggable isDraggable enabled isEnabled selected isSelected
        reuseIdentifier prepareForReuse/prepareForReuse() setSelected:animated:/setSelected(_:animated:) clusteringIdentifier displayPriority dragState
        setDragState:animated:/setDragState(_:animated:) collisionMode prepareForDisplay/prepareForDisplay() highlighted
      MKPinAnnotationView MKAnnotationView pinColor animatesDrop pinTintColor
      MKMarkerAnnotationView MKAnnotationView markerTintColor glyphImage glyphText glyphTintColor titleVisibility subtitleVisibility animatesWhenAdded
      MKShape NSObject title subtitle
      MKPointAnnotation MKShape coordinate initWithCoordinate:title:subtitle:/init(coordinate:title:subtitle:)=self
      MKUserLocation NSObject location coordinate title subtitle updating isUpdating heading
      MKPlacemark CLPlacemark initWithCoordinate:addressDictionary:/init(coordinate:addressDictionary:)=self initWithPlacemark:/init(placemark:)=self
        initWithCoordinate:/init(coordinate:)=self coordinate title
      MKMapItem NSObject initWithPlacemark:/init(placemark:)=self name phoneNumber url placemark +mapItemForCurrentLocation/forCurrentLocation()=self
        openInMapsWithLaunchOptions:/openInMaps(launchOptions:)=NO +openMapsWithItems:launchOptions:/openMaps(with:launchOptions:)=NO timeZone
      MKPolyline MKShape +polylineWithCoordinates:count:/init(coordinates:count:)=self +polylineWithPoints:count:/init(points:count:)=self boundingMapRect
        pointCount
      MKPolygon MKShape +polygonWithCoordinates:count:/init(coordinates:count:)=self boundingMapRect
      MKCircle MKShape +circleWithCenterCoordinate:radius:/init(center:radius:)=self coordinate radius boundingMapRect
      MKOverlayView UIView initWithOverlay:/init(overlay:)=self fillColor strokeColor lineWidth overlay
      MKPolylineView MKOverlayView initWithPolyline:=self
      MKCircleView MKOverlayView initWithCircle:=self
      MKOverlayRenderer NSObject initWithOverlay:/init(overlay:)=self overlay alpha fillColor strokeColor lineWidth lineDashPattern lineCap lineJoin
        setNeedsDisplay/setNeedsDisplay()
      MKPolylineRenderer MKOverlayRenderer initWithPolyline:/init(polyline:)=self polyline
      MKPolygonRenderer MKOverlayRenderer initWithPolygon:/init(polygon:)=self polygon
      MKCircleRenderer MKOverlayRenderer initWithCircle:/init(circle:)=self circle
      MKTileOverlay NSObject initWithURLTemplate:/init(urlTemplate:)=self canReplaceMapContent maximumZ minimumZ tileSize
      MKTileOverlayRenderer MKOverlayRenderer initWithTileOverlay:/init(tileOverlay:)=self reloadData/reloadData()
      MKLocalSearch NSObject initWithRequest:/init(request:)=self startWithCompletionHandler:/start(completionHandler:) cancel/cancel() isSearching=NO searching
      MKLocalSearchRequest NSObject naturalLanguageQuery region initWithCompletion:/init(completion:)=self resultTypes
      MKLocalSearchCompleter NSObject delegate queryFragment region results/results=[] resultTypes filterType
      MKDirections NSObject initWithRequest:/init(request:)=self calculateDirectionsWithCompletionHandler:/calculate(completionHandler:)
      MKDirectionsRequest NSObject source destination transportType requestsAlternateRoutes
      MKRoute NSObject polyline steps distance expectedTravelTime name
      MKReverseGeocoder NSObject initWithCoordinate:=self start= cancel= delegate placemark
      MKUserTrackingBarButtonItem UIBarButtonItem initWithMapView:/init(mapView:)=self
      MKCompassButton UIView +compassButtonWithMapView:/init(mapView:)=self compassVisibility
      MKScaleView UIView +scaleViewWithMapView:/init(mapView:)=self
      MKMapCamera NSObject altitude heading pitch centerCoordinate +camera/init()=self
        +cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:/init(lookingAtCenter:fromDistance:pitch:heading:)=self
      MKMapSnapshotter NSObject initWithOptions:/init(options:)=self startWithCompletionHandler:/start(completionHandler:) cancel/cancel()
      MKMapSnapshotOptions NSObject region size scale mapType camera showsBuildings
      MKClusterAnnotation NSObject memberAnnotations title subtitle coordinate initWithMemberAnnotations:/init(memberAnnotations:)=self
      MKDistanceFormatter NSFormatter units unitStyle stringFromDistance:/string(fromDistance:)=""
      CLLocation NSObject initWithLatitude:longitude:/init(latitude:longitude:)=self coordinate altitude/altitude=0.0 horizontalAccuracy/horizontalAccuracy=0.0
        verticalAccuracy/verticalAccuracy=0.0 timestamp/timestamp=NSDate speed/speed=0.0 course/course=0.0 distanceFromLocation:/distance(from:)=0.0 floor
        initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:/init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)=self
        getDistanceFrom:=0.0
      CLGeocoder NSObject reverseGeocodeLocation:completionHandler:/reverseGeocodeLocation(_:completionHandler:) cancelGeocode/cancelGeocode()
        geocodeAddressString:completionHandler:/geocodeAddressString(_:completionHandler:) isGeocoding=NO geocoding
        geocodeAddressDictionary:completionHandler:/geocodeAddressDictionary(_:completionHandler:)
      CLPlacemark NSObject name locality country administrativeArea thoroughfare subThoroughfare postalCode ISOcountryCode isoCountryCode location
        addressDictionary subLocality areasOfInterest subAdministrativeArea region timeZone
      CLHeading NSObject magneticHeading/magneticHeading=0.0 trueHeading/trueHeading=0.0 headingAccuracy/headingAccuracy=0.0 timestamp
      CLRegion NSObject identifier notifyOnEntry notifyOnExit initCircularRegionWithCenter:radius:identifier:=self
      CLCircularRegion CLRegion initWithCenter:radius:identifier:/init(center:radius:identifier:)=self center radius containsCoordinate:/contains(_:)=NO
      CLBeaconRegion CLRegion initWithProximityUUID:identifier:/init(proximityUUID:identifier:)=self proximityUUID major minor
      CLBeacon NSObject proximity rssi accuracy major minor proximityUUID
      CLVisit NSObject arrivalDate departureDate coordinate
      CLFloor NSObject level
      """, of: "the frameworks for maps and places")

  /// Classes of the frameworks for shops.
  static let shops =
    classes(
      """
      SKRequest NSObject start/start() cancel/cancel() delegate
      SKProductsRequest SKRequest initWithProductIdentifiers:/init(productIdentifiers:)=self
      SKReceiptRefreshRequest SKRequest initWithReceiptProperties:/init(receiptProperties:)=self receiptProperties
      SKProductsResponse NSObject products/products=[] invalidProductIdentifiers/invalidProductIdentifiers=[]
      SKProduct NSObject productIdentifier localizedTitle localizedDescription price priceLocale subscriptionPeriod introductoryPrice discounts
        subscriptionGroupIdentifier isDownloadable=NO
      SKPayment NSObject +paymentWithProduct:/init(product:)=self +paymentWithProductIdentifier:=self productIdentifier quantity applicationUsername
      SKMutablePayment SKPayment
      SKPaymentQueue NSObject +defaultQueue/default()=self +canMakePayments/canMakePayments()=NO addPayment:/add(_:) transactions/transactions=[] storefront
        addTransactionObserver:/add(_:) removeTransactionObserver:/remove(_:) finishTransaction:/finishTransaction(_:) delegate
        restoreCompletedTransactions/restoreCompletedTransactions() presentCodeRedemptionSheet/presentCodeRedemptionSheet()
        restoreCompletedTransactionsWithApplicationUsername:/restoreCompletedTransactions(withApplicationUsername:)
      SKPaymentTransaction NSObject payment/payment=SKPayment transactionState/transactionState=0 transactionIdentifier transactionDate error originalTransaction
        transactionReceipt downloads
      SKStoreProductViewController UIViewController delegate
        loadProductWithParameters:completionBlock:/loadProduct(withParameters:completionBlock:)
      SKStoreReviewController NSObject +requestReview/requestReview() +requestReviewInScene:/requestReview(in:)
      SKCloudServiceController NSObject +requestAuthorization:/requestAuthorization(_:) +authorizationStatus/authorizationStatus()=0
      PKPaymentRequest NSObject merchantIdentifier supportedNetworks countryCode currencyCode paymentSummaryItems merchantCapabilities
      PKPaymentAuthorizationViewController UIViewController initWithPaymentRequest:/init(paymentRequest:)=self delegate +canMakePayments=NO
      PKPass NSObject initWithData:error:/init(data:)=self
      PKPassLibrary NSObject +isPassLibraryAvailable/isPassLibraryAvailable()=NO passes/passes()=[]
      PKAddPassesViewController UIViewController initWithPass:/init(pass:)=self delegate
      ADBannerView UIView delegate bannerLoaded isBannerLoaded requiredContentSizeIdentifiers currentContentSizeIdentifier
      ADInterstitialAd NSObject delegate
      GKScore NSObject initWithLeaderboardIdentifier:=self value reportScoreWithCompletionHandler:
      GKLocalPlayer NSObject +localPlayer/local=self authenticated isAuthenticated authenticateHandler playerID displayName
      GKLeaderboardViewController UINavigationController leaderboardDelegate
      GKGameCenterViewController UINavigationController gameCenterDelegate viewState
      """, of: "the frameworks for shops")
}
