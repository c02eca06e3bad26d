/// A measured case, beside its peer.
struct Case {
  var name: String
  var peerName: String
  var bar: Double?
  /// The number of calls in a run of either closure.
  var calls: Int
  var ours: () -> Int
  var peer: () -> Int

  init(
    _ name: String, against peerName: String, bar: Double?, calls: Int,
    ours: @escaping () -> Int, peer: @escaping () -> Int
  ) {
    self.name = name
    self.peerName = peerName
    self.bar = bar
    self.calls = calls
    self.ours = ours
    self.peer = peer
  }

  /// Runs our closure and the peer's in turn; the row is the median of the pairs of neighbours.
  func measured(runs: Int = 31) -> Row {
    var pairs: [(ours: Double, peer: Double)] = []
    for run in 0...runs {
      let pair = (ours: Self.time(calls, ours), peer: Self.time(calls, peer))
      // The first run warms the caches.
      if run > 0 { pairs.append(pair) }
    }
    return Row(
      name: name + " (ns)", peerName: peerName, bar: bar, ours: Self.median(pairs.map(\.ours)),
      peer: Self.median(pairs.map(\.peer)), ratio: Self.median(pairs.map { $0.ours / $0.peer }))
  }

  /// Returns the nanoseconds of a call.
  static func time(_ calls: Int, _ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var sum = 0
    let duration = clock.measure { sum = body() }
    precondition(sum != 0, "nothing was done")
    return Double(duration.components.attoseconds) / 1e9 / Double(calls)
      + Double(duration.components.seconds) * 1e9 / Double(calls)
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A row of the table.
struct Row: Codable {
  var name: String
  var ours: Double
  var peer: Double
  var peerName: String
  var ratio: Double
  var bar: Double?
  var holds: Bool?

  init(
    name: String, peerName: String, bar: Double?, ours: Double, peer: Double, ratio: Double
  ) {
    self.name = name
    self.ours = ours
    self.peer = peer
    self.peerName = peerName
    self.ratio = ratio
    self.bar = bar
    holds = bar.map { ratio <= $0 }
  }

  enum CodingKeys: String, CodingKey {
    case name, ours, peer, ratio, bar, holds
    case peerName = "peer_name"
  }
}
