import UIKit

struct Peak: Codable {
  var name: String
  var height: Int
  var place: Place
  var firstClimb: Date?

  struct Place: Codable {
    var latitude: Double
    var longitude: Double
  }
}

extension Bundle {
  func decode<T: Decodable>(_ file: String) -> T {
    guard let url = self.url(forResource: file, withExtension: nil) else { fatalError("\(file) is not in the bundle") }
    guard let data = try? Data(contentsOf: url) else { fatalError("\(file) cannot be read") }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(T.self, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      fatalError("\(file) has no \(key.stringValue)")
    } catch {
      fatalError("\(file): \(error)")
    }
  }
}

class PeakList: UITableViewController {
  let peaks: [Peak] = Bundle.main.decode("peaks.json")

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return peaks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(peaks[indexPath.row].name), \(peaks[indexPath.row].height) m"
    return cell
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: PeakList())
    window?.makeKeyAndVisible()
    return true
  }
}
