import FoundationModel
import ObjectModel

/// Functions that draw, or ask the system for what is not here: nothing comes of them.
enum DrawingFunctions {
  static let all: [GlobalFunction] =
    names.split(separator: " ").map { name in
      GlobalFunction(variadic: String(name), { _, _ in .null }, "Nothing: nothing is drawn, and the system is not asked.")
    }
    + ["CFRetain", "CFBridgingRetain", "CFBridgingRelease", "CFAutorelease", "CFSTR"].map { name in
      GlobalFunction(variadic: name, { values, _ in values.first ?? .null }, "The same object: the world counts references by itself.")
    }

  /// Numbers that stand for what views and keys decide by themselves.
  static let constants: [GlobalConstant] = [
    GlobalConstant("UITableViewAutomaticDimension", { .double(-1) }, "As high as the contents ask for."),
    GlobalConstant(
      "UICollectionViewFlowLayoutAutomaticSize", { .structure(StructValue(type: .size, numbers: [-1, -1])) },
      "As large as the contents ask for."),
    GlobalConstant("UIViewNoIntrinsicMetric", { .double(-1) }, "No size of its own."),
  ]

  private static let names =
    "CGContextSaveGState CGContextRestoreGState CGContextSetFillColorWithColor CGContextSetStrokeColorWithColor "
    + "CGContextFillRect CGContextStrokeRect CGContextSetLineWidth CGContextSetLineCap CGContextMoveToPoint "
    + "CGContextAddLineToPoint CGContextStrokePath CGContextFillPath CGContextDrawPath CGContextAddPath CGContextBeginPath "
    + "CGContextClosePath CGContextDrawImage CGContextTranslateCTM CGContextScaleCTM CGContextRotateCTM CGContextConcatCTM "
    + "CGContextSetRGBFillColor CGContextSetRGBStrokeColor CGContextSetGrayFillColor CGContextFillEllipseInRect "
    + "CGContextStrokeEllipseInRect CGContextClip CGContextClipToRect CGContextDrawLinearGradient CGContextDrawRadialGradient "
    + "CGContextSetShadow CGContextSetShadowWithColor CGContextSetAlpha CGContextSetBlendMode CGContextClearRect "
    + "CGContextAddArc CGContextAddRect CGContextAddEllipseInRect CGContextAddArcToPoint CGContextAddCurveToPoint "
    + "CGContextSetTextDrawingMode CGContextSetTextMatrix CGContextSetInterpolationQuality CGContextSetAllowsAntialiasing "
    + "CGContextSetShouldAntialias CGContextRelease CGContextFlush UIGraphicsBeginImageContext "
    + "UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext "
    + "UIGraphicsGetImageFromCurrentImageContext UIGraphicsPushContext UIGraphicsPopContext UIRectFill UIRectFrame UIRectClip "
    + "UIImageWriteToSavedPhotosAlbum CGColorSpaceCreateDeviceRGB CGColorSpaceCreateDeviceGray CGColorSpaceRelease "
    + "CGColorCreate CGColorRelease CGColorGetComponents CGGradientCreateWithColors CGGradientCreateWithColorComponents "
    + "CGGradientRelease CGPathCreateMutable CGPathCreateWithRect CGPathAddRect CGPathMoveToPoint CGPathAddLineToPoint "
    + "CGPathAddArc CGPathAddArcToPoint CGPathCloseSubpath CGPathRelease CGImageRelease CGImageRetain "
    + "CGImageCreateWithImageInRect CGImageCreate CGBitmapContextCreate CGBitmapContextCreateImage CFRelease SecItemAdd "
    + "SecItemCopyMatching SecItemDelete SecItemUpdate AudioServicesPlaySystemSound AudioServicesCreateSystemSoundID "
    + "SCNetworkReachabilityCreateWithName"
}
