extension KeptClass {
  /// What draws and moves: nothing is painted, so that paths, layers and animations are only kept.
  static let drawing = paths + layers + animators + texts

  private static let paths = [
    KeptClass(
      name: "UIBezierPath", since: 3, summary: "A path; nothing is drawn.",
      classMakers: calls(
        "bezierPath/init() bezierPathWithRect:/init(rect:) bezierPathWithOvalInRect:/init(ovalIn:)"
          + " bezierPathWithRoundedRect:cornerRadius:/init(roundedRect:cornerRadius:)"
          + " bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:/init(roundedRect:byRoundingCorners:cornerRadii:)"
          + " bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:/init(arcCenter:radius:startAngle:endAngle:clockwise:)"
          + " bezierPathWithCGPath:/init(cgPath:)"),
      properties: ["CGPath", "cgPath", "lineWidth", "lineCapStyle", "lineJoinStyle", "usesEvenOddFillRule", "bounds", "currentPoint"],
      idle: calls(
        "moveToPoint:/move(to:) addLineToPoint:/addLine(to:) addCurveToPoint:controlPoint1:controlPoint2:/addCurve(to:controlPoint1:controlPoint2:)"
          + " addQuadCurveToPoint:controlPoint:/addQuadCurve(to:controlPoint:)"
          + " addArcWithCenter:radius:startAngle:endAngle:clockwise:/addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
          + " closePath/close() stroke/stroke() fill/fill() addClip/addClip() appendPath:/append(_:) applyTransform:/apply(_:)"
          + " removeAllPoints/removeAllPoints() setLineDash:count:phase:/setLineDash(_:count:phase:)")),
    KeptClass(
      name: "UIGraphicsImageRenderer", since: 10, summary: "Makes pictures; nothing is drawn.",
      makers: calls("initWithSize:/init(size:) initWithBounds:/init(bounds:) initWithSize:format:/init(size:format:)"),
      answers: [
        Answer(calls: calls("imageWithActions:/image(actions:)"), type: "UIImage", given: "UIGraphicsImageRendererContext"),
        Answer(
          calls: calls(
            "PNGDataWithActions:/pngData(actions:) JPEGDataWithCompressionQuality:actions:/jpegData(withCompressionQuality:actions:)"),
          type: "NSData", given: "UIGraphicsImageRendererContext"),
      ]),
    KeptClass(
      name: "UIGraphicsImageRendererContext", since: 10, summary: "Where a picture is drawn.", properties: ["format", "currentImage"],
      idle: calls("fillRect:/fill(_:) strokeRect:/stroke(_:) clipToRect:/clip(to:)"),
      answers: [Answer(calls: calls("CGContext/cgContext"), type: "CGContext")]),
    KeptClass(
      name: "UIGraphicsPDFRenderer", since: 10, summary: "Makes documents; nothing is drawn.",
      makers: calls("initWithBounds:/init(bounds:) initWithBounds:format:/init(bounds:format:)"),
      answers: [
        Answer(calls: calls("PDFDataWithActions:/pdfData(actions:)"), type: "NSData", given: "UIGraphicsPDFRendererContext")
      ]),
    KeptClass(
      name: "UIGraphicsPDFRendererContext", since: 10, summary: "Where a document is drawn.",
      idle: calls("beginPage/beginPage() beginPageWithBounds:pageInfo:/beginPage(withBounds:pageInfo:)"),
      answers: [Answer(calls: calls("CGContext/cgContext"), type: "CGContext")]),
    KeptClass(
      name: "CGContext", since: 0, summary: "Where things are drawn; nothing is.",
      properties: ["interpolationQuality", "textMatrix", "textPosition"],
      idle: calls(
        "save/saveGState() restore/restoreGState() setFillColor:/setFillColor(_:) setStrokeColor:/setStrokeColor(_:)"
          + " setFillColorRed:green:blue:alpha:/setFillColor(red:green:blue:alpha:)"
          + " setStrokeColorRed:green:blue:alpha:/setStrokeColor(red:green:blue:alpha:) setFillColorGray:alpha:/setFillColor(gray:alpha:)"
          + " setStrokeColorGray:alpha:/setStrokeColor(gray:alpha:) setLineWidth:/setLineWidth(_:) setLineCap:/setLineCap(_:)"
          + " setLineJoin:/setLineJoin(_:) setLineDash:lengths:/setLineDash(phase:lengths:) setMiterLimit:/setMiterLimit(_:)"
          + " setAlpha:/setAlpha(_:) setBlendMode:/setBlendMode(_:) setShouldAntialias:/setShouldAntialias(_:)"
          + " setAllowsAntialiasing:/setAllowsAntialiasing(_:) setShadowOffset:blur:/setShadow(offset:blur:)"
          + " setShadowOffset:blur:color:/setShadow(offset:blur:color:) beginPath/beginPath() closePath/closePath() move:/move(to:)"
          + " addLine:/addLine(to:) addLines:/addLines(between:) addCurve:control1:control2:/addCurve(to:control1:control2:)"
          + " addQuadCurve:control:/addQuadCurve(to:control:) addArcCenter:radius:startAngle:endAngle:clockwise:"
          + "/addArc(center:radius:startAngle:endAngle:clockwise:) addArcTangent1End:tangent2End:radius:"
          + "/addArc(tangent1End:tangent2End:radius:) addEllipse:/addEllipse(in:) addRect:/addRect(_:) addRects:/addRects(_:)"
          + " addPath:/addPath(_:) strokePath/strokePath() fillPath/fillPath() fillPathUsing:/fillPath(using:) drawPath:/drawPath(using:)"
          + " fill:/fill(_:) stroke:/stroke(_:) strokeRect:width:/stroke(_:width:) fillEllipse:/fillEllipse(in:)"
          + " strokeEllipse:/strokeEllipse(in:) strokeLineSegments:/strokeLineSegments(between:) clear:/clear(_:) clip/clip()"
          + " clipUsing:/clip(using:) clipToRect:/clip(to:) clipToRect:mask:/clip(to:mask:) resetClip/resetClip() translate:y:/translateBy(x:y:)"
          + " scale:y:/scaleBy(x:y:) rotate:/rotate(by:) concatenate:/concatenate(_:) draw:rect:/draw(_:in:) draw:rect:byTiling:"
          + "/draw(_:in:byTiling:) drawLinearGradient:start:end:options:/drawLinearGradient(_:start:end:options:)"
          + " drawRadialGradient:startCenter:startRadius:endCenter:endRadius:options:"
          + "/drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)"
          + " beginTransparencyLayerAuxiliaryInfo:/beginTransparencyLayer(auxiliaryInfo:) endTransparencyLayer/endTransparencyLayer()"
          + " setTextDrawingMode:/setTextDrawingMode(_:) setFlatness:/setFlatness(_:) setRenderingIntent:/setRenderingIntent(_:)"
          + " flush/flush() synchronize/synchronize() showText:/showText(_:) setFillColorSpace:/setFillColorSpace(_:)"
          + " setStrokeColorSpace:/setStrokeColorSpace(_:)"),
      answers: [Answer(calls: calls("makeImage/makeImage()"), type: "CGImage")]),
    KeptClass(
      name: "CGImage", since: 0, summary: "The bits of a picture; there are none.", properties: ["width", "height", "bytesPerRow"],
      answers: [Answer(calls: calls("cropping:/cropping(to:)"), type: "CGImage")]),
    KeptClass(
      name: "CGGradient", since: 0, summary: "A run of colours; nothing is drawn.",
      makers: calls(
        "initColorsSpace:colors:locations:/init(colorsSpace:colors:locations:)"
          + " initColorSpace:components:locations:count:/init(colorSpace:colorComponents:locations:count:)")),
    KeptClass(
      name: "CGMutablePath", since: 0, summary: "A path; nothing is drawn.", properties: ["currentPoint", "isEmpty", "boundingBox"],
      idle: calls(
        "move:/move(to:) addLine:/addLine(to:) addLines:/addLines(between:) addRect:/addRect(_:) addEllipse:/addEllipse(in:)"
          + " addPath:/addPath(_:) closeSubpath/closeSubpath() addArcCenter:radius:startAngle:endAngle:clockwise:"
          + "/addArc(center:radius:startAngle:endAngle:clockwise:) addArcTangent1End:tangent2End:radius:"
          + "/addArc(tangent1End:tangent2End:radius:) addCurve:control1:control2:/addCurve(to:control1:control2:)"
          + " addQuadCurve:control:/addQuadCurve(to:control:)")),
    KeptClass(
      name: "CGPath", since: 0, summary: "A path; nothing is drawn.",
      makers: calls(
        "initRect:transform:/init(rect:transform:) initEllipse:transform:/init(ellipseIn:transform:)"
          + " initRoundedRect:cornerWidth:cornerHeight:transform:/init(roundedRect:cornerWidth:cornerHeight:transform:)"),
      properties: ["boundingBox", "currentPoint"]),
    KeptClass(
      name: "UIGraphicsImageRendererFormat", since: 10, summary: "How pictures are made.", classMakers: calls("defaultFormat/default()"),
      properties: ["scale", "opaque"]),
  ]

