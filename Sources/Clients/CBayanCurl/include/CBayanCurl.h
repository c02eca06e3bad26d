#ifndef CBAYANCURL_H
#define CBAYANCURL_H

// HTTP by the libcurl that Foundation's networking brings along on Linux, in plain C types.
//
// Nothing of curl's headers is needed to build: the functions are looked up when the program runs,
// and the numbers of options are part of curl's stable ABI.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One request, and who takes the response.
typedef struct {
  const char *_Nonnull method;
  const char *_Nonnull url;
  /// Lines of "Name: value", a line feed after each.
  const char *_Nonnull headers;
  /// Null for a request without a body.
  const uint8_t *_Nullable body;
  size_t bodyCount;
  /// Whether the connection must be a new one, and is not kept.
  bool hasOwnConnection;
  /// After which the transfer ends by itself, whoever forgot it.
  int64_t timeoutMilliseconds;
  void *_Nonnull context;
  /// Takes one line of a head; false stops the transfer.
  bool (*_Nonnull takeHeader)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);
  /// Takes a piece of the body, inflated; false stops the transfer.
  bool (*_Nonnull takeBody)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);
  /// Called before the first byte of the request is sent, when the connection is there; at once where curl
  /// can't tell (before 7.80).
  void (*_Nonnull willSend)(void *_Nonnull context);
  /// Whether anyone still waits; false stops the transfer.
  bool (*_Nonnull goesOn)(void *_Nonnull context);
} BayanCurlRequest;

/// How a transfer ended.
typedef struct {
  /// curl's number of the error; 0 for none.
  int code;
  /// The system's number of the error that a connection failed with; 0 for none.
  int systemError;
} BayanCurlEnd;

/// A handle with the connection that it keeps. One thread at a time may use it.
typedef struct BayanCurlHandle BayanCurlHandle;

/// A new handle; null where the program has no libcurl that is recent enough (7.68).
BayanCurlHandle *_Nullable BayanCurlOpen(void);

/// Ends a handle and its connections.
void BayanCurlClose(BayanCurlHandle *_Nonnull handle);

/// Drops a connection on which something came that nobody asked for: it would be taken for the
/// response to the next request. No other function may be called meanwhile.
void BayanCurlPrepare(BayanCurlHandle *_Nonnull handle);

/// Sends a request and waits for the end of its transfer.
BayanCurlEnd BayanCurlPerform(
  BayanCurlHandle *_Nonnull handle, const BayanCurlRequest *_Nonnull request);

/// Makes a transfer ask whether it goes on, now. Any thread may call it.
void BayanCurlWake(BayanCurlHandle *_Nonnull handle);

#endif
