import BayanChecking
import BayanICU
import BayanSupport

/// The isolates and embeddings of a stretch: pairs, and openings and closings without a partner.
///
/// - Source: UAX 9, rules X1 to X8 and definition BD9.
struct BidiPairs {
  /// The indices of the opening and closing characters.
  private(set) var pairs: [(open: Int, close: Int)] = []

  /// The openings that are never closed.
  private(set) var unclosed: [Int] = []

  /// The closings without an opening.
  private(set) var unopened: [Int] = []

  /// Pairs the controls of a stretch; pairs don't cross paragraphs.
  init(_ characters: [ShownCharacter], in range: Range<Int>) {
    var open: [Int] = []
    // Without open isolates, the end of an isolate needn't be looked up among all open controls.
    var openIsolates = 0
    for index in range {
      let scalar = characters[index].scalar
      guard characters[index].kind != .placeholder else { continue }
      if characters[index].properties.bidiClass == .b {
        unclosed += open
        open = []
        openIsolates = 0
      } else if scalar.opensIsolate || scalar.opensEmbedding {
        open.append(index)
        if scalar.opensIsolate { openIsolates += 1 }
      } else if scalar == "\u{2069}" {
        guard openIsolates > 0,
          let isolate = open.lastIndex(where: { characters[$0].scalar.opensIsolate })
        else {
          unopened.append(index)
          continue
        }
        // The end of an isolate ends the embeddings in it. Readers see no error, but the text lacks the
        // closing controls.
        unclosed += open[(isolate + 1)...]
        pairs.append((open[isolate], index))
        open.removeSubrange(isolate...)
        openIsolates -= 1
      } else if scalar == "\u{202C}" {
        // An embedding can't be closed from within an isolate.
        guard let last = open.last, characters[last].scalar.opensEmbedding else {
          unopened.append(index)
          continue
        }
        pairs.append((last, index))
        open.removeLast()
      }
    }
    unclosed += open
    unclosed.sort()
  }
}

/// The stretches between the isolate and embedding controls of a message.
struct IsolatedStretches {
  /// The outermost stretches, in order.
  private var stretches: [Range<Int>] = []

  fileprivate init(_ pairs: BidiPairs) {
    for (open, close) in pairs.pairs.sorted(by: { $0.open < $1.open })
    where open >= stretches.last?.upperBound ?? 0 {
      stretches.append(open + 1..<close)
    }
  }

  func contain(_ index: Int) -> Bool {
    let nearest = stretches.partitioningIndex { $0.upperBound > index }
    return nearest < stretches.count && stretches[nearest].contains(index)
  }
}

extension ShownText {
  /// The pairs of the shown text.
  var bidiPairs: BidiPairs { BidiPairs(characters, in: characters.indices) }

  /// The stretches of the text that are isolated or embedded.
  var isolates: IsolatedStretches { IsolatedStretches(bidiPairs) }
}
