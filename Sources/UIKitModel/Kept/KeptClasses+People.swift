extension KeptRecords {
  /// Classes of the frameworks for people and their messages.
  static let people =
    classes(
      """
      MFMessageComposeViewController UINavigationController messageComposeDelegate recipients body subject +canSendText/canSendText()=NO
        +canSendAttachments/canSendAttachments()=NO addAttachmentURL:withAlternateFilename:/addAttachmentURL(_:withAlternateFilename:)=NO
        addAttachmentData:typeIdentifier:filename:/addAttachmentData(_:typeIdentifier:filename:)=NO
      SFSafariViewControllerConfiguration NSObject entersReaderIfAvailable barCollapsingEnabled
      SFAuthenticationSession NSObject initWithURL:callbackURLScheme:completionHandler:/init(url:callbackURLScheme:completionHandler:)=self start/start()=NO
        cancel/cancel()
      ASWebAuthenticationSession NSObject initWithURL:callbackURLScheme:completionHandler:/init(url:callbackURLScheme:completionHandler:)=self start/start()=NO
        cancel/cancel() presentationContextProvider prefersEphemeralWebBrowserSession
      ASAuthorizationController NSObject initWithAuthorizationRequests:/init(authorizationRequests:)=self performRequests/performRequests() delegate
        presentationContextProvider
      ASAuthorizationAppleIDProvider NSObject createRequest/createRequest()=ASAuthorizationAppleIDRequest
      ASAuthorizationAppleIDRequest NSObject requestedScopes nonce state
      ASAuthorizationAppleIDButton UIControl +buttonWithType:style:/init(type:style:)=self cornerRadius
      SLComposeViewController UIViewController +composeViewControllerForServiceType:/init(forServiceType:)=self +isAvailableForServiceType:/isAvailable(forServiceType:)=NO
        setInitialText:/setInitialText(_:)=YES addImage:/add(_:)=YES addURL:/add(_:)=YES completionHandler serviceType
      SLRequest NSObject +requestForServiceType:requestMethod:URL:parameters:/init(forServiceType:requestMethod:url:parameters:)=self account
        performRequestWithHandler:/perform(handler:) preparedURLRequest/preparedURLRequest()
      ACAccountStore NSObject accountTypeWithAccountTypeIdentifier:/accountType(withAccountTypeIdentifier:) accounts accountsWithAccountType:/accounts(with:)=[]
        requestAccessToAccountsWithType:options:completion:/requestAccessToAccounts(with:options:completion:)
        requestAccessToAccountsWithType:withCompletionHandler:
      ACAccount NSObject username identifier accountType accountDescription
      TWTweetComposeViewController UIViewController setInitialText:=YES addImage:=YES addURL:=YES completionHandler +canSendTweet=NO
      TWRequest NSObject
      ABPeoplePickerNavigationController UINavigationController peoplePickerDelegate displayedProperties addressBook
      ABPersonViewController UIViewController personViewDelegate displayedPerson allowsEditing displayedProperties
      ABNewPersonViewController UIViewController newPersonViewDelegate displayedPerson
      ABUnknownPersonViewController UIViewController unknownPersonViewDelegate displayedPerson allowsAddingToAddressBook
      CNContactStore NSObject requestAccessForEntityType:completionHandler:/requestAccess(for:completionHandler:) +authorizationStatusForEntityType:/authorizationStatus(for:)=0
        unifiedContactsMatchingPredicate:keysToFetch:error:/unifiedContacts(matching:keysToFetch:)=[] executeSaveRequest:error:/execute(_:)=NO
        enumerateContactsWithFetchRequest:error:usingBlock:/enumerateContacts(with:usingBlock:)=NO
      CNContact NSObject givenName familyName phoneNumbers/phoneNumbers=[] emailAddresses/emailAddresses=[] identifier organizationName thumbnailImageData imageData
        postalAddresses/postalAddresses=[] nickname birthday note +predicateForContactsMatchingName:/predicateForContacts(matchingName:)=NSPredicate
      CNMutableContact CNContact
      CNContactPickerViewController UIViewController delegate displayedPropertyKeys predicateForEnablingContact
      CNContactViewController UIViewController +viewControllerForContact:/init(for:)=self +viewControllerForNewContact:/init(forNewContact:)=self delegate contactStore
      CNContactFormatter NSFormatter +stringFromContact:style:/string(from:style:)="" stringFromContact:/string(from:)="" style
        +descriptorForRequiredKeysForStyle:/descriptorForRequiredKeys(for:)
      CNContactFetchRequest NSObject initWithKeysToFetch:/init(keysToFetch:)=self sortOrder predicate
      CNPostalAddress NSObject street city state postalCode country
      CNLabeledValue NSObject label value +labeledValueWithLabel:value:/init(label:value:)=self
      EKEventStore NSObject requestAccessToEntityType:completion:/requestAccess(to:completion:) +authorizationStatusForEntityType:/authorizationStatus(for:)=0
        eventsMatchingPredicate:/events(matching:)=[] saveEvent:span:error:/save(_:span:)=NO removeEvent:span:error:/remove(_:span:)=NO
        predicateForEventsWithStartDate:endDate:calendars:/predicateForEvents(withStart:end:calendars:)=NSPredicate defaultCalendarForNewEvents
        calendarsForEntityType:/calendars(for:)=[] eventWithIdentifier:/event(withIdentifier:) saveReminder:commit:error:/save(_:commit:)=NO
        saveEvent:span:commit:error:/save(_:span:commit:)=NO reset/reset() requestFullAccessToEventsWithCompletion:/requestFullAccessToEvents(completion:)
      EKEvent NSObject +eventWithEventStore:/init(eventStore:)=self title location startDate endDate allDay isAllDay notes calendar URL url eventIdentifier
        addAlarm:/addAlarm(_:) attendees organizer status recurrenceRules alarms timeZone
      EKEventEditViewController UINavigationController eventStore event editViewDelegate
      EKEventViewController UIViewController event allowsEditing allowsCalendarPreview delegate
      EKCalendarChooser UIViewController initWithSelectionStyle:displayStyle:eventStore:/init(selectionStyle:displayStyle:eventStore:)=self delegate
        selectedCalendars showsDoneButton showsCancelButton
      EKReminder NSObject +reminderWithEventStore:/init(eventStore:)=self title calendar dueDateComponents completed isCompleted
      EKAlarm NSObject +alarmWithRelativeOffset:/init(relativeOffset:)=self +alarmWithAbsoluteDate:/init(absoluteDate:)=self
      EKCalendar NSObject title calendarIdentifier CGColor cgColor source
      EKRecurrenceRule NSObject
      UNNotificationContent NSObject title subtitle body badge userInfo categoryIdentifier attachments
      UNNotificationRequest NSObject +requestWithIdentifier:content:trigger:/init(identifier:content:trigger:)=self identifier content trigger
      UNNotificationResponse NSObject notification/notification=UNNotification actionIdentifier
      UNTextInputNotificationResponse UNNotificationResponse userText
      UNNotification NSObject request/request=UNNotificationRequest date
      UNNotificationSettings NSObject authorizationStatus alertSetting soundSetting badgeSetting
      UNNotificationTrigger NSObject repeats
      UNTimeIntervalNotificationTrigger UNNotificationTrigger +triggerWithTimeInterval:repeats:/init(timeInterval:repeats:)=self
      UNCalendarNotificationTrigger UNNotificationTrigger +triggerWithDateMatchingComponents:repeats:/init(dateMatching:repeats:)=self
        nextTriggerDate/nextTriggerDate()
      UNLocationNotificationTrigger UNNotificationTrigger +triggerWithRegion:repeats:/init(region:repeats:)=self
      UNPushNotificationTrigger UNNotificationTrigger
      UNNotificationSound NSObject +defaultSound/default=self +soundNamed:/init(named:)=self
      UNNotificationCategory NSObject +categoryWithIdentifier:actions:intentIdentifiers:options:/init(identifier:actions:intentIdentifiers:options:)=self
      UNNotificationAction NSObject +actionWithIdentifier:title:options:/init(identifier:title:options:)=self identifier title
      UNTextInputNotificationAction UNNotificationAction
        +actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:/init(identifier:title:options:textInputButtonTitle:textInputPlaceholder:)=self
      UNNotificationAttachment NSObject +attachmentWithIdentifier:URL:options:error:/init(identifier:url:options:)=self
      UNNotificationServiceExtension NSObject
      """, of: "the frameworks for people and their messages")

  /// Classes of the frameworks for devices and the system.
  static let devices =
    classes(
      """
      LAContext NSObject canEvaluatePolicy:error:/canEvaluatePolicy(_:error:)=NO evaluatePolicy:localizedReason:reply:/evaluatePolicy(_:localizedReason:reply:)
        localizedFallbackTitle biometryType localizedCancelTitle invalidate/invalidate() touchIDAuthenticationAllowableReuseDuration
      CKContainer NSObject +defaultContainer/default()=self +containerWithIdentifier:/init(identifier:)=self privateCloudDatabase=CKDatabase
        publicCloudDatabase=CKDatabase sharedCloudDatabase=CKDatabase accountStatusWithCompletionHandler:/accountStatus(completionHandler:)
        fetchUserRecordIDWithCompletionHandler:/fetchUserRecordID(completionHandler:)
      CKDatabase NSObject saveRecord:completionHandler:/save(_:completionHandler:) performQuery:inZoneWithID:completionHandler:/perform(_:inZoneWith:completionHandler:)
        addOperation:/add(_:) fetchRecordWithID:completionHandler:/fetch(withRecordID:completionHandler:) deleteRecordWithID:completionHandler:/delete(withRecordID:completionHandler:)
      CKRecord NSObject initWithRecordType:/init(recordType:)=self initWithRecordType:recordID:/init(recordType:recordID:)=self recordID recordType creationDate
        modificationDate
      CKRecordID NSObject initWithRecordName:/init(recordName:)=self recordName zoneID
      CKRecordZone NSObject initWithZoneName:/init(zoneName:)=self zoneID
      CKQuery NSObject initWithRecordType:predicate:/init(recordType:predicate:)=self sortDescriptors
      CKQueryOperation NSOperation initWithQuery:/init(query:)=self initWithCursor:/init(cursor:)=self recordFetchedBlock queryCompletionBlock resultsLimit
      CKModifyRecordsOperation NSOperation initWithRecordsToSave:recordIDsToDelete:/init(recordsToSave:recordIDsToDelete:)=self savePolicy
        modifyRecordsCompletionBlock
      CKFetchRecordZoneChangesOperation NSOperation
      CKSubscription NSObject
      CKAsset NSObject initWithFileURL:/init(fileURL:)=self fileURL
      CKShare CKRecord initWithRootRecord:/init(rootRecord:)=self
      CSSearchableIndex NSObject +defaultSearchableIndex/default()=self indexSearchableItems:completionHandler:/indexSearchableItems(_:completionHandler:)
        deleteAllSearchableItemsWithCompletionHandler:/deleteAllSearchableItems(completionHandler:)
        deleteSearchableItemsWithIdentifiers:completionHandler:/deleteSearchableItems(withIdentifiers:completionHandler:)
        deleteSearchableItemsWithDomainIdentifiers:completionHandler:/deleteSearchableItems(withDomainIdentifiers:completionHandler:)
        +isIndexingAvailable/isIndexingAvailable()=NO
      CSSearchableItem NSObject initWithUniqueIdentifier:domainIdentifier:attributeSet:/init(uniqueIdentifier:domainIdentifier:attributeSet:)=self expirationDate
      CSSearchableItemAttributeSet NSObject initWithItemContentType:/init(itemContentType:)=self title contentDescription thumbnailData keywords thumbnailURL
        initWithContentType:/init(contentType:)=self relatedUniqueIdentifier displayName
      CMMotionManager NSObject startAccelerometerUpdates/startAccelerometerUpdates() stopAccelerometerUpdates/stopAccelerometerUpdates()
        startDeviceMotionUpdates/startDeviceMotionUpdates() stopDeviceMotionUpdates/stopDeviceMotionUpdates() accelerometerUpdateInterval
        startDeviceMotionUpdatesToQueue:withHandler:/startDeviceMotionUpdates(to:withHandler:) deviceMotionUpdateInterval isDeviceMotionAvailable=NO
        startAccelerometerUpdatesToQueue:withHandler:/startAccelerometerUpdates(to:withHandler:) isAccelerometerAvailable=NO accelerometerData deviceMotion
      CMPedometer NSObject +isStepCountingAvailable/isStepCountingAvailable()=NO
      CMMotionActivityManager NSObject +isActivityAvailable/isActivityAvailable()=NO
      CMDeviceMotion NSObject attitude gravity userAcceleration rotationRate
      CBCentralManager NSObject initWithDelegate:queue:/init(delegate:queue:)=self initWithDelegate:queue:options:/init(delegate:queue:options:)=self state/state=0
        scanForPeripheralsWithServices:options:/scanForPeripherals(withServices:options:) stopScan/stopScan() connectPeripheral:options:/connect(_:options:)
        cancelPeripheralConnection:/cancelPeripheralConnection(_:)
      CBPeripheral NSObject name identifier services delegate discoverServices:/discoverServices(_:) state
        discoverCharacteristics:forService:/discoverCharacteristics(_:for:) readValueForCharacteristic:/readValue(for:)
      CBPeripheralManager NSObject
      CBUUID NSObject +UUIDWithString:/init(string:)=self UUIDString uuidString
      CBService NSObject UUID uuid characteristics
      CBCharacteristic NSObject UUID uuid value
      MCPeerID NSObject initWithDisplayName:/init(displayName:)=self displayName
      MCSession NSObject initWithPeer:/init(peer:)=self delegate connectedPeers/connectedPeers=[] disconnect/disconnect()
        sendData:toPeers:withMode:error:/send(_:toPeers:with:)=NO initWithPeer:securityIdentity:encryptionPreference:/init(peer:securityIdentity:encryptionPreference:)=self
      MCBrowserViewController UIViewController initWithServiceType:session:/init(serviceType:session:)=self delegate
      MCAdvertiserAssistant NSObject initWithServiceType:discoveryInfo:session:/init(serviceType:discoveryInfo:session:)=self start/start() stop/stop()
      MCNearbyServiceAdvertiser NSObject initWithPeer:discoveryInfo:serviceType:/init(peer:discoveryInfo:serviceType:)=self delegate
        startAdvertisingPeer/startAdvertisingPeer() stopAdvertisingPeer/stopAdvertisingPeer()
      MCNearbyServiceBrowser NSObject initWithPeer:serviceType:/init(peer:serviceType:)=self startBrowsingForPeers/startBrowsingForPeers() delegate
      WCSession NSObject +defaultSession/default=self +isSupported/isSupported()=NO activateSession/activate() delegate
        sendMessage:replyHandler:errorHandler:/sendMessage(_:replyHandler:errorHandler:) isReachable=NO isPaired=NO isWatchAppInstalled=NO
        updateApplicationContext:error:/updateApplicationContext(_:)=NO transferUserInfo:/transferUserInfo(_:)
      HKHealthStore NSObject +isHealthDataAvailable/isHealthDataAvailable()=NO
        requestAuthorizationToShareTypes:readTypes:completion:/requestAuthorization(toShare:read:completion:) executeQuery:/execute(_:)
      HKObjectType NSObject +quantityTypeForIdentifier:/quantityType(forIdentifier:)=self
      HKQuantityType HKObjectType
      HKUnit NSObject
      CTTelephonyNetworkInfo NSObject subscriberCellularProvider currentRadioAccessTechnology
      CTCarrier NSObject carrierName mobileCountryCode mobileNetworkCode
      CTCallCenter NSObject currentCalls callEventHandler
      CTCall NSObject callState callID
      QLThumbnailGenerator NSObject +sharedGenerator/shared=self
      PKToolPicker NSObject addObserver:/addObserver(_:) setVisible:forFirstResponder:/setVisible(_:forFirstResponder:) +sharedToolPickerForWindow:/shared(for:)=self
      PKDrawing NSObject initWithData:error:/init(data:)=self dataRepresentation/dataRepresentation()=NSData bounds strokes
        imageFromRect:scale:/image(from:scale:)=UIImage
      PKInkingTool NSObject initWithInkType:color:width:/init(_:color:width:)=self
      PDFDocument NSObject initWithURL:/init(url:)=self initWithData:/init(data:)=self pageCount/pageCount=0 pageAtIndex:/page(at:) documentURL
        dataRepresentation/dataRepresentation() outlineRoot string isLocked=NO unlockWithPassword:/unlock(withPassword:)=NO indexForPage:/index(for:)=0
      PDFPage NSObject string label boundsForBox:/bounds(for:) thumbnailOfSize:forBox:/thumbnail(of:for:)=UIImage document rotation
      PDFThumbnailView UIView PDFView pdfView layoutMode thumbnailSize
      PDFAnnotation NSObject initWithBounds:forType:withProperties:/init(bounds:forType:withProperties:)=self color contents
      PDFOutline NSObject label numberOfChildren/numberOfChildren=0 childAtIndex:/child(at:) destination
      PDFSelection NSObject string pages color
      JSContext NSObject evaluateScript:/evaluateScript(_:)=JSValue exceptionHandler setObject:forKeyedSubscript:/setObject(_:forKeyedSubscript:) globalObject
        objectForKeyedSubscript:/objectForKeyedSubscript(_:)=JSValue
      JSValue NSObject toString/toString()="" callWithArguments:/call(withArguments:)=JSValue toArray/toArray()=[] toDictionary/toDictionary() toNumber/toNumber()
        toBool/toBool()=NO isUndefined=YES toObject/toObject()
      JSVirtualMachine NSObject
      VNRecognizeTextRequest NSObject initWithCompletionHandler:/init(completionHandler:)=self recognitionLevel results
      VNImageRequestHandler NSObject initWithCGImage:options:/init(cgImage:options:)=self performRequests:error:/perform(_:)=NO
      VNDocumentCameraViewController UIViewController delegate
      NLTagger NSObject initWithTagSchemes:/init(tagSchemes:)=self string
      SFSpeechRecognizer NSObject +requestAuthorization:/requestAuthorization(_:) isAvailable=NO
      NWPathMonitor NSObject pathUpdateHandler startWithQueue:/start(queue:) cancel/cancel() currentPath
      UTType NSObject +typeWithIdentifier:/init(_:)=self +typeWithFilenameExtension:/init(filenameExtension:)=self +image/image=self +pdf/pdf=self
        +plainText/plainText=self +text/text=self +data/data=self +item/item=self +folder/folder=self +url/url=self +movie/movie=self +audio/audio=self
        +json/json=self +png/png=self +jpeg/jpeg=self +content/content=self +fileURL/fileURL=self +utf8PlainText/utf8PlainText=self +xml/xml=self +zip/zip=self
        +gif/gif=self +html/html=self +rtf/rtf=self +video/video=self +directory/directory=self +package/package=self +propertyList/propertyList=self identifier
        preferredFilenameExtension preferredMIMEType conformsToType:/conforms(to:)=NO localizedDescription +exportedAs:/init(exportedAs:)=self
        +importedAs:/init(importedAs:)=self +typeWithMIMEType:/init(mimeType:)=self
      BGTaskScheduler NSObject +sharedScheduler/shared=self submitTaskRequest:error:/submit(_:)=NO cancelAllTaskRequests/cancelAllTaskRequests()
        registerForTaskWithIdentifier:usingQueue:launchHandler:/register(forTaskWithIdentifier:using:launchHandler:)=YES
        cancelTaskRequestWithIdentifier:/cancel(taskRequestWithIdentifier:)
      BGTaskRequest NSObject initWithIdentifier:/init(identifier:)=self earliestBeginDate identifier
      BGAppRefreshTaskRequest BGTaskRequest
      BGProcessingTaskRequest BGTaskRequest requiresNetworkConnectivity requiresExternalPower
      BGTask NSObject setTaskCompletedWithSuccess:/setTaskCompleted(success:) expirationHandler identifier
      WidgetCenter NSObject +shared/shared=self reloadAllTimelines/reloadAllTimelines() reloadTimelinesOfKind:/reloadTimelines(ofKind:)
      MXMetricManager NSObject +sharedManager/shared=self addSubscriber:/add(_:)
      NCWidgetController NSObject +widgetController=self
      NSFileProviderManager NSObject +defaultManager/default=self
      NSFileProviderExtension NSObject
      EAAccessoryManager NSObject +sharedAccessoryManager/shared()=self connectedAccessories/connectedAccessories=[] registerForLocalNotifications/registerForLocalNotifications()
      EAAccessory NSObject name protocolStrings serialNumber
      LPMetadataProvider NSObject startFetchingMetadataForURL:completionHandler:/startFetchingMetadata(for:completionHandler:)
      LPLinkView UIView initWithURL:/init(url:)=self initWithMetadata:/init(metadata:)=self metadata
      LPLinkMetadata NSObject title originalURL URL url imageProvider iconProvider
      INInteraction NSObject initWithIntent:response:/init(intent:response:)=self donateInteractionWithCompletion:/donate(completion:)
      INIntent NSObject suggestedInvocationPhrase
      ASIdentifierManager NSObject +sharedManager/shared()=self advertisingIdentifier/advertisingIdentifier=NSUUID isAdvertisingTrackingEnabled=NO
      ATTrackingManager NSObject +requestTrackingAuthorizationWithCompletionHandler:/requestTrackingAuthorization(completionHandler:) +trackingAuthorizationStatus=0
      """, of: "the frameworks for devices and the system")
}
