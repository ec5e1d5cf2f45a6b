import ObjectModel

extension ClassRegistry {
  /// Every class of Foundation that the model has. Add a class here when you add its file.
  package static let foundation: [Source] = text + collections + values + app + coreData

  private static let coreData: [Source] = [
    Source("NSManagedObject", NSManagedObject.self) { NSManagedObject.table },
    Source("NSEntityDescription", NSEntityDescription.self) { NSEntityDescription.table },
    Source("NSManagedObjectContext", NSManagedObjectContext.self) { NSManagedObjectContext.table },
    Source("NSFetchRequest", NSFetchRequest.self) { NSFetchRequest.table },
    Source("NSFetchedResultsController", NSFetchedResultsController.self) { NSFetchedResultsController.table },
    Source("NSFetchedResultsSectionInfo", FetchedSection.self) { NSFetchedResultsController.sectionTable },
    Source("NSPersistentContainer", NSPersistentContainer.self) { NSPersistentContainer.table },
    Source("NSPersistentStoreCoordinator", NSPersistentStoreCoordinator.self) { NSPersistentContainer.coordinatorTable },
    Source("NSManagedObjectModel", NSManagedObjectModel.self) { NSPersistentContainer.modelTable },
  ]

  private static let text: [Source] = [
    Source("NSString") { NSString.table },
    Source("NSMutableString", NSMutableString.self) { NSMutableString.table },
    Source("NSCharacterSet", NSCharacterSet.self) { NSCharacterSet.table },
    Source("NSData", NSData.self) { NSData.table },
    Source("NSScanner", NSScanner.self) { NSScanner.table },
    Source("NSAttributedString", NSAttributedString.self) { NSAttributedString.table },
    Source("NSMutableAttributedString", NSMutableAttributedString.self) { NSMutableAttributedString.mutableTable },
    Source("NSRegularExpression", NSRegularExpression.self) { NSRegularExpression.table },
    Source("NSJSONSerialization", NSJSONSerialization.self) { NSJSONSerialization.table },
    Source("NSTextCheckingResult", NSTextCheckingResult.self) { NSTextCheckingResult.resultTable },
  ]

  private static let collections: [Source] = [
    Source("NSArray") { NSArray.table },
    Source("NSMutableArray", NSMutableArray.self) { NSMutableArray.table },
    Source("NSDictionary") { NSDictionary.table },
    Source("NSMutableDictionary", NSMutableDictionary.self) { NSMutableDictionary.table },
    Source("NSSet", NSSet.self) { NSSet.table },
    Source("NSMutableSet", NSMutableSet.self) { NSMutableSet.mutableTable },
    Source("NSOrderedSet", NSOrderedSet.self) { NSOrderedSet.table },
    Source("NSMutableOrderedSet", NSMutableOrderedSet.self) { NSMutableOrderedSet.mutableTable },
    Source("NSIndexPath", NSIndexPath.self) { NSIndexPath.table },
    Source("NSIndexSet", NSIndexSet.self) { NSIndexSet.table },
    Source("NSCache", NSCache.self) { NSCache.table },
    Source("NSEnumerator", NSEnumerator.self) { NSEnumerator.table },
    Source("NSSortDescriptor", NSSortDescriptor.self) { NSSortDescriptor.table },
    Source("NSPredicate", NSPredicate.self) { NSPredicate.table },
    Source("NSCompoundPredicate", NSCompoundPredicate.self) { NSCompoundPredicate.compoundTable },
  ]