  private static let layers = [
    KeptClass(
      name: "CAGradientLayer", superclass: "CALayer", since: 3, summary: "A layer that goes from one colour to another.",
      properties: ["colors", "locations", "startPoint", "endPoint", "type"], kind: .layer),
    KeptClass(
      name: "CAShapeLayer", superclass: "CALayer", since: 3, summary: "A layer in the form of a path.",
      properties: ["path", "fillColor", "strokeColor", "lineWidth", "lineCap", "lineJoin", "strokeEnd", "strokeStart", "lineDashPattern"],
      kind: .layer),
    KeptClass(
      name: "CATextLayer", superclass: "CALayer", since: 3, summary: "A layer with a text.",
      properties: ["string", "fontSize", "foregroundColor", "alignmentMode"], kind: .layer),
    KeptClass(
      name: "CAAnimation", since: 0, summary: "How a layer changes; nothing moves.",
      properties: [
        "duration", "beginTime", "repeatCount", "autoreverses", "fillMode", "removedOnCompletion", "isRemovedOnCompletion", "delegate",
        "timingFunction", "speed", "timeOffset",
      ]),
    KeptClass(
      name: "CABasicAnimation", superclass: "CAAnimation", since: 0, summary: "How a layer changes from one value to another.",
      classMakers: calls("animationWithKeyPath:/init(keyPath:) animation/init()"),
      properties: ["fromValue", "toValue", "byValue", "keyPath", "additive"]),
    KeptClass(
      name: "CASpringAnimation", superclass: "CABasicAnimation", since: 9, summary: "How a layer swings.",
      properties: ["damping", "stiffness", "mass", "initialVelocity", "settlingDuration"]),
    KeptClass(
      name: "CAKeyframeAnimation", superclass: "CAAnimation", since: 0, summary: "How a layer goes through values.",
      classMakers: calls("animationWithKeyPath:/init(keyPath:) animation/init()"),
      properties: ["values", "keyTimes", "path", "keyPath", "calculationMode"]),
    KeptClass(
      name: "CATransition", superclass: "CAAnimation", since: 0, summary: "How a layer turns into another.",
      classMakers: calls("animation/init()"), properties: ["type", "subtype"]),
    KeptClass(
      name: "CAAnimationGroup", superclass: "CAAnimation", since: 0, summary: "Several changes of a layer.", properties: ["animations"]),
    KeptClass(
      name: "CAMediaTimingFunction", since: 0, summary: "How fast a change goes.", classMakers: calls("functionWithName:/init(name:)")),
    KeptClass(
      name: "CADisplayLink", since: 3, summary: "Tells of each frame; no frame is drawn.",
      classMakers: calls("displayLinkWithTarget:selector:/init(target:selector:)"),
      properties: ["paused", "isPaused", "frameInterval", "preferredFramesPerSecond", "timestamp", "duration"],
      idle: calls("addToRunLoop:forMode:/add(to:forMode:) removeFromRunLoop:forMode:/remove(from:forMode:) invalidate/invalidate()")),
  ]

