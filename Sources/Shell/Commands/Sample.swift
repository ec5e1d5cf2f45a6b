import ObjectModel

/// A ready world, as the commands that build it.
package struct Sample: Sendable {
  package let name: String
  package let summary: String
  package let inputs: [String]
  /// The releases that have all it needs.
  var releases = ReleaseRange.always

  /// The sample of a name: that of the release, or else of another one.
  static func named(_ name: String, in release: Release) -> Sample? {
    let all = all.filter { $0.name == name }
    return all.first { $0.releases.contains(release) } ?? all.first
  }

  /// One of each name, as the release has it.
  static func list(in release: Release) -> [Sample] {
    var names: [String] = []
    for sample in all where !names.contains(sample.name) { names.append(sample.name) }
    return names.compactMap { named($0, in: release) }
  }

  package static let all: [Sample] = [
    Sample(
      name: "courses", summary: "a list and a page, the button in the page's navigation bar",
      inputs: [
        "new table list title=\"Courses\" rows=\"iOS,Mac,Ruby\"", "new view web title=\"Web\"", "new nav masterNav list",
        "new nav detailNav web",
        "new split svc masterNav detailNav", "recipe bar-button web", "attach web to svc", "launch svc portrait",
      ]),
    Sample(
      name: "toolbar", summary: "a page with a toolbar of its own and no navigation bar",
      inputs: [
        "new table list title=\"Notes\" rows=\"Home,Work\"", "new view page title=\"Page\"", "new nav masterNav list",
        "new split svc masterNav page",
        "recipe toolbar page", "attach page to svc", "launch svc portrait",
      ]),
    Sample(
      name: "tabs", summary: "a split view in a tab, which misses turns while another tab is chosen",
      inputs: [
        "new table list title=\"Cities\" rows=\"Lima,Oslo\"", "new view map title=\"Map\"", "new nav detailNav map",
        "new split svc list detailNav",
        "recipe bar-button map", "attach map to svc", "new view about title=\"About\"", "new tabs tabs svc about", "launch tabs portrait",
      ]),
    Sample(
      name: "universal", summary: "the same list and page as a stack, as an iPhone shows them",
      inputs: [
        "new table list title=\"Courses\" rows=\"iOS,Mac,Ruby\"", "new view web title=\"Web\"", "new nav stack list",
        "implement list didSelectRow { [stack pushViewController:web animated:YES]; }", "launch stack portrait",
      ], releases: .from(Release(3, 2), until: Release(8))),
    Sample(
      name: "universal", summary: "one split view for tablets and phones, which begins with its list where it is narrow",
      inputs: [
        "new table list title=\"Courses\" rows=\"iOS,Mac,Ruby\"", "new view web title=\"Web\"", "new nav masterNav list",
        "new nav detailNav web", "new split svc masterNav detailNav", "recipe mode-button web", "recipe list-first list",
        "attach list to svc", "implement list didSelectRow { [svc showDetailViewController:detailNav sender:self]; }", "launch svc",
      ], releases: .since(8)),
    Sample(
      name: "mail", summary: "three columns: mailboxes, a list, a message; from iOS 14 on",
      inputs: [
        "new table boxes title=\"Mailboxes\" rows=\"Inbox,Sent\"", "new table list title=\"Inbox\" rows=\"Hello,Invoice\"",
        "new view message title=\"Hello\"", "new split svc style=triple primary=boxes supplementary=list secondary=message",
        "new view teller", "implement teller willChange willShowColumn willHideColumn topColumn expandMode didCollapse didExpand",
        "attach teller to svc", "launch svc",
      ], releases: .since(14)),
    Sample(
      name: "inspector", summary: "two columns and an inspector, a sheet where there is little room; from iOS 26 on",
      inputs: [
        "new table list title=\"Layers\" rows=\"Sky,Sea\"", "new view canvas title=\"Canvas\"", "new view details title=\"Details\"",
        "new split svc style=double primary=list secondary=canvas inspector=details", "new view teller",
        "implement teller willShowColumn willHideColumn didShowColumn didHideColumn", "attach teller to svc", "launch svc",
        "[svc showColumn:UISplitViewControllerColumnInspector];",
      ], releases: .since(26)),
  ]
}
