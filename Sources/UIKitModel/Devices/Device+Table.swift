import ObjectModel

extension Device {
  /// Every device, tablets first, older ones before newer ones; models of one size may share a row.
  ///
  /// A row begins with the release that its first model came with, and ends before the first that its last model does not run.
  /// `ipad` stands for any iPad of 768 by 1024 points and ends with none.
  package static let all: [Device] = pads + phones + zoomedPhones

  private static let pads: [Device] = [
    pad("ipad", "iPad", 768, 1024, since: .since(3, 2), scale: 2),
    pad("ipad-mini", "iPad mini", 768, 1024, since: .from(Release(6), until: Release(10))),
    pad("ipad-air-2", "iPad Air, Air 2", 768, 1024, since: .from(Release(7), until: Release(16))),
    pad("ipad-9.7", "iPad 9.7-inch", 768, 1024, since: .from(Release(7), until: Release(18))),
    pad("ipad-pro-9.7", "iPad Pro 9.7-inch", 768, 1024, since: .from(Release(9, 3), until: Release(17))),
    pad("ipad-10.5", "iPad Pro 10.5-inch", 834, 1112, since: .from(Release(10, 3), until: Release(18))),
    pad("ipad-10.2", "iPad 10.2-inch", 810, 1080, since: .since(13, 1)),
    pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, since: .since(12, 1), narrow: (375, 320)),
    pad("ipad-pro-12.9", "iPad Pro 12.9-inch", 1024, 1366, since: .since(9, 1), narrow: (375, 375)),
    pad("ipad-air-10.9", "iPad Air 10.9-inch", 820, 1180, since: .since(14), narrow: (375, 320)),
    pad("ipad-mini-6", "iPad mini 8.3-inch", 744, 1133, since: .since(15), narrow: (375, 320)),
    pad("ipad-mini-7", "iPad mini 8.3-inch (A17 Pro)", 744, 1133, since: .since(18), narrow: (375, 320)),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180, since: .since(17, 4), narrow: (375, 320)),
    pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366, since: .since(17, 4), narrow: (375, 375)),
    pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, since: .since(17, 4), narrow: (375, 320)),
    pad("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376, since: .since(17, 4), narrow: (375, 375)),
    pad("ipad-a16", "iPad (A16)", 820, 1180, since: .since(18, 3), narrow: (375, 320)),
  ]

  /// Large phones whose owner chose larger text and controls: they have the room of smaller ones, and are narrow on their side too.
  private static let zoomedPhones: [Device] = [
    phone("iphone-6-plus-zoomed", "iPhone 6 Plus, zoomed", 375, 667, since: .from(Release(8), until: Release(16))),
    phone("iphone-8-plus-zoomed", "iPhone 8 Plus, zoomed", 375, 667, since: .from(Release(9), until: Release(17))),
    phone("iphone-xs-max-zoomed", "iPhone XS Max, zoomed", 375, 812, since: .from(Release(12), until: Release(19))),
    phone("iphone-11-pro-max-zoomed", "iPhone 11 Pro Max, zoomed", 375, 812, since: .since(13)),
    phone("iphone-12-pro-max-zoomed", "iPhone 12 Pro Max, zoomed", 375, 812, since: .since(14, 1)),
  ]

  private static let phones: [Device] = [
    phone("iphone-4", "iPhone 4, 4s", 320, 480, since: .from(Release(4), until: Release(10)), scale: 2),
    phone("iphone-5", "iPhone 5", 320, 568, since: .from(Release(6), until: Release(11)), scale: 2),
    phone("iphone-se", "iPhone SE", 320, 568, since: .from(Release(9, 3), until: Release(16)), scale: 2),
    phone("iphone-6", "iPhone 6, 6s", 375, 667, since: .from(Release(8), until: Release(16)), scale: 2),
    phone("iphone-6-plus", "iPhone 6 Plus, 6s Plus", 414, 736, since: .from(Release(8), until: Release(16)), isWide: true),
    phone("iphone-7", "iPhone 7", 375, 667, since: .from(Release(10), until: Release(16)), scale: 2),
    phone("iphone-7-plus", "iPhone 7 Plus", 414, 736, since: .from(Release(10), until: Release(16)), isWide: true),
    phone("iphone-8", "iPhone 8", 375, 667, since: .from(Release(11), until: Release(17)), scale: 2),
    phone("iphone-8-plus", "iPhone 8 Plus, 6s Plus", 414, 736, since: .from(Release(9), until: Release(17)), isWide: true),
    phone("iphone-x", "iPhone X", 375, 812, since: .from(Release(11), until: Release(17))),
    phone("iphone-xr", "iPhone XR", 414, 896, since: .from(Release(12), until: Release(19)), scale: 2, isWide: true),
    phone("iphone-xs", "iPhone XS", 375, 812, since: .from(Release(12), until: Release(19))),
    phone("iphone-xs-max", "iPhone XS Max", 414, 896, since: .from(Release(12), until: Release(19)), isWide: true),
    phone("iphone-11", "iPhone 11", 414, 896, since: .since(13), scale: 2, isWide: true),
    phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, since: .since(13)),
    phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, since: .since(13), isWide: true),
    phone("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, since: .since(13, 4), scale: 2),
    phone("iphone-12-mini", "iPhone 12 mini", 375, 812, since: .since(14, 1)),
    phone("iphone-12", "iPhone 12", 390, 844, since: .since(14, 1)),
    phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, since: .since(14, 1)),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, since: .since(14, 1), isWide: true),
    phone("iphone-13", "iPhone 13", 390, 844, since: .since(15)),
    phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, since: .since(15)),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, since: .since(15)),
    phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, since: .since(15), isWide: true),
    phone("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, since: .since(15, 4), scale: 2),
    phone("iphone-14", "iPhone 14", 390, 844, since: .since(16)),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, since: .since(16), isWide: true),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, since: .since(16)),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, since: .since(16), isWide: true),
    phone("iphone-15", "iPhone 15", 393, 852, since: .since(17)),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, since: .since(17)),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, since: .since(17), isWide: true),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, since: .since(17), isWide: true),
    phone("iphone-16", "iPhone 16", 393, 852, since: .since(18)),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, since: .since(18), isWide: true),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, since: .since(18)),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, since: .since(18), isWide: true),
    phone("iphone-16e", "iPhone 16e", 390, 844, since: .since(18, 3)),
    phone("iphone-17", "iPhone 17", 402, 874, since: .since(26)),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, since: .since(26)),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, since: .since(26), isWide: true),
    phone("iphone-air", "iPhone Air", 420, 912, since: .since(26), isWide: true),
  ]
}
