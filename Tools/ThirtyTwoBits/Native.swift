@main
struct Native {
  static func main() {
    for input in 0..<inputCount { print(result(of: input)) }
  }
}
