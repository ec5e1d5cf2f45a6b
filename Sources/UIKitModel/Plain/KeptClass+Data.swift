extension KeptClass {
  /// What reads, writes and asks for data: there are no files and no network, so that nothing comes of it.
  static let data = coding + network + measures + others

  private static let coding = [
    KeptClass(
      name: "NSKeyedArchiver", superclass: "NSCoder", since: 0, summary: "Makes data of objects; none is made.",
      makers: calls("initForWritingWithMutableData:/init(forWritingWith:) initRequiringSecureCoding:/init(requiringSecureCoding:)"),
      nowhere: calls(
        "archivedDataWithRootObject:/archivedData(withRootObject:)"
          + " archivedDataWithRootObject:requiringSecureCoding:error:/archivedData(withRootObject:requiringSecureCoding:)"),
      properties: ["outputFormat", "requiresSecureCoding", "encodedData", "delegate"],
      idle: calls("finishEncoding/finishEncoding() finishDecoding/finishDecoding()"), kind: .coder),
    KeptClass(
      name: "NSKeyedUnarchiver", superclass: "NSCoder", since: 0, summary: "Makes objects of data; there is none.",
      makers: calls("initForReadingWithData:/init(forReadingWith:) initForReadingFromData:error:/init(forReadingFrom:)"),
      nowhere: calls(
        "unarchiveObjectWithData:/unarchiveObject(with:) unarchiveObjectWithFile:/unarchiveObject(withFile:)"
          + " unarchiveTopLevelObjectWithData:error:/unarchiveTopLevelObjectWithData(_:)"
          + " unarchivedObjectOfClass:fromData:error:/unarchivedObject(ofClass:from:)"
          + " unarchivedObjectOfClasses:fromData:error:/unarchivedObject(ofClasses:from:)"),
      properties: ["outputFormat", "requiresSecureCoding", "encodedData", "delegate"],
      idle: calls("finishEncoding/finishEncoding() finishDecoding/finishDecoding()"), kind: .coder),
    KeptClass(
      name: "NSPropertyListSerialization", since: 0, summary: "Turns values into data and back; nothing comes of it.",
      classMakers: calls(
        "propertyListWithData:options:format:error:/propertyList(from:options:format:)"
          + " dataWithPropertyList:format:options:error:/data(fromPropertyList:format:options:)"), kind: .nothing),
    KeptClass(
      name: "NSXMLParser", since: 0, summary: "Reads XML; there is none.",
      makers: calls("initWithData:/init(data:) initWithContentsOfURL:/init(contentsOf:)"),
      properties: ["delegate", "shouldProcessNamespaces", "parserError"], idle: calls("parse/parse() abortParsing/abortParsing()")),
  ]

  private static let network = [
    KeptClass(
      name: "NSURLSession", since: 7, summary: "Asks servers; none answers.",
      classMakers: calls(
        "sharedSession/shared sessionWithConfiguration:/init(configuration:)"
          + " sessionWithConfiguration:delegate:delegateQueue:/init(configuration:delegate:delegateQueue:)"),
      properties: ["configuration", "delegate", "sessionDescription"],
      idle: calls(
        "dataTaskWithURL:/dataTask(with:) dataTaskWithURL:completionHandler:/dataTask(with:completionHandler:)"
          + " dataTaskWithRequest:completionHandler:/dataTask(with:completionHandler:) dataTaskWithRequest:/dataTask(with:)"
          + " downloadTaskWithURL:completionHandler:/downloadTask(with:completionHandler:) downloadTaskWithURL:/downloadTask(with:)"
          + " uploadTaskWithRequest:fromData:completionHandler:/uploadTask(with:from:completionHandler:)"
          + " dataFromURL:/data(from:) dataForRequest:/data(for:) downloadFromURL:/download(from:)"
          + " invalidateAndCancel/invalidateAndCancel() finishTasksAndInvalidate/finishTasksAndInvalidate()")),
    KeptClass(
      name: "NSURLSessionConfiguration", since: 7, summary: "How servers are asked.",
      classMakers: calls(
        "defaultSessionConfiguration/default ephemeralSessionConfiguration/ephemeral"
          + " backgroundSessionConfigurationWithIdentifier:/background(withIdentifier:)"),
      properties: [
        "timeoutIntervalForRequest", "timeoutIntervalForResource", "HTTPAdditionalHeaders", "httpAdditionalHeaders", "requestCachePolicy",
        "URLCache", "urlCache", "waitsForConnectivity", "allowsCellularAccess",
      ]),
    KeptClass(
      name: "NSURLSessionTask", since: 7, summary: "A question to a server.",
      properties: ["taskDescription", "priority", "state", "originalRequest", "currentRequest", "response", "taskIdentifier", "progress"],
      idle: calls("resume/resume() cancel/cancel() suspend/suspend()")),
    KeptClass(name: "NSURLSessionDataTask", superclass: "NSURLSessionTask", since: 7, summary: "A question for data."),
    KeptClass(name: "NSURLSessionDownloadTask", superclass: "NSURLSessionTask", since: 7, summary: "A question for a file."),
    KeptClass(
      name: "NSURLResponse", since: 0, summary: "What a server answers of its data.",
      properties: ["URL", "url", "MIMEType", "mimeType", "expectedContentLength", "suggestedFilename"]),
    KeptClass(
      name: "NSHTTPURLResponse", superclass: "NSURLResponse", since: 0, summary: "What a server answers of its data.",
      makers: calls("initWithURL:statusCode:HTTPVersion:headerFields:/init(url:statusCode:httpVersion:headerFields:)"),
      properties: ["statusCode", "allHeaderFields"]),
    KeptClass(
      name: "NSURLConnection", since: 0, summary: "Asks a server; none answers.",
      makers: calls(
        "initWithRequest:delegate:/init(request:delegate:) initWithRequest:delegate:startImmediately:/init(request:delegate:startImmediately:)"
      ),
      classMakers: calls("connectionWithRequest:delegate:/init(request:delegate:)"),
      idle: calls("start/start() cancel/cancel() scheduleInRunLoop:forMode:/schedule(in:forMode:)")),
    KeptClass(
      name: "NSURLComponents", since: 7, summary: "The parts of an address; kept, and not taken apart.",
      makers: calls("initWithString:/init(string:) initWithURL:resolvingAgainstBaseURL:/init(url:resolvingAgainstBaseURL:)"),
      classMakers: calls(
        "componentsWithString:/componentsWithString(_:) componentsWithURL:resolvingAgainstBaseURL:/componentsWithURL(_:resolvingAgainstBaseURL:)"
      ),
      properties: ["scheme", "host", "path", "query", "fragment", "port", "user", "password", "queryItems", "URL", "url", "string"]),
    KeptClass(
      name: "NSURLQueryItem", since: 8, summary: "A name with a value in an address.",
      makers: calls("initWithName:value:/init(name:value:)"), classMakers: calls("queryItemWithName:value:/queryItemWithName(_:value:)"),
      properties: ["name", "value"]),
    KeptClass(
      name: "URLError", since: 0, summary: "What went wrong with a question to a server.", makers: calls("initWithCode:/init(_:)"),
      properties: ["code", "failingURL"]),
    KeptClass(
      name: "NSURLCache", since: 0, summary: "What servers answered before; nothing.",
      makers: calls("initWithMemoryCapacity:diskCapacity:diskPath:/init(memoryCapacity:diskCapacity:diskPath:)"),
      classMakers: calls("sharedURLCache/shared"), properties: ["memoryCapacity", "diskCapacity"],
      idle: calls("removeAllCachedResponses/removeAllCachedResponses()")),
  ]

  private static let measures = [
    KeptClass(
      name: "NSTimeZone", since: 0, summary: "The hour of a place.",
      makers: calls("initWithName:/init(identifier:)"),
      classMakers: calls(
        "timeZoneWithName:/timeZoneWithName(_:) localTimeZone/local systemTimeZone/system defaultTimeZone/default timeZoneForSecondsFromGMT:/init(secondsFromGMT:) timeZoneWithAbbreviation:/init(abbreviation:)"
      ),
      properties: ["name", "identifier", "abbreviation", "secondsFromGMT"]),
    KeptClass(
      name: "NSFormatter", since: 0, summary: "Writes values.",
      properties: ["locale", "timeZone", "calendar", "formattingContext"]),
    KeptClass(
      name: "NSByteCountFormatter", superclass: "NSFormatter", since: 6, summary: "Writes sizes of files; nothing is written.",
      classMakers: [], properties: ["countStyle", "allowedUnits", "includesUnit"],
      idle: calls("stringFromByteCount:/string(fromByteCount:)")),
    KeptClass(
      name: "NSDateComponentsFormatter", superclass: "NSFormatter", since: 8, summary: "Writes spans of time; nothing is written.",
      properties: ["allowedUnits", "unitsStyle", "zeroFormattingBehavior", "maximumUnitCount"],
      idle: calls("stringFromTimeInterval:/string(from:) stringFromDate:toDate:/string(from:to:) stringFromDateComponents:/string(from:)")),
    KeptClass(
      name: "NSRelativeDateTimeFormatter", superclass: "NSFormatter", since: 13, summary: "Writes how long ago; nothing is written.",
      properties: ["unitsStyle", "dateTimeStyle"],
      idle: calls(
        "localizedStringForDate:relativeToDate:/localizedString(for:relativeTo:) localizedStringFromTimeInterval:/localizedString(fromTimeInterval:)"
      )),
    KeptClass(
      name: "NSISO8601DateFormatter", superclass: "NSFormatter", since: 10, summary: "Writes moments; nothing is written.",
      properties: ["formatOptions"], idle: calls("stringFromDate:/string(from:) dateFromString:/date(from:)")),
    KeptClass(
      name: "NSDateIntervalFormatter", superclass: "NSFormatter", since: 8, summary: "Writes spans of dates; nothing is written.",
      properties: ["dateStyle", "timeStyle"], idle: calls("stringFromDate:toDate:/string(from:to:)")),
  ]

  private static let others = [
    KeptClass(name: "NSKeyValueChangeKey", since: 0, summary: "Where an observer finds what changed."),
    KeptClass(
      name: "NSLock", since: 0, summary: "Keeps others out; there is one thread.", properties: ["name"],
      idle: calls("lock/lock() unlock/unlock() tryLock/try() withLock:/withLock(_:)")),
    KeptClass(name: "NSRecursiveLock", superclass: "NSLock", since: 0, summary: "Keeps others out; there is one thread."),
    KeptClass(
      name: "NSUndoManager", since: 3, summary: "Takes back what was done; nothing is kept to take back.",
      properties: ["levelsOfUndo", "canUndo", "canRedo", "undoActionName"],
      idle: calls(
        "undo/undo() redo/redo() removeAllActions/removeAllActions() setActionName:/setActionName(_:) beginUndoGrouping/beginUndoGrouping()"
          + " endUndoGrouping/endUndoGrouping() registerUndoWithTarget:selector:object:/registerUndo(withTarget:selector:object:)"
          + " registerUndoWithTarget:handler:/registerUndo(withTarget:handler:)")),
    KeptClass(
      name: "NSProcessInfo", since: 0, summary: "What the app runs in.", classMakers: calls("processInfo/processInfo"),
      properties: [
        "arguments", "environment", "processName", "operatingSystemVersionString", "isLowPowerModeEnabled", "physicalMemory",
        "processorCount",
      ]),
    KeptClass(
      name: "NSProgress", since: 7, summary: "How far something is.", makers: calls("initWithTotalUnitCount:/init(totalUnitCount:)"),
      classMakers: calls("progressWithTotalUnitCount:/progressWithTotalUnitCount(_:)"),
      properties: ["totalUnitCount", "completedUnitCount", "fractionCompleted", "localizedDescription", "isCancelled"],
      idle: calls("cancel/cancel()")),
    KeptClass(
      name: "NSFileHandle", since: 0, summary: "A file; there are none.",
      classMakers: calls("fileHandleForReadingAtPath:/init(forReadingAtPath:)"),
      idle: calls("readDataToEndOfFile/readDataToEndOfFile() closeFile/closeFile() writeData:/write(_:)")),
    KeptClass(
      name: "NSUbiquitousKeyValueStore", since: 5, summary: "What all devices share; nothing is.",
      classMakers: calls("defaultStore/default"),
      idle: calls("synchronize/synchronize() setObject:forKey:/set(_:forKey:) objectForKey:/object(forKey:) stringForKey:/string(forKey:)")),
    KeptClass(
      name: "Logger", since: 0, summary: "Writes for developers; nothing is written.",
      makers: calls("initWithSubsystem:category:/init(subsystem:category:)"),
      idle: calls(
        "log:/log(_:) log:message:/log(level:_:) debug:/debug(_:) info:/info(_:) notice:/notice(_:) warning:/warning(_:) error:/error(_:)"
          + " critical:/critical(_:) fault:/fault(_:) trace:/trace(_:)")),
    KeptClass(
      name: "OSLog", since: 10, summary: "Where developers look.", makers: calls("initWithSubsystem:category:/init(subsystem:category:)"),
      classMakers: calls("default/default disabled/disabled")),
    KeptClass(
      name: "UIContentUnavailableConfiguration", since: 17, summary: "What a screen without content shows.",
      classMakers: calls("emptyConfiguration/empty() loadingConfiguration/loading() searchConfiguration/search()"),
      properties: ["text", "secondaryText", "image", "imageProperties", "textProperties", "button", "buttonProperties", "background"]),
    KeptClass(
      name: "UIDocument", since: 5, summary: "A document; there are no files.", makers: calls("initWithFileURL:/init(fileURL:)"),
      properties: ["fileURL", "localizedName", "documentState", "hasUnsavedChanges", "undoManager", "fileType"],
      idle: calls(
        "openWithCompletionHandler:/open(completionHandler:) closeWithCompletionHandler:/close(completionHandler:)"
          + " saveToURL:forSaveOperation:completionHandler:/save(to:for:completionHandler:) updateChangeCount:/updateChangeCount(_:)")),
  ]
}
