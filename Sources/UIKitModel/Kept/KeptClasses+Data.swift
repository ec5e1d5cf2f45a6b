extension KeptRecords {
  /// Classes of Foundation and Core Data that only come and go.
  static let dataClasses =
    classes(
      """
      NSProxy NSObject
      NSMutableCharacterSet NSCharacterSet addCharactersInString:/insert(charactersIn:) formUnionWithCharacterSet:/formUnion(_:)
        removeCharactersInString:/remove(charactersIn:) addCharactersInRange: formIntersectionWithCharacterSet:/formIntersection(_:) invert/invert()
      NSMutableData NSData +dataWithCapacity:/init(capacity:)=self +dataWithLength:/init(length:)=self initWithLength:/init(length:)=self
        initWithCapacity:/init(capacity:)=self setLength:/setLength(_:) mutableBytes
        setData:/setData(_:) replaceBytesInRange:withBytes:/replaceBytes(in:withBytes:) resetBytesInRange:/resetBytes(in:)
        replaceBytesInRange:withBytes:length:/replaceBytes(in:withBytes:length:) increaseLengthBy:/increaseLength(by:)
      NSPurgeableData NSMutableData beginContentAccess/beginContentAccess()=YES endContentAccess/endContentAccess()
      NSDecimalNumberHandler NSObject +defaultDecimalNumberHandler/default=self
        +decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:=self
      NSPersonNameComponents NSObject givenName familyName middleName nickname namePrefix nameSuffix
      NSPersonNameComponentsFormatter NSFormatter style stringFromPersonNameComponents:/string(from:)=""
        +localizedStringFromPersonNameComponents:style:options:/localizedString(from:style:options:)=""
      NSLengthFormatter NSFormatter stringFromMeters:/string(fromMeters:)="" numberFormatter unitStyle stringFromValue:unit:/string(fromValue:unit:)=""
      NSMassFormatter NSFormatter stringFromKilograms:/string(fromKilograms:)="" numberFormatter unitStyle
      NSEnergyFormatter NSFormatter stringFromJoules:/string(fromJoules:)="" numberFormatter unitStyle
      NSMeasurementFormatter NSFormatter unitOptions unitStyle numberFormatter stringFromMeasurement:/string(from:)=""
      NSMeasurement NSObject initWithDoubleValue:unit:/init(value:unit:)=self unit doubleValue measurementByConvertingToUnit:/converted(to:)=self
      NSUnit NSObject initWithSymbol:/init(symbol:)=self symbol
      NSUnitLength NSUnit +meters/meters=self +kilometers/kilometers=self +miles/miles=self +feet/feet=self
      NSListFormatter NSFormatter +localizedStringByJoiningStrings:/localizedString(byJoining:)="" stringFromItems:/string(from:)=""
      NSDataDetector NSRegularExpression +dataDetectorWithTypes:error:/init(types:)=self checkingTypes
      NSCompoundPredicate NSPredicate +andPredicateWithSubpredicates:/init(andPredicateWithSubpredicates:)=self subpredicates compoundPredicateType
        +orPredicateWithSubpredicates:/init(orPredicateWithSubpredicates:)=self +notPredicateWithSubpredicate:/init(notPredicateWithSubpredicate:)=self
        initWithType:subpredicates:/init(type:subpredicates:)=self
      NSComparisonPredicate NSPredicate leftExpression rightExpression
        +predicateWithLeftExpression:rightExpression:modifier:type:options:/init(leftExpression:rightExpression:modifier:type:options:)=self
      NSExpression NSObject +expressionForKeyPath:/init(forKeyPath:)=self +expressionForConstantValue:/init(forConstantValue:)=self constantValue keyPath
        +expressionForFunction:arguments:/init(forFunction:arguments:)=self +expressionWithFormat:/init(format:)=self
        expressionValueWithObject:context:/expressionValue(with:context:) +expressionForEvaluatedObject/expressionForEvaluatedObject()=self
      NSFileWrapper NSObject initDirectoryWithFileWrappers:/init(directoryWithFileWrappers:)=self fileWrappers preferredFilename filename
        initRegularFileWithContents:/init(regularFileWithContents:)=self regularFileContents addFileWrapper:/addFileWrapper(_:)
        initWithURL:options:error:/init(url:options:)=self removeFileWrapper:/removeFileWrapper(_:) isDirectory/isDirectory=NO
      NSFileCoordinator NSObject initWithFilePresenter:/init(filePresenter:)=self cancel/cancel() +addFilePresenter:/addFilePresenter(_:)
        coordinateReadingItemAtURL:options:error:byAccessor:/coordinate(readingItemAt:options:error:byAccessor:)
        coordinateWritingItemAtURL:options:error:byAccessor:/coordinate(writingItemAt:options:error:byAccessor:) +filePresenters/filePresenters=[]
        +removeFilePresenter:/removeFilePresenter(_:) itemAtURL:didMoveToURL:/item(at:didMoveTo:)
      NSFileVersion NSObject +unresolvedConflictVersionsOfItemAtURL:/unresolvedConflictVersionsOfItem(at:)=[] +currentVersionOfItemAtURL:/currentVersionOfItem(at:)
        +removeOtherVersionsOfItemAtURL:error:/removeOtherVersionsOfItem(at:)=NO resolved isResolved
      NSURLSessionUploadTask NSURLSessionDataTask
      NSURLSessionWebSocketTask NSURLSessionTask sendMessage:completionHandler:/send(_:completionHandler:) maximumMessageSize
        receiveMessageWithCompletionHandler:/receive(completionHandler:) cancelWithCloseCode:reason:/cancel(with:reason:)
      NSCachedURLResponse NSObject initWithResponse:data:/init(response:data:)=self response data userInfo
      NSURLCredential NSObject +credentialWithUser:password:persistence:/init(user:password:persistence:)=self user password hasPassword
        initWithUser:password:persistence:/init(user:password:persistence:)=self +credentialForTrust:/init(trust:)=self
      NSURLCredentialStorage NSObject +sharedCredentialStorage/shared=self allCredentials setCredential:forProtectionSpace:/set(_:for:)
        setDefaultCredential:forProtectionSpace:/setDefaultCredential(_:for:) removeCredential:forProtectionSpace:/remove(_:for:)
        credentialsForProtectionSpace:/credentials(for:) defaultCredentialForProtectionSpace:/defaultCredential(for:)
      NSURLProtectionSpace NSObject host port realm authenticationMethod serverTrust proxyType
        initWithHost:port:protocol:realm:authenticationMethod:/init(host:port:protocol:realm:authenticationMethod:)=self
      NSURLAuthenticationChallenge NSObject protectionSpace proposedCredential previousFailureCount/previousFailureCount=0 sender
        failureResponse error
      NSURLProtocol NSObject +registerClass:/registerClass(_:)=YES +unregisterClass:/unregisterClass(_:) client request task
        +propertyForKey:inRequest:/property(forKey:in:) +setProperty:forKey:inRequest:/setProperty(_:forKey:in:) startLoading/startLoading()
        stopLoading/stopLoading() +canInitWithRequest:/canInit(with:)=NO +canonicalRequestForRequest:/canonicalRequest(for:)=$
      NSHTTPCookie NSObject +cookieWithProperties:/init(properties:)=self name value domain path expiresDate properties secure isSecure
        initWithProperties:/init(properties:)=self +requestHeaderFieldsWithCookies:/requestHeaderFields(with:)
        +cookiesWithResponseHeaderFields:forURL:/cookies(withResponseHeaderFields:for:)=[]
      NSHTTPCookieStorage NSObject +sharedHTTPCookieStorage/shared=self cookies/cookies=[] cookiesForURL:/cookies(for:)=[] setCookie:/setCookie(_:)
        deleteCookie:/deleteCookie(_:) cookieAcceptPolicy setCookies:forURL:mainDocumentURL:/setCookies(_:for:mainDocumentURL:)
        +sharedCookieStorageForGroupContainerIdentifier:/sharedCookieStorage(forGroupContainerIdentifier:)=self
        removeCookiesSinceDate:/removeCookies(since:)
      NSStream NSObject open/open() close/close() streamStatus/streamStatus=0 streamError delegate scheduleInRunLoop:forMode:/schedule(in:forMode:)
        removeFromRunLoop:forMode:/remove(from:forMode:) propertyForKey:/property(forKey:) setProperty:forKey:/setProperty(_:forKey:)=NO
        +getStreamsToHost:port:inputStream:outputStream:
      NSInputStream NSStream +inputStreamWithData:/init(data:)=self +inputStreamWithFileAtPath:/init(fileAtPath:)=self read:maxLength:/read(_:maxLength:)=0
        initWithData:/init(data:)=self hasBytesAvailable/hasBytesAvailable=NO +inputStreamWithURL:/init(url:)=self
      NSOutputStream NSStream +outputStreamToFileAtPath:append:/init(toFileAtPath:append:)=self +outputStreamToMemory/toMemory()=self
        write:maxLength:/write(_:maxLength:)=0 hasSpaceAvailable/hasSpaceAvailable=NO initToFileAtPath:append:/init(toFileAtPath:append:)=self
        +outputStreamWithURL:append:/init(url:append:)=self
      NSHost NSObject
      NSNetService NSObject initWithDomain:type:name:port:/init(domain:type:name:port:)=self name type domain port hostName addresses
        initWithDomain:type:name:/init(domain:type:name:)=self publish/publish() stop/stop() resolveWithTimeout:/resolve(withTimeout:) delegate
        TXTRecordData/txtRecordData() setTXTRecordData:/setTXTRecord(_:) startMonitoring/startMonitoring()
      NSNetServiceBrowser NSObject delegate searchForServicesOfType:inDomain:/searchForServices(ofType:inDomain:) stop/stop()
      NSMetadataQuery NSObject predicate searchScopes startQuery/start()=YES stopQuery/stop() disableUpdates/disableUpdates() resultCount/resultCount=0
        enableUpdates/enableUpdates() results/results=[] resultAtIndex:/result(at:) sortDescriptors operationQueue
      NSMetadataItem NSObject valueForAttribute:/value(forAttribute:)
      NSNotificationQueue NSObject +defaultQueue/default=self enqueueNotification:postingStyle:/enqueue(_:postingStyle:)
        enqueueNotification:postingStyle:coalesceMask:forModes:/enqueue(_:postingStyle:coalesceMask:forModes:)
        dequeueNotificationsMatching:coalesceMask:/dequeueNotifications(matching:coalesceMask:)
      NSInvocationOperation NSOperation initWithTarget:selector:object:/init(target:selector:object:)=self initWithInvocation:/init(invocation:)=self result
      NSCondition NSLock wait/wait() signal/signal() broadcast/broadcast() waitUntilDate:/wait(until:)=YES
      NSConditionLock NSLock initWithCondition:/init(condition:)=self condition lockWhenCondition:/lock(whenCondition:)
        unlockWithCondition:/unlock(withCondition:) tryLockWhenCondition:/tryLock(whenCondition:)=YES
      NSMapTable NSObject +weakToStrongObjectsMapTable/weakToStrongObjects()=NSMutableDictionary
        +strongToWeakObjectsMapTable/strongToWeakObjects()=NSMutableDictionary +weakToWeakObjectsMapTable/weakToWeakObjects()=NSMutableDictionary
        +strongToStrongObjectsMapTable/strongToStrongObjects()=NSMutableDictionary
        +mapTableWithKeyOptions:valueOptions:/init(keyOptions:valueOptions:)=NSMutableDictionary
      NSHashTable NSObject +weakObjectsHashTable/weakObjects()=NSMutableSet +hashTableWithOptions:/init(options:)=NSMutableSet
      NSPointerArray NSObject +weakObjectsPointerArray/weakObjects()=self +strongObjectsPointerArray/strongObjects()=self addPointer:/addPointer(_:)
        pointerAtIndex:/pointer(at:) compact/compact() count/count=0 removePointerAtIndex:/removePointer(at:) allObjects/allObjects=[]
        replacePointerAtIndex:withPointer:/replacePointer(at:withPointer:)
      NSExtensionContext NSObject inputItems/inputItems=[] openURL:completionHandler:/open(_:completionHandler:) cancelRequestWithError:/cancelRequest(withError:)
        completeRequestReturningItems:completionHandler:/completeRequest(returningItems:completionHandler:) widgetLargestAvailableDisplayMode
      NSExtensionItem NSObject attachments attributedTitle attributedContentText userInfo
      NSPort NSObject +port/init()=self
      NSMachPort NSPort
      NSPipe NSObject +pipe/init()=self fileHandleForReading fileHandleForWriting
      NSLinguisticTagger NSObject initWithTagSchemes:options:/init(tagSchemes:options:)=self string
        enumerateTagsInRange:scheme:options:usingBlock:/enumerateTags(in:scheme:options:using:)
      NSValueTransformer NSObject +setValueTransformer:forName:/setValueTransformer(_:forName:) transformedValue:/transformedValue(_:)=$
        reverseTransformedValue:/reverseTransformedValue(_:)=$ +transformedValueClass +allowsReverseTransformation=NO +valueTransformerForName:/init(forName:)=self
      NSDateInterval NSObject initWithStartDate:endDate:/init(start:end:)=self initWithStartDate:duration:/init(start:duration:)=self startDate start
        endDate end duration containsDate:/contains(_:)=NO
      NSManagedObjectID NSObject URIRepresentation/uriRepresentation()=NSURL isTemporaryID entity persistentStore
      NSPersistentStore NSObject URL url options type metadata identifier configurationName +metadataForPersistentStoreWithURL:error:
      NSPersistentCloudKitContainer NSPersistentContainer initializeCloudKitSchemaWithOptions:error:/initializeCloudKitSchema(options:)=YES
        canUpdateRecordForManagedObjectWithID:/canUpdateRecord(forManagedObjectWith:)=YES
      NSPersistentStoreDescription NSObject initWithURL:/init(url:)=self URL url type shouldMigrateStoreAutomatically shouldInferMappingModelAutomatically
        setOption:forKey:/setOption(_:forKey:) shouldAddStoreAsynchronously cloudKitContainerOptions setValue:forPragmaNamed:/setValue(_:forPragmaNamed:)
        +persistentStoreDescriptionWithURL:=self isReadOnly readOnly
      NSPropertyDescription NSObject name optional isOptional transient isTransient userInfo isIndexed entity
      NSAttributeDescription NSPropertyDescription attributeType defaultValue attributeValueClassName valueTransformerName allowsExternalBinaryDataStorage
      NSRelationshipDescription NSPropertyDescription destinationEntity inverseRelationship maxCount minCount deleteRule isToMany toMany isOrdered ordered
      NSFetchedPropertyDescription NSPropertyDescription fetchRequest
      NSExpressionDescription NSPropertyDescription expression expressionResultType
      NSAsynchronousFetchRequest NSObject initWithFetchRequest:completionBlock:/init(fetchRequest:completionBlock:)=self
      NSBatchDeleteRequest NSObject initWithFetchRequest:/init(fetchRequest:)=self initWithObjectIDs:/init(objectIDs:)=self resultType
      NSBatchUpdateRequest NSObject initWithEntityName:/init(entityName:)=self propertiesToUpdate predicate resultType
        +batchUpdateRequestWithEntityName:/init(entityName:)=self
      NSMergePolicy NSObject initWithMergeType:/init(merge:)=self
      NSEntityMigrationPolicy NSObject
      NSMappingModel NSObject +mappingModelFromBundles:forSourceModel:destinationModel:/init(from:forSourceModel:destinationModel:)=self
        +inferredMappingModelForSourceModel:destinationModel:error:/inferredMappingModel(forSourceModel:destinationModel:)=self
      NSMigrationManager NSObject initWithSourceModel:destinationModel:/init(sourceModel:destinationModel:)=self
      NSIncrementalStore NSPersistentStore
      NSPersistentHistoryChangeRequest NSObject +fetchHistoryAfterToken:/fetchHistory(after:)=self
      """, of: "Foundation")
}
