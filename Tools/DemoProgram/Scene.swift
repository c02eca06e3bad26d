import ArgumentParser

/// A scene of the demo.
enum Scene: String, ExpressibleByArgument, CaseIterable {
  case login
  case permission
  case takenBack
  case unknown
  case throttling
  case expired
  case together
  case network
  case offline
  case portal
  case disk
  case answer
  case sharing
  case graphql
  case payment
  case cancelled
  case problem
  case declined
  case revoking
}
