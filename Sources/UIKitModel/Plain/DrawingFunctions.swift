import FoundationModel
import ObjectModel

/// Functions that draw, or ask the system for what is not here: nothing comes of them.
enum DrawingFunctions {
  static let all: [GlobalFunction] =
    names.split(separator: " ").map { name in
      GlobalFunction(variadic: String(name), { _, _ in .null }, "Nothing: nothing is drawn, and the system is not asked.")
    }
    + made.map { name, type in
      GlobalFunction(
        variadic: name, { _, simulation in KeptClass.new(type, in: simulation) },
        "An object that stands for what would be drawn or kept: nothing is.")
    }
    + ["CFRetain", "CFBridgingRetain", "CFBridgingRelease", "CFAutorelease", "CFSTR"].map { name in
      GlobalFunction(variadic: name, { values, _ in values.first ?? .null }, "The same object: the world counts references by itself.")
    }

  /// Functions that give objects, with the classes of these.
  private static let made: [(String, String)] = [
    ("UIGraphicsGetCurrentContext", "CGContext"), ("CGBitmapContextCreate", "CGContext"),
    ("UIGraphicsGetImageFromCurrentImageContext", "UIImage"), ("CGBitmapContextCreateImage", "CGImage"), ("CGImageCreate", "CGImage"),
    ("CGImageCreateWithImageInRect", "CGImage"), ("CGPathCreateMutable", "CGMutablePath"), ("CGPathCreateWithRect", "CGPath"),
    ("CGPathCreateWithEllipseInRect", "CGPath"), ("CGPathCreateCopy", "CGPath"), ("CGPathCreateMutableCopy", "CGMutablePath"),
    ("CGGradientCreateWithColors", "CGGradient"), ("CGGradientCreateWithColorComponents", "CGGradient"),
    ("UIImagePNGRepresentation", "NSData"), ("UIImageJPEGRepresentation", "NSData"),
  ]

  /// Numbers that stand for what views and keys decide by themselves.
  static let constants: [GlobalConstant] = [
    GlobalConstant(
      "UITableViewAutomaticDimension", swift: "UITableView.automaticDimension", releases: .since(5), { .double(-1) },
      "As high as the contents ask for."),
    GlobalConstant(
      "UICollectionViewFlowLayoutAutomaticSize", swift: "UICollectionViewFlowLayout.automaticSize",
      { .structure(StructValue(type: .size, numbers: [-1, -1])) },
      "As large as the contents ask for."),
    GlobalConstant("UIViewNoIntrinsicMetric", swift: "UIView.noIntrinsicMetric", { .double(-1) }, "No size of its own."),
  ]