  private static let values: [Source] = [
    Source("NSNumber") { NSNumber.table },
    Source("NSDecimalNumber") { NSDecimalNumber.table },
    Source("NSValue") { NSValue.table },
    Source("NSNull", NSNull.self) { NSNull.table },
    Source("NSUUID", NSUUID.self) { NSUUID.table },
    Source("NSDate", NSDate.self) { NSDate.table },
    Source("NSDateFormatter", NSDateFormatter.self) { NSDateFormatter.table },
    Source("NSCalendar", NSCalendar.self) { NSCalendar.table },
    Source("NSDateComponents", NSDateComponents.self) { NSDateComponents.table },
    Source("NSNumberFormatter", NSNumberFormatter.self) { NSNumberFormatter.table },
    Source("NSURL", NSURL.self) { NSURL.table },
    Source("NSURLRequest", NSURLRequest.self) { NSURLRequest.table },
    Source("NSMutableURLRequest", NSMutableURLRequest.self) { NSMutableURLRequest.mutableTable },
    Source("UnsafeMutablePointer", Pointer.self) { Pointer.pointerTable },
    Source("NSInvocation", Invocation.self) { Invocation.invocationTable },
    Source("NSMethodSignature", MethodSignature.self) { MethodSignature.signatureTable },
    Source("NSKeyValueObservedChange", KeyValueChange.self) { KeyValueChange.changeTable },
    Source("NSKeyValueObservation", KeyValueObservation.self) { KeyValueObservation.observationTable },
    Source("NSError", NSError.self) { NSError.table },
    Source("NSException", NSException.self) { NSException.table },
    Source("NSLocale", NSLocale.self) { NSLocale.table },
  ]

  private static let app: [Source] = [
    Source("NSNotification", NSNotification.self) { NSNotification.table },
    Source("NSNotificationCenter", NSNotificationCenter.self) { NSNotificationCenter.table },
    Source("NSUserDefaults", NSUserDefaults.self) { NSUserDefaults.table },
    Source("NSTimer", NSTimer.self) { NSTimer.table },
    Source("NSRunLoop", NSRunLoop.self) { NSRunLoop.table },
    Source("NSThread", NSThread.self) { NSThread.table },
    Source("NSOperationQueue", NSOperationQueue.self) { NSOperationQueue.table },
    Source("NSBundle", NSBundle.self) { NSBundle.table },
    Source("DispatchQueue", DispatchQueue.self) { DispatchQueue.table },
    Source("DispatchWorkItem", DispatchWorkItem.self) { DispatchWorkItem.itemTable },
    Source("DispatchGroup", DispatchGroup.self) { DispatchGroup.groupTable },
    Source("DispatchSemaphore", DispatchSemaphore.self) { DispatchSemaphore.semaphoreTable },
    Source("NSOperation", NSOperation.self) { NSOperation.operationTable },
    Source("NSBlockOperation", NSOperation.self) { NSOperation.blockTable },
    Source("DispatchTime") { DispatchTime.table },
    Source("DispatchTimeInterval") { DispatchTime.intervalTable },
    Source("NSFileManager", NSFileManager.self) { NSFileManager.table },
    Source("NSCoder", NSCoder.self) { NSCoder.table },
    Source("NSAutoreleasePool", NSAutoreleasePool.self) { NSAutoreleasePool.table },
  ]
}

extension GlobalTable {
  /// The functions, constants, enumerations and structures of Foundation and of C.
  package static let foundation = GlobalTable(
    functions: Functions.output + Functions.names + Functions.assertions + Functions.numbers + Functions.dispatch
      + Functions.associations + Functions.groups + Functions.letters,
    constants: TextEnums.attributeConstants + Functions.constants + Functions.dispatchConstants + CalendarUnit.oldConstants
      + [
        "NSSQLiteStoreType", "NSBinaryStoreType", "NSInMemoryStoreType", "NSMigratePersistentStoresAutomaticallyOption",
        "NSInferMappingModelAutomaticallyOption", "NSManagedObjectContextDidSaveNotification",
      ].map { name in GlobalConstant(name, { .string(name) }, "A name that Core Data uses.") },
    enums: [
      ComparisonResult.type, SearchOptions.type, PatternOptions.type, AssociationPolicy.type, KeyValueOptions.type,
      NSDateFormatter.Style.type, NSNumberFormatter.Style.type, CalendarUnit.type, CalendarUnit.identifiers, JSONReadingOptions.type,
      SearchPathDirectory.type, SearchPathDomain.type,
      JSONWritingOptions.type,
      FetchedResultsChange.type,
      ConcurrencyType.type,
    ] + TextEnums.all,
    structs: [.range, .point, .size, .rect, .edgeInsets, .directionalInsets, .offset, .transform],
    protocols: ["NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSFastEnumeration"].map {
      ProtocolTable($0, "A protocol of Foundation.", [])
    } + [FetchedResultsDelegate.table])
}