  private static let animators = [
    KeptClass(
      name: "UISpringTimingParameters", since: 10, summary: "How an animation swings.",
      makers: calls(
        "initWithDampingRatio:/init(dampingRatio:) initWithMass:stiffness:damping:initialVelocity:/init(mass:stiffness:damping:initialVelocity:)"
      )),
    KeptClass(
      name: "UIDynamicAnimator", since: 7, summary: "Moves views as bodies; nothing moves.",
      makers: calls("initWithReferenceView:/init(referenceView:)"), properties: ["delegate", "behaviors"],
      idle: calls("addBehavior:/addBehavior(_:) removeBehavior:/removeBehavior(_:) removeAllBehaviors/removeAllBehaviors()")),
    KeptClass(
      name: "UIDynamicBehavior", since: 7, summary: "How bodies behave.", properties: ["action"], idle: calls("addItem:/addItem(_:)")),
    KeptClass(
      name: "UIGravityBehavior", superclass: "UIDynamicBehavior", since: 7, summary: "How bodies fall.",
      makers: calls("initWithItems:/init(items:)"), properties: ["gravityDirection", "magnitude"]),
    KeptClass(
      name: "UICollisionBehavior", superclass: "UIDynamicBehavior", since: 7, summary: "How bodies meet.",
      makers: calls("initWithItems:/init(items:)"), properties: ["translatesReferenceBoundsIntoBoundary", "collisionDelegate"]),
    KeptClass(
      name: "UISnapBehavior", superclass: "UIDynamicBehavior", since: 7, summary: "How a body snaps to a point.",
      makers: calls("initWithItem:snapToPoint:/init(item:snapTo:)"), properties: ["damping", "snapPoint"]),
    KeptClass(
      name: "UIInterpolatingMotionEffect", since: 7, summary: "How a view follows the device's movement.",
      makers: calls("initWithKeyPath:type:/init(keyPath:type:)"), properties: ["minimumRelativeValue", "maximumRelativeValue"]),
    KeptClass(
      name: "UIMotionEffectGroup", since: 7, summary: "Several ways to follow the device's movement.", properties: ["motionEffects"]),
  ]

