import UIKit

class ShipsViewController: UITableViewController {
  let ships = ["Anna", "Bertha"]

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showShip", let path = tableView.indexPathForSelectedRow else {
      print("prepares", segue.identifier ?? "nothing")
      return
    }
    let stack = segue.destination as! UINavigationController
    let page = stack.topViewController as! ShipViewController
    page.ship = ships[path.row]
    page.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    page.navigationItem.leftItemsSupplementBackButton = true
  }

  @IBAction func backToShips(_ segue: UIStoryboardSegue) {
    print("back from", segue.source.title ?? "nowhere")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ships.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Ship", for: indexPath)
    cell.textLabel?.text = ships[indexPath.row]
    return cell
  }
}
