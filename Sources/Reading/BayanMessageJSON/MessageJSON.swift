/// The standard's interchange form of a message: its data model, as JSON.
///
///     {"type":"message","declarations":[],"pattern":["Hello, ",
///       {"type":"expression","arg":{"type":"variable","name":"name"}},"!"]}
///
/// The module is a target of its own, because reading JSON needs Foundation and parsing messages
/// doesn't.
///
/// - Source: MessageFormat 2.0, LDML 48.2, `spec/data-model/message.json`.
package enum MessageJSON {}
