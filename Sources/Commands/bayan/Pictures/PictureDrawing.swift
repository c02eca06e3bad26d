import BayanPreview
import Foundation

/// The drawing of a plan's pictures, all by one browser.
struct PictureDrawing {
  let plan: PicturePlan

  /// The number of pictures on a page.
  private static let batch = 40

  /// The number of pixels for each point, as on phones.
  private static let scale = 2

  /// Returns the pictures and their list, for the site.
  ///
  /// - Parameter isDrawn: Called with the number of pictures so far.
  func files(
    by browser: Browser, isDrawn: (Int) -> Void
  ) throws(Browser.Failure) -> [SiteFile] {
    try browser.call("Page.enable")
    try browser.call("Emulation.setEmulatedMedia", ["media": "screen", "features": Self.light])
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": PicturePlan.width, "height": 844, "deviceScaleFactor": Self.scale, "mobile": false,
      ])
    let tree = try browser.call("Page.getFrameTree")
    let frame = ((tree["frameTree"] as? [String: Any])?["frame"] as? [String: Any])?["id"]
    var files: [SiteFile] = []
    var drawn: [PicturePlan.Drawn] = []
    for start in stride(from: 0, to: plan.pictures.count, by: Self.batch) {
      let range = start..<min(start + Self.batch, plan.pictures.count)
      try browser.call(
        "Page.setDocumentContent", ["frameId": frame ?? "", "html": plan.page(range)])
      for (place, picture) in zip(range, try pictures(count: range.count, by: browser)) {
        let path = "\(PicturePlan.folder)/\(plan.pictures[place].file)"
        files.append(SiteFile(path: path, bytes: picture.bytes))
        drawn.append(picture.drawn)
      }
      isDrawn(range.upperBound)
    }
    return [plan.index(of: drawn)] + files
  }

  private static let light = [["name": "prefers-color-scheme", "value": "light"]]

  /// Returns the pictures on the open page.
  private func pictures(
    count: Int, by browser: Browser
  ) throws(Browser.Failure) -> [(bytes: [UInt8], drawn: PicturePlan.Drawn)] {
    let value = try Self.value(of: PicturePlan.arranging, by: browser) as? String
    let places = value.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    guard let places = places as? [[Any]], places.count == count else {
      throw .refused(method: "Runtime.evaluate", reason: "the pictures have no places")
    }
    let method = "Page.captureScreenshot"
    var pictures: [(bytes: [UInt8], drawn: PicturePlan.Drawn)] = []
    // Pictures are drawn one after the other, because the browser gives one picture for several
    // calls at once.
    for place in places {
      let numbers = place.prefix(4).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
      let clip = [
        "x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3], "scale": 1,
      ]
      let answer = try browser.call(
        method, ["format": "png", "clip": clip, "captureBeyondViewport": true])
      guard let text = answer["data"] as? String, let data = Data(base64Encoded: text),
        let size = PNG.size(of: Array(data))
      else {
        throw .refused(method: method, reason: "the answer is no picture")
      }
      let reasons = place.last as? [String] ?? []
      pictures.append(
        (
          Array(data),
          PicturePlan.Drawn(width: size.width, height: size.height, reasons: reasons)
        ))
    }
    return pictures
  }

  /// Returns the locales with letters that no font of the browser has.
  func localesWithoutFonts(by browser: Browser) throws(Browser.Failure) -> [String] {
    var locales: [String] = []
    for (locale, letter) in plan.letters {
      let has = try Self.value(of: PicturePlan.hasLetter(letter), by: browser)
      if has as? Bool == false { locales.append(locale) }
    }
    return locales
  }

  private static func value(
    of script: String, by browser: Browser
  ) throws(Browser.Failure) -> Any? {
    let answer = try browser.call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let exception = answer["exceptionDetails"] as? [String: Any] {
      let text = (exception["exception"] as? [String: Any])?["description"] as? String
      throw .refused(method: "Runtime.evaluate", reason: text ?? "a script failed")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }
}
