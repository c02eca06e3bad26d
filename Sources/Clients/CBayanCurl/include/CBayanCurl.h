#ifndef CBAYANCURL_H
#define CBAYANCURL_H

// HTTP by the libcurl of Foundation's networking on Linux, in plain C types.
//
// The build needs none of curl's headers: the functions are looked up when the program runs, and
// the numbers of options are part of curl's stable ABI.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A request, with the functions that receive its response.
typedef struct {
  const char *_Nonnull method;
  const char *_Nonnull url;
  /// Lines of "Name: value", each with a line feed at its end.
  const char *_Nonnull headers;
  /// The body; null for a request without one.
  const uint8_t *_Nullable body;
  size_t bodyCount;
  /// Whether the connection must be new, and is closed afterwards.
  bool hasOwnConnection;
  /// The time after which the transfer ends by itself, in case its owner never stops it.
  int64_t timeoutMilliseconds;
  void *_Nonnull context;
  /// Receives one line of a head; false stops the transfer.
  bool (*_Nonnull takeHeader)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);
  /// Receives a part of the inflated body; false stops the transfer.
  bool (*_Nonnull takeBody)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);
  /// Called after the connection is made and before the first byte of the request is sent; called
  /// at once before curl 7.80, which can't tell.
  void (*_Nonnull willSend)(void *_Nonnull context);
  /// Returns whether the transfer is still needed; false stops it.
  bool (*_Nonnull goesOn)(void *_Nonnull context);
} BayanCurlRequest;

/// The outcome of a transfer.
typedef struct {
  /// curl's number of the error; 0 for none.
  int code;
  /// The system's error number of a failed connection; 0 for none.
  int systemError;
} BayanCurlEnd;

/// A handle and its kept connection. One thread at a time may use it.
typedef struct BayanCurlHandle BayanCurlHandle;

/// Creates a handle; null if the program has no libcurl of version 7.68 or later.
BayanCurlHandle *_Nullable BayanCurlOpen(void);

/// Frees a handle and closes its connections.
void BayanCurlClose(BayanCurlHandle *_Nonnull handle);

/// Drops a connection with unexpected bytes, which would be taken for the response to the next
/// request.
///
/// No other function may be called meanwhile.
void BayanCurlPrepare(BayanCurlHandle *_Nonnull handle);

/// Sends a request and waits for the end of its transfer.
BayanCurlEnd BayanCurlPerform(
  BayanCurlHandle *_Nonnull handle, const BayanCurlRequest *_Nonnull request);

/// Makes a transfer call `goesOn` now. Any thread may call this.
void BayanCurlWake(BayanCurlHandle *_Nonnull handle);

#endif
