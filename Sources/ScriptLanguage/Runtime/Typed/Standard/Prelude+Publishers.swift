extension Prelude {
  /// Values that are told as they come, in the manner of Combine; there is one thread, so that all are told at once.
  static let publishers: [String: String] = [
    "AnyPublisher": """
    class AnyCancellable: Hashable {
      private var body: (() -> Void)?
      init(_ body: @escaping () -> Void) { self.body = body }
      func cancel() {
        body?()
        body = nil
      }
      func store(in all: inout Any) { all.insert(self) }
      static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { return left === right }
      deinit { body?() }
    }

    enum Subscribers {
      enum Completion { case finished, failure(Any) }
    }

    class AnyPublisher {
      private let subscribe: (@escaping (Any?) -> Void, @escaping (Any?) -> Void) -> (() -> Void)
      init(_ subscribe: @escaping (@escaping (Any?) -> Void, @escaping (Any?) -> Void) -> (() -> Void)) { self.subscribe = subscribe }

      func sink(receiveValue: @escaping (Any?) -> Void) -> AnyCancellable { return AnyCancellable(subscribe(receiveValue, { _ in })) }
      func sink(receiveCompletion: @escaping (Any?) -> Void, receiveValue: @escaping (Any?) -> Void) -> AnyCancellable {
        return AnyCancellable(subscribe(receiveValue, receiveCompletion))
      }
      func autoconnect() -> AnyPublisher { return self }
      func connect() -> AnyCancellable { return AnyCancellable({}) }
      func assign(to path: Any?, on object: Any?) -> AnyCancellable { return sink(receiveValue: { object[keyPath: path] = $0 }) }

      private func passing(_ body: @escaping (Any?, (Any?) -> Void) -> Void) -> AnyPublisher {
        let source = self
        return AnyPublisher { next, end in source.subscribe({ body($0, next) }, end) }
      }
      func map(_ transform: @escaping (Any?) -> Any?) -> AnyPublisher { return passing { value, next in next(transform(value)) } }
      func tryMap(_ transform: @escaping (Any?) -> Any?) -> AnyPublisher { return map(transform) }
      func compactMap(_ transform: @escaping (Any?) -> Any?) -> AnyPublisher {
        return passing { value, next in if let mapped = transform(value) { next(mapped) } }
      }
      func filter(_ test: @escaping (Any?) -> Bool) -> AnyPublisher { return passing { value, next in if test(value) { next(value) } } }
      func removeDuplicates() -> AnyPublisher {
        var last: Any?
        var isFirst = true
        return passing { value, next in
          if isFirst || last != value { next(value) }
          isFirst = false
          last = value
        }
      }
      func removeDuplicates(by areEqual: @escaping (Any?, Any?) -> Bool) -> AnyPublisher { return self }
      func dropFirst(_ count: Int = 1) -> AnyPublisher {
        var left = count
        return passing { value, next in if left > 0 { left -= 1 } else { next(value) } }
      }
      func prefix(_ count: Int) -> AnyPublisher {
        var left = count
        return passing { value, next in
          if left > 0 {
            left -= 1
            next(value)
          }
        }
      }
      func first() -> AnyPublisher { return prefix(1) }
      func scan(_ first: Any?, _ body: @escaping (Any?, Any?) -> Any?) -> AnyPublisher {
        var result = first
        return passing { value, next in
          result = body(result, value)
          next(result)
        }
      }
      func flatMap(maxPublishers: Any? = nil, _ transform: @escaping (Any?) -> Any?) -> AnyPublisher {
        var kept: [Any] = []
        return passing { value, next in if let inner = transform(value) { kept.append(inner.sink(receiveValue: next)) } }
      }
      func switchToLatest() -> AnyPublisher { return flatMap { $0 } }
      func combineLatest(_ other: Any) -> AnyPublisher { return Publishers.CombineLatest(self, other) }
      func combineLatest(_ other: Any, _ transform: @escaping (Any?, Any?) -> Any?) -> AnyPublisher {
        return Publishers.CombineLatest(self, other).map { pair in transform(pair.0, pair.1) }
      }
      func merge(with other: Any) -> AnyPublisher { return Publishers.Merge(self, other) }
      func zip(_ other: Any) -> AnyPublisher { return Publishers.CombineLatest(self, other) }
      func handleEvents(receiveSubscription: Any? = nil, receiveOutput: ((Any?) -> Void)? = nil, receiveCompletion: Any? = nil, receiveCancel: Any? = nil, receiveRequest: Any? = nil) -> AnyPublisher {
        return passing { value, next in
          receiveOutput?(value)
          next(value)
        }
      }
      func replaceNil(with other: Any) -> AnyPublisher { return map { $0 ?? other } }
      func prepend(_ first: Any?) -> AnyPublisher {
        let source = self
        return AnyPublisher { next, end in
          next(first)
          return source.subscribe(next, end)
        }
      }
      func receive(on scheduler: Any?, options: Any? = nil) -> AnyPublisher { return self }
      func subscribe(on scheduler: Any?, options: Any? = nil) -> AnyPublisher { return self }
      func debounce(for time: DispatchTimeInterval, scheduler: Any?, options: Any? = nil) -> AnyPublisher { return self }
      func throttle(for time: DispatchTimeInterval, scheduler: Any?, latest: Bool = true) -> AnyPublisher { return self }
      func delay(for time: DispatchTimeInterval, scheduler: Any?) -> AnyPublisher { return self }
      func decode(type: Any?, decoder: Any?) -> AnyPublisher { return self }
      func `catch`(_ body: @escaping (Any?) -> Any?) -> AnyPublisher { return self }
      func tryCatch(_ body: @escaping (Any?) -> Any?) -> AnyPublisher { return self }
      func mapError(_ body: @escaping (Any?) -> Any?) -> AnyPublisher { return self }
      func replaceError(with value: Any?) -> AnyPublisher { return self }
      func setFailureType(to type: Any?) -> AnyPublisher { return self }
      func retry(_ count: Int) -> AnyPublisher { return self }
      func share() -> AnyPublisher { return self }
      func print(_ prefix: String = "") -> AnyPublisher { return self }
      func eraseToAnyPublisher() -> AnyPublisher { return self }
    }

    class PassthroughSubject: AnyPublisher {
      private let box: SubjectBox
      init() {
        let box = SubjectBox()
        self.box = box
        super.init { next, end in box.add(next, end) }
      }
      func send(_ value: Any? = nil) { box.tell(value) }
      func send(completion: Subscribers.Completion) { box.finish(completion) }
    }

    class SubjectBox {
      private var listeners: [Int: (Any?) -> Void] = [:]
      private var ends: [Int: (Any?) -> Void] = [:]
      private var last = 0
      private var isFinished = false
      func add(_ next: @escaping (Any?) -> Void, _ end: @escaping (Any?) -> Void) -> (() -> Void) {
        last += 1
        let number = last
        listeners[number] = next
        ends[number] = end
        return {
          self.listeners[number] = nil
          self.ends[number] = nil
        }
      }
      func tell(_ value: Any?) {
        if isFinished { return }
        for number in listeners.keys.sorted() { listeners[number]?(value) }
      }
      func finish(_ completion: Any?) {
        if isFinished { return }
        isFinished = true
        for number in ends.keys.sorted() { ends[number]?(completion) }
      }
    }

    class CurrentValueSubject: AnyPublisher {
      private let box: SubjectBox
      private let holder: ValueHolder
      var value: Any? {
        get { return holder.value }
        set { send(newValue) }
      }
      init(_ value: Any?) {
        let box = SubjectBox()
        let holder = ValueHolder(value)
        self.box = box
        self.holder = holder
        super.init { next, end in
          next(holder.value)
          return box.add(next, end)
        }
      }
      func send(_ value: Any? = nil) {
        holder.value = value
        box.tell(value)
      }
      func send(completion: Subscribers.Completion) { box.finish(completion) }
    }

    class ValueHolder {
      var value: Any?
      init(_ value: Any?) { self.value = value }
    }

    class Just: AnyPublisher {
      init(_ value: Any?) {
        super.init { next, end in
          next(value)
          end(Subscribers.Completion.finished)
          return {}
        }
      }
    }

    class Empty: AnyPublisher {
      init(completeImmediately: Bool = true) { super.init { next, end in return {} } }
    }

    class Fail: AnyPublisher {
      init(error: Any) {
        super.init { next, end in
          end(Subscribers.Completion.failure(error))
          return {}
        }
      }
    }

    class Future: AnyPublisher {
      init(_ body: @escaping (@escaping (Result) -> Void) -> Void) {
        super.init { next, end in
          body { result in
            switch result {
            case .success(let value):
              next(value)
              end(Subscribers.Completion.finished)
            case .failure(let error): end(Subscribers.Completion.failure(error))
            }
          }
          return {}
        }
      }
    }

    enum Publishers {
      static func CombineLatest(_ first: Any, _ second: Any) -> AnyPublisher {
        var left: Any?
        var right: Any?
        var hasLeft = false
        var hasRight = false
        return AnyPublisher { next, end in
          let one = first.sink(receiveValue: {
            left = $0
            hasLeft = true
            if hasRight { next((left, right)) }
          })
          let two = second.sink(receiveValue: {
            right = $0
            hasRight = true
            if hasLeft { next((left, right)) }
          })
          return {
            one.cancel()
            two.cancel()
          }
        }
      }
      static func Merge(_ first: Any, _ second: Any) -> AnyPublisher {
        return AnyPublisher { next, end in
          let one = first.sink(receiveValue: next)
          let two = second.sink(receiveValue: next)
          return {
            one.cancel()
            two.cancel()
          }
        }
      }
    }

    @propertyWrapper class Published {
      private let subject: CurrentValueSubject
      var wrappedValue: Any? {
        get { return subject.value }
        set { subject.send(newValue) }
      }
      var projectedValue: CurrentValueSubject { return subject }
      init(wrappedValue: Any?) { subject = CurrentValueSubject(wrappedValue) }
    }

    extension NotificationCenter {
      func publisher(for name: Any?, object: Any? = nil) -> AnyPublisher {
        let center = self
        return AnyPublisher { next, end in
          let token = center.addObserver(forName: name, object: object, queue: nil) { next($0) }
          return { center.removeObserver(token) }
        }
      }
    }
    """
  ]
}
