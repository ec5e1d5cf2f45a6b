import ObjectModel

/// The enumerations of UIKit that tell keys and events apart, which the model has none of.
enum EventEnums {
  static let all: [EnumType] = [
    EnumType(
      "UIKeyModifierFlags", isOptionSet: true, "The keys that are held with another.", prefix: "UIKeyModifier",
      [
        ("alphaShift", 1 << 16), ("shift", 1 << 17), ("control", 1 << 18), ("alternate", 1 << 19), ("command", 1 << 20),
        ("numericPad", 1 << 21),
      ]),
    EnumType(
      "UIEventType", swift: "UIEvent.EventType", "What kind of event there is.", prefix: "UIEventType",
      [("touches", 0), ("motion", 1), ("remoteControl", 2), ("presses", 3), ("scroll", 10), ("hover", 11), ("transform", 14)]),
    EnumType(
      "UIEventSubtype", swift: "UIEvent.EventSubtype", "What an event tells.", prefix: "UIEventSubtype",
      [
        ("none", 0), ("motionShake", 1), ("remoteControlPlay", 100), ("remoteControlPause", 101), ("remoteControlStop", 102),
        ("remoteControlTogglePlayPause", 103), ("remoteControlNextTrack", 104), ("remoteControlPreviousTrack", 105),
      ]),
  ]
}
