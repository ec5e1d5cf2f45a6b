extension KeptRecords {
  /// Members of Foundation's classes that have no effect in the model.
  static let dataMembers = members(
    """
    NSObject methodForSelector:/method(for:) doesNotRecognizeSelector:/doesNotRecognizeSelector(_:) forwardInvocation:/forwardInvocation(_:)
      forwardingTargetForSelector:/forwardingTarget(for:) retainCount=1 zone= isProxy=NO
      +instanceMethodForSelector: +resolveInstanceMethod:/resolveInstanceMethod(_:)=NO
      +resolveClassMethod:=NO finalize= classForCoder awakeAfterUsingCoder:/awakeAfter(using:)=self
      replacementObjectForCoder:/replacementObject(for:)=self
      setNilValueForKey:/setNilValueForKey(_:)
      dictionaryWithValuesForKeys:/dictionaryWithValues(forKeys:) validateValue:forKey:error:=YES
      +automaticallyNotifiesObserversForKey:/automaticallyNotifiesObservers(forKey:)=YES
      +keyPathsForValuesAffectingValueForKey:/keyPathsForValuesAffectingValue(forKey:)=[]
      mutableArrayValueForKey:/mutableArrayValue(forKey:)=NSMutableArray mutableSetValueForKey:/mutableSetValue(forKey:)=NSMutableSet
      performSelectorInBackground:withObject:/performSelector(inBackground:with:)
      performSelector:onThread:withObject:waitUntilDone:/perform(_:on:with:waitUntilDone:) observationInfo +setVersion: +version=0
      +accessInstanceVariablesDirectly=YES attemptRecoveryFromError:optionIndex:=NO willChange:valuesAtIndexes:forKey:
      didChange:valuesAtIndexes:forKey: prepareForInterfaceBuilder/prepareForInterfaceBuilder()
    NSString stringByReplacingPercentEscapesUsingEncoding:=self stringByExpandingTildeInPath/expandingTildeInPath=self
      stringByStandardizingPath/standardizingPath=self stringByAbbreviatingWithTildeInPath/abbreviatingWithTildeInPath=self
      stringByResolvingSymlinksInPath/resolvingSymlinksInPath=self isAbsolutePath/isAbsolutePath=YES
      stringByFoldingWithOptions:locale:/folding(options:locale:)=self decomposedStringWithCanonicalMapping/decomposedStringWithCanonicalMapping=self
      precomposedStringWithCanonicalMapping/precomposedStringWithCanonicalMapping=self precomposedStringWithCompatibilityMapping=self
      decomposedStringWithCompatibilityMapping=self canBeConvertedToEncoding:/canBeConverted(to:)=YES
      sizeWithFont:constrainedToSize: sizeWithFont:constrainedToSize:lineBreakMode: sizeWithFont:forWidth:lineBreakMode:
      sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode: drawAtPoint:withFont: drawInRect:withFont:
      drawInRect:withFont:lineBreakMode: drawInRect:withFont:lineBreakMode:alignment: drawAtPoint:forWidth:withFont:lineBreakMode:
      drawAtPoint:forWidth:withFont:fontSize:lineBreakMode:baselineAdjustment: drawAtPoint:withAttributes:/draw(at:withAttributes:)
      drawInRect:withAttributes:/draw(in:withAttributes:) drawWithRect:options:attributes:context:/draw(with:options:attributes:context:)
      writeToFile:atomically:encoding:error:/write(toFile:atomically:encoding:)=NO fileSystemRepresentation=self
      writeToURL:atomically:encoding:error:/write(to:atomically:encoding:)=NO initWithContentsOfFile:encoding:error:/init(contentsOfFile:encoding:)
      initWithContentsOfURL:encoding:error:/init(contentsOf:encoding:) +stringWithContentsOfURL:usedEncoding:error:
      writeToFile:atomically:=NO +stringWithContentsOfFile: +availableStringEncodings=[] smallestEncoding=4 fastestEncoding=4
      getCString:maxLength:encoding:=NO getFileSystemRepresentation:maxLength:=NO propertyList propertyListFromStringsFileFormat
      stringByApplyingTransform:reverse:/applyingTransform(_:reverse:)=self variantFittingPresentationWidth:/variantFittingPresentationWidth(_:)=self
    NSAttributedString enumerateAttribute:inRange:options:usingBlock:/enumerateAttribute(_:in:options:using:)
      enumerateAttributesInRange:options:usingBlock:/enumerateAttributes(in:options:using:) attribute:atIndex:effectiveRange:/attribute(_:at:effectiveRange:)
      attribute:atIndex:longestEffectiveRange:inRange:/attribute(_:at:longestEffectiveRange:in:) attributedSubstringFromRange:/attributedSubstring(from:)=self
      initWithData:options:documentAttributes:error:/init(data:options:documentAttributes:)=self initWithAttributedString:/init(attributedString:)=self
      boundingRectWithSize:options:context:/boundingRect(with:options:context:) drawInRect:/draw(in:) drawAtPoint:/draw(at:)
      drawWithRect:options:context:/draw(with:options:context:) +attributedStringWithAttachment:/init(attachment:)=self size/size()
      dataFromRange:documentAttributes:error:/data(from:documentAttributes:) isEqualToAttributedString:/isEqual(to:)=NO
      containsAttachmentsInRange:/containsAttachments(in:)=NO
    NSMutableAttributedString insertAttributedString:atIndex:/insert(_:at:) mutableString/mutableString=NSMutableString
      replaceCharactersInRange:withAttributedString:/replaceCharacters(in:with:) replaceCharactersInRange:withString:/replaceCharacters(in:with:)
      deleteCharactersInRange:/deleteCharacters(in:) setAttributes:range:/setAttributes(_:range:) removeAttribute:range:/removeAttribute(_:range:)
      beginEditing/beginEditing() endEditing/endEditing() setAttributedString:/setAttributedString(_:) fixAttributesInRange:/fixAttributes(in:)
      addAttribute:value:range:/addAttribute(_:value:range:) addAttributes:range:/addAttributes(_:range:)
    NSData +dataWithBytesNoCopy:length:=self +dataWithBytesNoCopy:length:freeWhenDone:=self
      +dataWithContentsOfFile:options:error:/init(contentsOfFile:options:) +dataWithContentsOfURL:options:error:/init(contentsOf:options:)
      +dataWithContentsOfMappedFile: bytes
      initWithBytesNoCopy:length:freeWhenDone:=self initWithContentsOfFile:options:error: initWithContentsOfURL:options:error:
      initWithBase64EncodedData:options:/init(base64Encoded:options:)=self
      base64EncodedDataWithOptions:/base64EncodedData(options:)=self
      getBytes:length:/getBytes(_:length:) getBytes:range:/getBytes(_:range:) getBytes:
      subdataWithRange:/subdata(with:)=self writeToURL:atomically:/write(to:atomically:)=NO writeToFile:options:error:/write(toFile:options:)=NO
      writeToURL:options:error:/write(to:options:)=NO rangeOfData:options:range:/range(of:options:in:)
      enumerateByteRangesUsingBlock:/enumerateBytes(_:)
    NSURL +fileURLWithPath:isDirectory:/init(fileURLWithPath:isDirectory:)=self absoluteURL/absoluteURL=self standardizedURL/standardized=self
      URLByResolvingSymlinksInPath/resolvingSymlinksInPath()=self parameterString resourceSpecifier baseURL fileReferenceURL=self
      checkResourceIsReachableAndReturnError:/checkResourceIsReachable()=NO setResourceValue:forKey:error:/setResourceValue(_:forKey:)=YES
      setResourceValues:/setResourceValues(_:) getResourceValue:forKey:error:/getResourceValue(_:forKey:)=NO removeAllCachedResourceValues=
      resourceValuesForKeys:error:/resourceValues(forKeys:) setResourceValues:error:=YES
      startAccessingSecurityScopedResource/startAccessingSecurityScopedResource()=YES
      stopAccessingSecurityScopedResource/stopAccessingSecurityScopedResource()
      bookmarkDataWithOptions:includingResourceValuesForKeys:relativeToURL:error:/bookmarkData(options:includingResourceValuesForKeys:relativeTo:)=NSData
      +URLByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error:/init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)
      fileSystemRepresentation= hasDirectoryPath/hasDirectoryPath=NO getFileSystemRepresentation:maxLength:=NO
    NSURLRequest HTTPBody HTTPBodyStream allHTTPHeaderFields mainDocumentURL cachePolicy timeoutInterval
      valueForHTTPHeaderField:/value(forHTTPHeaderField:) HTTPShouldHandleCookies networkServiceType allowsCellularAccess
      initWithURL:cachePolicy:timeoutInterval:/init(url:cachePolicy:timeoutInterval:)=self httpBody httpBodyStream httpShouldHandleCookies
      +requestWithURL:cachePolicy:timeoutInterval:/init(url:cachePolicy:timeoutInterval:)=self HTTPShouldUsePipelining
    NSMutableURLRequest addValue:forHTTPHeaderField:/addValue(_:forHTTPHeaderField:) setValue:forHTTPHeaderField:/setValue(_:forHTTPHeaderField:)
    NSURLConnection +sendSynchronousRequest:returningResponse:error:/sendSynchronousRequest(_:returning:) +canHandleRequest:=YES
      +sendAsynchronousRequest:queue:completionHandler:/sendAsynchronousRequest(_:queue:completionHandler:)
      unscheduleFromRunLoop:forMode:/unschedule(from:forMode:) setDelegateQueue:/setDelegateQueue(_:) currentRequest originalRequest
    NSURLResponse textEncodingName initWithURL:MIMEType:expectedContentLength:textEncodingName:/init(url:mimeType:expectedContentLength:textEncodingName:)=self
    NSHTTPURLResponse +localizedStringForStatusCode:/localizedString(forStatusCode:)="" valueForHTTPHeaderField:/value(forHTTPHeaderField:)
    NSURLSession downloadTaskWithRequest:completionHandler:/downloadTask(with:completionHandler:)=NSURLSessionDownloadTask
      downloadTaskWithRequest:/downloadTask(with:)=NSURLSessionDownloadTask
      downloadTaskWithResumeData:/downloadTask(withResumeData:)=NSURLSessionDownloadTask
      downloadTaskWithResumeData:completionHandler:/downloadTask(withResumeData:completionHandler:)=NSURLSessionDownloadTask
      uploadTaskWithRequest:fromFile:completionHandler:/uploadTask(with:fromFile:completionHandler:)=NSURLSessionUploadTask
      uploadTaskWithRequest:fromFile:/uploadTask(with:fromFile:)=NSURLSessionUploadTask
      uploadTaskWithRequest:fromData:/uploadTask(with:from:)=NSURLSessionUploadTask
      uploadTaskWithStreamedRequest:/uploadTask(withStreamedRequest:)=NSURLSessionUploadTask
      webSocketTaskWithURL:/webSocketTask(with:)=NSURLSessionWebSocketTask resetWithCompletionHandler:/reset(completionHandler:)
      getTasksWithCompletionHandler:/getTasksWithCompletionHandler(_:) getAllTasksWithCompletionHandler:/getAllTasks(completionHandler:)
      flushWithCompletionHandler:/flush(completionHandler:) delegateQueue
      dataFromURL:delegate:/data(from:delegate:) dataForRequest:delegate:/data(for:delegate:) bytesFromURL:/bytes(from:) bytesForRequest:/bytes(for:)
      uploadForRequest:fromData:/upload(for:from:) uploadForRequest:fromFile:/upload(for:fromFile:) downloadForRequest:/download(for:)
    NSURLSessionTask countOfBytesReceived/countOfBytesReceived=0 countOfBytesExpectedToReceive/countOfBytesExpectedToReceive=0
      countOfBytesSent/countOfBytesSent=0 error earliestBeginDate delegate countOfBytesExpectedToSend/countOfBytesExpectedToSend=0
    NSURLSessionDownloadTask cancelByProducingResumeData:/cancel(byProducingResumeData:)
    NSURLSessionConfiguration HTTPCookieStorage httpCookieStorage HTTPMaximumConnectionsPerHost httpMaximumConnectionsPerHost
      discretionary isDiscretionary sessionSendsLaunchEvents URLCredentialStorage urlCredentialStorage protocolClasses networkServiceType
      sharedContainerIdentifier HTTPShouldSetCookies httpShouldSetCookies HTTPCookieAcceptPolicy httpCookieAcceptPolicy TLSMinimumSupportedProtocol
      allowsExpensiveNetworkAccess allowsConstrainedNetworkAccess shouldUseExtendedBackgroundIdleMode identifier connectionProxyDictionary
    NSURLCache cachedResponseForRequest:/cachedResponse(for:) storeCachedResponse:forRequest:/storeCachedResponse(_:for:)
      removeCachedResponseForRequest:/removeCachedResponse(for:) currentDiskUsage/currentDiskUsage=0 currentMemoryUsage/currentMemoryUsage=0
      +setSharedURLCache: removeCachedResponsesSinceDate:/removeCachedResponses(since:)
    NSURLComponents percentEncodedQuery percentEncodedPath percentEncodedHost percentEncodedQueryItems
    NSUserDefaults stringArrayForKey:/stringArray(forKey:) URLForKey:/url(forKey:) setURL:forKey:/set(_:forKey:)
      removePersistentDomainForName:/removePersistentDomain(forName:) persistentDomainForName:/persistentDomain(forName:)
      setPersistentDomain:forName:/setPersistentDomain(_:forName:) addSuiteNamed:/addSuite(named:) removeSuiteNamed:/removeSuite(named:)
      initWithSuiteName:/init(suiteName:)=self +resetStandardUserDefaults/resetStandardUserDefaults() initWithUser:=self
      volatileDomainForName:/volatileDomain(forName:) setVolatileDomain:forName:/setVolatileDomain(_:forName:)
      objectIsForcedForKey:/objectIsForced(forKey:)=NO
    NSTimer initWithFireDate:interval:target:selector:userInfo:repeats:/init(fireAt:interval:target:selector:userInfo:repeats:)=self tolerance
      +scheduledTimerWithTimeInterval:invocation:repeats:=self
    NSRunLoop runMode:beforeDate:/run(mode:before:)=NO run/run() addPort:forMode:/add(_:forMode:) removePort:forMode:/remove(_:forMode:)
      currentMode performBlock:/perform(_:) getCFRunLoop limitDateForMode:/limitDate(forMode:)
      performSelector:target:argument:order:modes:/perform(_:target:argument:order:modes:)
    NSThread +detachNewThreadSelector:toTarget:withObject:/detachNewThreadSelector(_:toTarget:with:) +sleepUntilDate:/sleep(until:)
      +exit/exit() +isMultiThreaded=NO +setThreadPriority:/setThreadPriority(_:)=YES +threadPriority=0.5 +callStackReturnAddresses=[]
      threadDictionary/threadDictionary=NSMutableDictionary threadPriority stackSize qualityOfService main/main() start/start()
      isExecuting/isExecuting=YES isFinished/isFinished=NO isCancelled/isCancelled=NO cancel/cancel() name
      initWithTarget:selector:object:/init(target:selector:object:)=self initWithBlock:/init(block:)=self +mainThread/main=self
    NSOperation isConcurrent/isConcurrent=NO isAsynchronous/isAsynchronous=NO isReady/isReady=YES queuePriority qualityOfService dependencies
      threadPriority waitUntilFinished/waitUntilFinished() removeDependency:/removeDependency(_:) name
    NSOperationQueue underlyingQueue qualityOfService operations/operations=[] name isSuspended suspended
      addBarrierBlock:/addBarrierBlock(_:) progress
    NSError localizedRecoverySuggestion localizedRecoveryOptions recoveryAttempter helpAnchor underlyingErrors
      +setUserInfoValueProviderForDomain:provider:/setUserInfoValueProvider(forDomain:provider:)
    NSException callStackReturnAddresses/callStackReturnAddresses=[] callStackSymbols/callStackSymbols=[]
    NSPredicate +predicateWithFormat:argumentArray:/init(format:argumentArray:)=self +predicateWithValue:/init(value:)=self
      predicateWithSubstitutionVariables:/withSubstitutionVariables(_:)=self predicateFormat evaluateWithObject:substitutionVariables:=YES
      +predicateWithFormat:arguments:=self
    NSSortDescriptor +sortDescriptorWithKey:ascending:comparator:=self reversedSortDescriptor/reversedSortDescriptor=self
    NSCharacterSet +symbolCharacterSet/symbols=self +characterSetWithRange:=self +URLQueryAllowedCharacterSet/urlQueryAllowed=self
      +URLHostAllowedCharacterSet/urlHostAllowed=self +URLPathAllowedCharacterSet/urlPathAllowed=self +illegalCharacterSet=self
      +URLFragmentAllowedCharacterSet/urlFragmentAllowed=self +URLUserAllowedCharacterSet/urlUserAllowed=self +controlCharacterSet/controlCharacters=self
      +URLPasswordAllowedCharacterSet/urlPasswordAllowed=self +nonBaseCharacterSet/nonBaseCharacters=self longCharacterIsMember:=NO
      +capitalizedLetterCharacterSet/capitalizedLetters=self +characterSetWithContentsOfFile:=self bitmapRepresentation
    NSProcessInfo systemUptime/systemUptime=0.0 operatingSystemVersion isOperatingSystemAtLeastVersion:/isOperatingSystemAtLeast(_:)=YES
      activeProcessorCount/activeProcessorCount=2 hostName/hostName="" lowPowerModeEnabled isLowPowerModeEnabled thermalState/thermalState=0
      beginActivityWithOptions:reason:/beginActivity(options:reason:)=NSObject endActivity:/endActivity(_:) globallyUniqueString=""
      performExpiringActivityWithReason:usingBlock:/performExpiringActivity(withReason:using:) isMacCatalystApp=NO isiOSAppOnMac=NO
      performActivityWithOptions:reason:usingBlock:/performActivity(options:reason:using:)=! processIdentifier/processIdentifier=1
      disableAutomaticTermination: enableAutomaticTermination: disableSuddenTermination= enableSuddenTermination= isMacCatalystApp=NO
    NSCoder encodeConditionalObject:forKey:/encodeConditionalObject(_:forKey:) encodeCGRect:forKey:/encode(_:forKey:)
      encodeCGPoint:forKey:/encode(_:forKey:) encodeCGSize:forKey:/encode(_:forKey:) encodeObject:/encode(_:) encodeDataObject:/encode(_:)
      encodeUIEdgeInsets:forKey:/encode(_:forKey:) encodeCGAffineTransform:forKey:/encode(_:forKey:) decodeObject/decodeObject()
      decodeCGRectForKey:/decodeCGRect(forKey:) decodeCGPointForKey:/decodeCGPoint(forKey:) decodeCGSizeForKey:/decodeCGSize(forKey:)
      decodeUIEdgeInsetsForKey:/decodeUIEdgeInsets(forKey:) decodeObjectOfClasses:forKey:/decodeObject(of:forKey:) setClass:forClassName:/setClass(_:forClassName:)
      decodeDataObject/decodeData() requiresSecureCoding allowsKeyedCoding/allowsKeyedCoding=YES decodePropertyListForKey:/decodePropertyList(forKey:)
      setClassName:forClass:/setClassName(_:for:) decodeCGAffineTransformForKey:/decodeCGAffineTransform(forKey:) failWithError:/failWithError(_:)
      decodingFailurePolicy encodeBytes:length:forKey:/encodeBytes(_:length:forKey:) decodeBytesForKey:returnedLength:
      encodeValueOfObjCType:at: decodeValueOfObjCType:at: encodeRootObject:/encodeRootObject(_:)
    NSKeyedArchiver +archiveRootObject:toFile:/archiveRootObject(_:toFile:)=NO +setClassName:forClass:/setClassName(_:for:)
    NSKeyedUnarchiver +setClass:forClassName:/setClass(_:forClassName:)
      +unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error:/unarchivedDictionary(ofKeyClass:objectClass:from:)
      +unarchivedArrayOfObjectsOfClass:fromData:error:/unarchivedArrayOfObjects(ofClass:from:)
    NSPropertyListSerialization +propertyListFromData:mutabilityOption:format:errorDescription:
      +dataFromPropertyList:format:errorDescription: +propertyList:isValidForFormat:/propertyList(_:isValidFor:)=NO
    NSXMLParser shouldReportNamespacePrefixes shouldResolveExternalEntities lineNumber/lineNumber=0 columnNumber/columnNumber=0
      publicID systemID initWithStream:/init(stream:)=self
    NSCache evictsObjectsWithDiscardedContent name delegate
    NSLock lockBeforeDate:/lock(before:)=YES
    NSFileHandle +fileHandleForWritingAtPath:/init(forWritingAtPath:) +fileHandleForReadingFromURL:error:/init(forReadingFrom:)
      +fileHandleForUpdatingAtPath:/init(forUpdatingAtPath:) seekToEndOfFile/seekToEndOfFile()=0 seekToFileOffset:/seek(toFileOffset:)
      +fileHandleForWritingToURL:error:/init(forWritingTo:) readDataOfLength:/readData(ofLength:) synchronizeFile/synchronizeFile()
      truncateFileAtOffset:/truncateFile(atOffset:) offsetInFile/offsetInFile=0 availableData readToEnd/readToEnd() close/close()
      fileDescriptor/fileDescriptor=0 +fileHandleWithStandardOutput/standardOutput=self +fileHandleWithStandardError/standardError=self
    NSBundle +bundleWithPath:/init(path:)=self +bundleWithIdentifier:/init(identifier:)=self +bundleWithURL:/init(url:)=self
      initWithPath:=self resourceURL localizedInfoDictionary
      pathForResource:ofType:inDirectory:forLocalization:/path(forResource:ofType:inDirectory:forLocalization:) preferredLocalizations
      localizations appStoreReceiptURL executablePath executableURL principalClass classNamed:/classNamed(_:) isLoaded load/load()=YES
      developmentLocalization +allBundles/allBundles=[] +allFrameworks/allFrameworks=[] unload/unload()=NO
      +preferredLocalizationsFromArray:/preferredLocalizations(from:)=$ privateFrameworksPath builtInPlugInsPath
    NSUndoManager prepareWithInvocationTarget:/prepare(withInvocationTarget:) removeAllActionsWithTarget:/removeAllActions(withTarget:)
      disableUndoRegistration/disableUndoRegistration() enableUndoRegistration/enableUndoRegistration() isUndoing/isUndoing=NO
      isRedoing/isRedoing=NO groupsByEvent isUndoRegistrationEnabled/isUndoRegistrationEnabled=YES undoMenuItemTitle redoActionName
    NSFileManager isReadableFileAtPath:/isReadableFile(atPath:)=NO isWritableFileAtPath:/isWritableFile(atPath:)=NO
      isDeletableFileAtPath:/isDeletableFile(atPath:)=NO isExecutableFileAtPath:/isExecutableFile(atPath:)=NO
      createDirectoryAtPath:withIntermediateDirectories:attributes:error:/createDirectory(atPath:withIntermediateDirectories:attributes:)=YES
      createDirectoryAtURL:withIntermediateDirectories:attributes:error:/createDirectory(at:withIntermediateDirectories:attributes:)=YES
      createDirectoryAtPath:attributes:=YES createFileAtPath:contents:attributes:/createFile(atPath:contents:attributes:)=NO
      contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:/contentsOfDirectory(at:includingPropertiesForKeys:options:)=[]
      subpathsAtPath:/subpaths(atPath:)=[] subpathsOfDirectoryAtPath:error:/subpathsOfDirectory(atPath:)=[] enumeratorAtPath:/enumerator(atPath:)
      enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:/enumerator(at:includingPropertiesForKeys:options:errorHandler:)
      removeItemAtURL:error:/removeItem(at:)=NO moveItemAtPath:toPath:error:/moveItem(atPath:toPath:)=NO moveItemAtURL:toURL:error:/moveItem(at:to:)=NO
      copyItemAtURL:toURL:error:/copyItem(at:to:)=NO trashItemAtURL:resultingItemURL:error:/trashItem(at:resultingItemURL:)=NO
      replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:/replaceItem(at:withItemAt:backupItemName:options:resultingItemURL:)=NO
      replaceItemAtURL:withItemAtURL:/replaceItemAt(_:withItemAt:) linkItemAtPath:toPath:error:/linkItem(atPath:toPath:)=NO
      attributesOfItemAtPath:error:/attributesOfItem(atPath:) attributesOfFileSystemForPath:error:/attributesOfFileSystem(forPath:)
      setAttributes:ofItemAtPath:error:/setAttributes(_:ofItemAtPath:)=NO fileAttributesAtPath:traverseLink: contentsAtPath:/contents(atPath:)
      contentsEqualAtPath:andPath:/contentsEqual(atPath:andPath:)=NO displayNameAtPath:/displayName(atPath:)=$ directoryContentsAtPath:=[]
      URLForDirectory:inDomain:appropriateForURL:create:error:/url(for:in:appropriateFor:create:)=NSURL ubiquityIdentityToken
      URLForUbiquityContainerIdentifier:/url(forUbiquityContainerIdentifier:) temporaryDirectory/temporaryDirectory=NSURL
      containerURLForSecurityApplicationGroupIdentifier:/containerURL(forSecurityApplicationGroupIdentifier:)=NSURL
      isUbiquitousItemAtURL:/isUbiquitousItem(at:)=NO setUbiquitous:itemAtURL:destinationURL:error:/setUbiquitous(_:itemAt:destinationURL:)=NO
      startDownloadingUbiquitousItemAtURL:error:/startDownloadingUbiquitousItem(at:)=NO evictUbiquitousItemAtURL:error:/evictUbiquitousItem(at:)=NO
      changeCurrentDirectoryPath:/changeCurrentDirectoryPath(_:)=NO currentDirectoryPath/currentDirectoryPath="" delegate
      fileSystemRepresentationWithPath:/fileSystemRepresentation(withPath:)=$ removeFileAtPath:handler:=NO homeDirectoryForCurrentUser
      stringWithFileSystemRepresentation:length:="" destinationOfSymbolicLinkAtPath:error:/destinationOfSymbolicLink(atPath:)
    NSCalendar maximumRangeOfUnit:/maximumRange(of:) minimumRangeOfUnit:/minimumRange(of:) isDate:equalToDate:toUnitGranularity:/isDate(_:equalTo:toGranularity:)=NO
      compareDate:toDate:toUnitGranularity:/compare(_:to:toGranularity:)=0 isDateInTomorrow: ordinalityOfUnit:inUnit:forDate:/ordinality(of:in:for:)=0
      dateByAddingUnit:value:toDate:options: componentsInTimeZone:fromDate:/dateComponents(in:from:)=NSDateComponents
      nextDateAfterDate:matchingComponents:options:/nextDate(after:matching:matchingPolicy:) calendarIdentifier identifier
      rangeOfUnit:startDate:interval:forDate:=NO monthSymbols shortMonthSymbols weekdaySymbols shortWeekdaySymbols veryShortWeekdaySymbols
      dateComponents:fromDate:=NSDateComponents AMSymbol PMSymbol standaloneMonthSymbols shortStandaloneWeekdaySymbols
    NSDateComponents weekOfMonth weekdayOrdinal yearForWeekOfYear leapMonth week date isValidDate setValue:forComponent:
      valueForComponent:/value(for:)=0
    NSDateFormatter doesRelativeDateFormatting setLocalizedDateFormatFromTemplate:/setLocalizedDateFormatFromTemplate(_:) lenient isLenient
      +dateFormatFromTemplate:options:locale:/dateFormat(fromTemplate:options:locale:)=$ calendar AMSymbol PMSymbol amSymbol pmSymbol defaultDate
      monthSymbols shortMonthSymbols weekdaySymbols shortWeekdaySymbols veryShortWeekdaySymbols standaloneMonthSymbols formatterBehavior
      standaloneWeekdaySymbols shortStandaloneMonthSymbols generatesCalendarDates eraSymbols formattingContext twoDigitStartDate
    NSTimeZone secondsFromGMTForDate:/secondsFromGMT(for:)=0 +knownTimeZoneNames/knownTimeZoneIdentifiers=[] abbreviationForDate:/abbreviation(for:)=""
      +abbreviationDictionary/abbreviationDictionary +resetSystemTimeZone localizedName:locale:/localizedName(for:locale:)=""
      isDaylightSavingTime/isDaylightSavingTime()=NO isDaylightSavingTimeForDate:/isDaylightSavingTime(for:)=NO +setDefaultTimeZone:
      daylightSavingTimeOffset/daylightSavingTimeOffset()=0.0 isEqualToTimeZone:=YES data
    NSLocale +autoupdatingCurrentLocale/autoupdatingCurrent=self +systemLocale=self displayNameForKey:value:/displayName(forKey:value:)=""
      +canonicalLocaleIdentifierFromString:=$ +componentsFromLocaleIdentifier:/components(fromLocaleIdentifier:) +availableLocaleIdentifiers=[]
      +ISOCountryCodes/isoRegionCodes=[] +ISOLanguageCodes/isoLanguageCodes=[] +characterDirectionForLanguage:/characterDirection(forLanguage:)=1
      currencySymbol currencyCode decimalSeparator groupingSeparator usesMetricSystem countryCode languageCode regionCode scriptCode
      localizedStringForLanguageCode:/localizedString(forLanguageCode:) localizedStringForCountryCode:/localizedString(forRegionCode:)
      localizedStringForLocaleIdentifier:/localizedString(forIdentifier:) calendarIdentifier
    NSByteCountFormatter +stringFromByteCount:countStyle:/string(fromByteCount:countStyle:)="" isAdaptive adaptive
      allowsNonnumericFormatting includesCount includesActualByteCount zeroPadsFractionDigits
    NSFormatter stringForObjectValue:/string(for:) getObjectValue:forString:errorDescription:=NO editingStringForObjectValue:/editingString(for:)
    NSDateComponentsFormatter includesApproximationPhrase includesTimeRemainingPhrase allowsFractionalUnits collapsesLargestUnit
      +localizedStringFromDateComponents:unitsStyle:/localizedString(from:unitsStyle:)
    NSArray pathsMatchingExtensions:/pathsMatchingExtensions(_:)=[] writeToURL:atomically:/write(to:atomically:)=NO writeToURL:error:=NO
      +arrayWithContentsOfURL:/init(contentsOf:) initWithContentsOfURL:/init(contentsOf:)
    NSDictionary +dictionaryWithContentsOfURL:/init(contentsOf:) initWithContentsOfURL:/init(contentsOf:) fileSize/fileSize()=0
      writeToURL:atomically:/write(to:atomically:)=NO fileModificationDate/fileModificationDate() fileCreationDate/fileCreationDate()
      fileType/fileType() +sharedKeySetForKeys:/sharedKeySet(forKeys:) descriptionInStringsFileFormat="" fileIsImmutable=NO
    NSManagedObject isInserted/isInserted=NO isUpdated/isUpdated=NO isFault/isFault=NO faultingState/faultingState=0 willSave/willSave() didSave/didSave()
      awakeFromInsert/awakeFromInsert() awakeFromFetch/awakeFromFetch() prepareForDeletion/prepareForDeletion() willTurnIntoFault/willTurnIntoFault()
      didTurnIntoFault/didTurnIntoFault() awakeFromSnapshotEvents:/awake(fromSnapshotEvents:) willAccessValueForKey:/willAccessValue(forKey:)
      didAccessValueForKey:/didAccessValue(forKey:) changedValues/changedValues() changedValuesForCurrentEvent/changedValuesForCurrentEvent()
      committedValuesForKeys:/committedValues(forKeys:) validateForInsert:/validateForInsert()=YES validateForUpdate:/validateForUpdate()=YES
      validateForDelete:/validateForDelete()=YES hasFaultForRelationshipNamed:/hasFault(forRelationshipNamed:)=NO hasPersistentChangedValues=NO
      mutableOrderedSetValueForKey:/mutableOrderedSetValue(forKey:)=NSMutableOrderedSet objectIDsForRelationshipNamed:/objectIDs(forRelationshipNamed:)=[]
    NSManagedObjectContext existingObjectWithID:error:/existingObject(with:) objectRegisteredForID:/registeredObject(for:)
      obtainPermanentIDsForObjects:error:/obtainPermanentIDs(for:)=YES refreshObject:mergeChanges:/refresh(_:mergeChanges:)
      mergeChangesFromContextDidSaveNotification:/mergeChanges(fromContextDidSave:) refreshAllObjects/refreshAllObjects() registeredObjects
      insertedObjects updatedObjects deletedObjects stalenessInterval propagatesDeletesAtEndOfEvent retainsRegisteredObjects userInfo
      detectConflictsForObject:/detectConflicts(for:) shouldDeleteInaccessibleFaults transactionAuthor queryGenerationToken assignObject:toPersistentStore:/assign(_:to:)
      +mergeChangesFromRemoteContextSave:intoContexts:/mergeChanges(fromRemoteContextSave:into:) shouldPerformSecureOperation
      setQueryGenerationFromToken:error:/setQueryGenerationFrom(_:)=YES executeRequest:error:/execute(_:)
    NSFetchRequest returnsObjectsAsFaults includesSubentities propertiesToFetch resultType relationshipKeyPathsForPrefetching
      returnsDistinctResults includesPropertyValues includesPendingChanges fetchOffset propertiesToGroupBy havingPredicate affectedStores
      shouldRefreshRefetchedObjects
    NSFetchedResultsController sectionIndexTitles/sectionIndexTitles=[] cacheName +deleteCacheWithName:/deleteCache(withName:)
      sectionForSectionIndexTitle:atIndex:/section(forSectionIndexTitle:at:)=0 sectionIndexTitleForSectionName:/sectionIndexTitle(forSectionName:)=$
    NSEntityDescription attributesByName relationshipsByName propertiesByName subentities superentity managedObjectClassName isAbstract
      abstract properties userInfo renamingIdentifier versionHash isKindOfEntity:/isKindOf(entity:)=NO relationshipsWithDestinationEntity:=[]
      indexes uniquenessConstraints
    NSManagedObjectModel entities entitiesByName setEntities:forConfigurationName:/setEntities(_:forConfigurationName:) versionIdentifiers
      fetchRequestTemplateForName:/fetchRequestTemplate(forName:) configurations isConfiguration:compatibleWithStoreMetadata:=YES
      fetchRequestFromTemplateWithName:substitutionVariables:/fetchRequestFromTemplate(withName:substitutionVariables:)
      +mergedModelFromBundles:forStoreMetadata: +modelByMergingModels:/init(byMerging:)=self entityVersionHashesByName copy=self
    NSPersistentStoreCoordinator migratePersistentStore:toURL:options:withType:error:/migratePersistentStore(_:to:options:withType:)
      removePersistentStore:error:/remove(_:)=YES metadataForPersistentStore:/metadata(for:) setMetadata:forPersistentStore:/setMetadata(_:for:)
      managedObjectIDForURIRepresentation:/managedObjectID(forURIRepresentation:) persistentStores persistentStoreForURL:/persistentStore(for:)
      URLForPersistentStore:/url(for:) +metadataForPersistentStoreOfType:URL:options:error:/metadataForPersistentStore(ofType:at:options:)
      +metadataForPersistentStoreOfType:URL:error: executeRequest:withContext:error:/execute(_:with:) lock= unlock=
      addPersistentStoreWithDescription:completionHandler:/addPersistentStore(with:completionHandler:) performBlock:/perform(_:)=!
      destroyPersistentStoreAtURL:withType:options:error:/destroyPersistentStore(at:ofType:options:)=YES performBlockAndWait:/performAndWait(_:)=!
      setURL:forPersistentStore:=NO name
    NSPersistentContainer persistentStoreDescriptions +defaultDirectoryURL/defaultDirectoryURL()=NSURL initWithName:managedObjectModel:/init(name:managedObjectModel:)=self
    """)
}