  private static let names =
    "CGContextSaveGState CGContextRestoreGState CGContextSetFillColorWithColor CGContextSetStrokeColorWithColor "
    + "CGContextFillRect CGContextStrokeRect CGContextSetLineWidth CGContextSetLineCap CGContextMoveToPoint "
    + "CGContextAddLineToPoint CGContextStrokePath CGContextFillPath CGContextDrawPath CGContextAddPath CGContextBeginPath "
    + "CGContextClosePath CGContextDrawImage CGContextTranslateCTM CGContextScaleCTM CGContextRotateCTM CGContextConcatCTM "
    + "CGContextSetRGBFillColor CGContextSetRGBStrokeColor CGContextSetGrayFillColor CGContextFillEllipseInRect "
    + "CGContextStrokeEllipseInRect CGContextClip CGContextClipToRect CGContextDrawLinearGradient "
    + "CGContextDrawRadialGradient CGContextSetShadow CGContextSetShadowWithColor CGContextSetAlpha CGContextSetBlendMode "
    + "CGContextClearRect CGContextAddArc CGContextAddRect CGContextAddEllipseInRect CGContextAddArcToPoint "
    + "CGContextAddCurveToPoint CGContextSetTextDrawingMode CGContextSetTextMatrix CGContextSetInterpolationQuality "
    + "CGContextSetAllowsAntialiasing CGContextSetShouldAntialias CGContextRelease CGContextFlush "
    + "UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsPushContext "
    + "UIGraphicsPopContext UIRectFill UIRectFrame UIRectClip UIImageWriteToSavedPhotosAlbum CGColorSpaceCreateDeviceRGB "
    + "CGColorSpaceCreateDeviceGray CGColorSpaceRelease CGColorCreate CGColorRelease CGColorGetComponents CGGradientRelease "
    + "CGPathAddRect CGPathMoveToPoint CGPathAddLineToPoint CGPathAddArc CGPathAddArcToPoint CGPathCloseSubpath "
    + "CGPathRelease CGImageRelease CGImageRetain CFRelease SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate "
    + "AudioServicesPlaySystemSound AudioServicesCreateSystemSoundID SCNetworkReachabilityCreateWithName "
    + "CGContextSetFillColor CGContextSetStrokeColor CGContextSetFillColorSpace CGContextSetStrokeColorSpace "
    + "CGContextSetLineJoin CGContextSetLineDash CGContextSetMiterLimit CGContextStrokeRectWithWidth CGContextFillRects "
    + "CGContextAddRects CGContextAddLines CGContextAddQuadCurveToPoint CGContextStrokeLineSegments CGContextEOClip "
    + "CGContextEOFillPath CGContextClipToMask CGContextSetGrayStrokeColor CGContextSetCMYKFillColor "
    + "CGContextBeginTransparencyLayer CGContextEndTransparencyLayer CGContextSelectFont CGContextSetFont "
    + "CGContextSetFontSize CGContextShowText CGContextShowTextAtPoint CGContextShowGlyphsAtPoint CGContextSetTextPosition "
    + "CGContextSetCharacterSpacing CGContextSetShouldSmoothFonts CGContextSetPatternPhase CGContextRetain "
    + "CGContextDrawTiledImage CGContextDrawPDFPage CGContextReplacePathWithStrokedPath CGContextSetFlatness "
    + "CGContextSetRenderingIntent CGPathAddEllipseInRect CGPathAddCurveToPoint CGPathAddQuadCurveToPoint CGPathAddLines "
    + "CGPathAddPath CGPathRetain CGPathAddRoundedRect CGPathApply CGColorRetain CGColorSpaceRetain "
    + "CGColorCreateCopyWithAlpha CGColorSpaceCreatePattern CGGradientRetain CGPatternRelease CGPatternCreate "
    + "CGDataProviderRelease CGDataProviderCreateWithData CGPDFDocumentRelease CGPDFDocumentCreateWithURL "
    + "CGPDFDocumentGetPage CGPDFPageRelease CGLayerRelease CGFontRelease CGImageSourceCreateWithURL "
    + "CGImageSourceCreateWithData CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateImageAtIndex "
    + "CGImageDestinationCreateWithURL CGImageDestinationAddImage CGImageDestinationFinalize CGImageMaskCreate "
    + "CGImageCreateWithMask UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFContextToData UIGraphicsBeginPDFPage "
    + "UIGraphicsBeginPDFPageWithInfo UIGraphicsEndPDFContext UISaveVideoAtPathToSavedPhotosAlbum "
    + "UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIRectFrameUsingBlendMode UIRectFillUsingBlendMode "
    + "UIAccessibilityPostNotification UIAccessibilityRegisterGestureConflictWithZoom "
    + "CTFramesetterCreateWithAttributedString CTFramesetterCreateFrame CTFramesetterSuggestFrameSizeWithConstraints "
    + "CTFrameDraw CTFrameGetLines CTLineDraw CTLineCreateWithAttributedString CTLineGetTypographicBounds "
    + "CTFontCreateWithName CTFontManagerRegisterGraphicsFont CTFontManagerRegisterFontsForURL CTParagraphStyleCreate "
    + "AudioServicesPlayAlertSound AudioServicesDisposeSystemSoundID AudioSessionInitialize AudioSessionSetActive "
    + "AudioSessionSetProperty SCNetworkReachabilityCreateWithAddress SCNetworkReachabilityGetFlags "
    + "SCNetworkReachabilitySetCallback SCNetworkReachabilityScheduleWithRunLoop SCNetworkReachabilityUnscheduleFromRunLoop "
    + "SecTrustEvaluate SecTrustGetCertificateAtIndex SecCertificateCreateWithData SecRandomCopyBytes CC_MD5 CC_SHA1 "
    + "CC_SHA256 CC_MD5_Init CC_MD5_Update CC_MD5_Final CCCrypt CCHmac malloc calloc realloc free memcpy memset memmove "
    + "memcmp bzero fopen fclose fread fwrite fprintf fputs fflush sysctlbyname sysctl uname signal gettimeofday "
    + "mach_absolute_time mach_timebase_info usleep sleep srand48 sranddev setenv "
    + "CFURLCreateStringByAddingPercentEscapes CFURLCreateStringByReplacingPercentEscapesUsingEncoding CFUUIDCreate "
    + "CFUUIDCreateString CFStringCreateCopy CFStringTransform CFArrayCreateMutable CFDictionaryCreateMutable CFRunLoopRun "
    + "CFRunLoopStop CFRunLoopGetCurrent CFRunLoopRunInMode CFPreferencesAppSynchronize CFNotificationCenterPostNotification "
    + "CFNotificationCenterAddObserver CFNotificationCenterRemoveObserver CFNotificationCenterGetDarwinNotifyCenter "
    + "CFStringTokenizerCreate CFURLStopAccessingSecurityScopedResource UTTypeCopyPreferredTagWithClass "
    + "UTTypeCreatePreferredIdentifierForTag UTTypeConformsTo UTTypeEqual objc_removeAssociatedObjects "
    + "NSSetUncaughtExceptionHandler NSLogv NSFreeMapTable OSAtomicIncrement32 OSAtomicDecrement32 OSSpinLockLock "
    + "OSSpinLockUnlock os_unfair_lock_lock os_unfair_lock_unlock os_log os_log_error os_log_info os_log_debug os_log_fault "
    + "os_signpost pthread_mutex_init pthread_mutex_lock pthread_mutex_unlock pthread_mutex_destroy pthread_rwlock_rdlock "
    + "pthread_rwlock_wrlock pthread_rwlock_unlock dispatch_retain dispatch_resume dispatch_suspend "
    + "dispatch_queue_set_specific dispatch_set_target_queue dispatch_source_set_timer dispatch_source_set_event_handler "
    + "dispatch_source_create dispatch_walltime dispatch_source_get_data dispatch_source_set_cancel_handler dispatch_get_context "
    + "pthread_self pipe fdopen dup2 CFRunLoopGetMain getnameinfo getaddrinfo inet_ntop inet_pton gethostbyname "
    + "getpid getppid getuid dispatch_set_context class_getInstanceMethod "
    + "class_getClassMethod method_getImplementation class_getName object_getClass "
    + "class_getSuperclass class_copyPropertyList class_copyMethodList property_getName method_getTypeEncoding sysctlbyname sysctl uname "
    + "class_addMethod class_replaceMethod method_setImplementation method_exchangeImplementations imp_implementationWithBlock "
    + "dispatch_source_cancel va_start va_end va_copy notify_post atexit xpc_connection_resume"
}