  private static let texts = [
    KeptClass(
      name: "NSParagraphStyle", since: 6, summary: "How paragraphs look.", classMakers: calls("defaultParagraphStyle/default()"),
      properties: [
        "alignment", "lineSpacing", "paragraphSpacing", "lineBreakMode", "firstLineHeadIndent", "headIndent", "lineHeightMultiple",
        "minimumLineHeight", "maximumLineHeight",
      ]),
    KeptClass(name: "NSMutableParagraphStyle", superclass: "NSParagraphStyle", since: 6, summary: "How paragraphs look, to be changed."),
    KeptClass(name: "NSShadow", since: 6, summary: "A shadow of a text.", properties: ["shadowColor", "shadowOffset", "shadowBlurRadius"]),
    KeptClass(
      name: "NSTextAttachment", since: 7, summary: "A picture in a text.", makers: calls("initWithImage:/init(image:)"),
      properties: ["image", "bounds", "contents"]),
    KeptClass(
      name: "UIFontDescriptor", since: 7, summary: "What a font is found by.",
      classMakers: calls(
        "fontDescriptorWithName:size:/init(name:size:) preferredFontDescriptorWithTextStyle:/preferredFontDescriptor(withTextStyle:)"
          + " fontDescriptorWithFontAttributes:/init(fontAttributes:)"),
      properties: ["pointSize", "postscriptName", "symbolicTraits", "fontAttributes"],
      idle: calls(
        "fontDescriptorWithSymbolicTraits:/withSymbolicTraits(_:) fontDescriptorWithSize:/withSize(_:) fontDescriptorWithDesign:/withDesign(_:)"
      )),
    KeptClass(
      name: "UIFontMetrics", since: 11, summary: "How fonts grow with the text size of the device; they do not.",
      classMakers: calls("metricsForTextStyle:/init(forTextStyle:) defaultMetrics/default()")),
  ]
}
