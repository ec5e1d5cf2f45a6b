import ObjectModel

/// The inspector of iOS 26: a column at the trailing edge, or a sheet over a collapsed split view.
extension ColumnSplit {
  func showInspector() {
    guard controller(in: .inspector) != nil, isMounted else { return }
    finish()
    guard !isCollapsed else { return presentInspector() }
    guard !inspectorShows else { return }
    isChanging = true
    tellWillShow(.inspector)
    inspectorShows = true
    attach(.inspector)
    insertViews()
    let holder = holder(of: .inspector)
    if isOnScreen { holder?.beginAppearance(true, animated: true) }
    if split.isViewLoaded { split.layOut() }
    endChange()
    startCoordinator(duration: Self.duration)
    later(Self.duration) { [unowned self] in
      tellAnnounced()
      if split.appearance == .shown { holder?.endAppearance() }
      endCoordinator()
    }
  }

  func hideInspector() {
    finish()
    if let sheet = inspectorSheet { return dismissInspector(sheet) }
    guard inspectorShows, let holder = slots[.inspector]?.holder else { return }
    isChanging = true
    tellWillHide(.inspector)
    if isOnScreen { holder.beginAppearance(false, animated: true) }
    inspectorShows = false
    if split.isViewLoaded { split.layOut() }
    endChange()
    startCoordinator(duration: Self.duration)
    later(Self.duration) { [unowned self] in
      tellAnnounced()
      if holder.isViewLoaded { holder.view.moveSilently(to: nil) }
      if holder.appearance == .disappearing { holder.endAppearance() }
      endCoordinator()
    }
  }

  private func presentInspector() {
    guard inspectorSheet?.presenting == nil, let holder = holder(of: .inspector) else { return }
    if holder.parent != nil { detach(holder) }
    tellWillShow(.inspector)
    holder.chosenPresentationStyle = .pageSheet
    inspectorSheet = holder
    split.present(holder, animated: true)
    simulation.runLoop.atEndOfTurn(for: split) { split in
      split.columns?.later(UIViewController.presentationDuration) { [unowned split] in split.columns?.tellAnnounced() }
    }
  }

  private func dismissInspector(_ sheet: UIViewController) {
    guard let presenter = sheet.presenting else { return inspectorSheet = nil }
    presenter.dismissPresented(animated: true) {}
  }

  /// The sheet is about to go, whoever dismissed it.
  func inspectorSheetWillGo() {
    inspectorSheet = nil
    finish()
    tellWillHide(.inspector)
  }

  /// The sheet's dismissal is under way.
  func inspectorSheetGoes(animated: Bool) {
    simulation.runLoop.atEndOfTurn(for: split) { split in
      split.columns?.later(animated ? UIViewController.presentationDuration : 0) { [unowned split] in split.columns?.tellAnnounced() }
    }
  }
}

extension UIViewController {
  /// The columns whose inspector the controller is, while it is a sheet.
  var columnsAsSheet: ColumnSplit? {
    guard let columns = (presentation?.asker as? UISplitViewController)?.columns, columns.inspectorSheet === self else { return nil }
    return columns
  }
}
