// The definition makes strndup available.
#define _GNU_SOURCE

#include "CBayanCurl.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// The numbers are part of curl's stable ABI.
enum {
  optionWriteData = 10001,
  optionURL = 10002,
  optionPostFields = 10015,
  optionHTTPHeader = 10023,
  optionHeaderData = 10029,
  optionCustomRequest = 10036,
  optionNoBody = 44,
  optionFollowLocation = 52,
  optionFreshConnect = 74,
  optionForbidReuse = 75,
  optionHTTPGet = 80,
  optionNoSignal = 99,
  optionAcceptEncoding = 10102,
  optionTimeout = 155,
  optionProtocols = 181,
  optionSuppressConnectHeaders = 265,
  optionHTTP09Allowed = 285,
  optionWriteFunction = 20011,
  optionHeaderFunction = 20079,
  optionBeforeRequestData = 10313,
  optionBeforeRequestFunction = 20312,
  optionPostFieldSize = 30120,
  infoSystemError = 0x200000 + 25,
  infoActiveSocket = 0x500000 + 44,
  multiOptionMaxConnects = 6,
  protocolsHTTPAndHTTPS = 1 | 2,
  globalAll = 3,
  messageDone = 1,
  codeFailedInit = 2,
  codeAborted = 42,
};

typedef struct {
  int message;
  void *easy;
  union {
    void *pointer;
    int code;
  } data;
} Message;

// The functions of libcurl that are used.
static struct {
  int (*globalInit)(long);
  void *(*easyInit)(void);
  void (*easyCleanup)(void *);
  void (*easyReset)(void *);
  int (*easySetOption)(void *, int, ...);
  int (*easyGetInfo)(void *, int, ...);
  void *(*listAppend)(void *, const char *);
  void (*listFree)(void *);
  void *(*multiInit)(void);
  int (*multiSetOption)(void *, int, ...);
  int (*multiCleanup)(void *);
  int (*multiAdd)(void *, void *);
  int (*multiRemove)(void *, void *);
  int (*multiPerform)(void *, int *);
  int (*multiPoll)(void *, void *, unsigned, int, int *);
  int (*multiWakeup)(void *);
  Message *(*multiRead)(void *, int *);
  bool isThere;
} curl;

static void findCurl(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const struct {
    void *place;
    const char *name;
  } functions[] = {
    {&curl.globalInit, "curl_global_init"},
    {&curl.easyInit, "curl_easy_init"},
    {&curl.easyCleanup, "curl_easy_cleanup"},
    {&curl.easyReset, "curl_easy_reset"},
    {&curl.easySetOption, "curl_easy_setopt"},
    {&curl.easyGetInfo, "curl_easy_getinfo"},
    {&curl.listAppend, "curl_slist_append"},
    {&curl.listFree, "curl_slist_free_all"},
    {&curl.multiInit, "curl_multi_init"},
    {&curl.multiSetOption, "curl_multi_setopt"},
    {&curl.multiCleanup, "curl_multi_cleanup"},
    {&curl.multiAdd, "curl_multi_add_handle"},
    {&curl.multiRemove, "curl_multi_remove_handle"},
    {&curl.multiPerform, "curl_multi_perform"},
    {&curl.multiPoll, "curl_multi_poll"},
    {&curl.multiWakeup, "curl_multi_wakeup"},
    {&curl.multiRead, "curl_multi_info_read"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *function = dlsym(library, functions[i].name);
    if (!function) return;
    memcpy(functions[i].place, &function, sizeof function);
  }
  curl.isThere = curl.globalInit(globalAll) == 0;
}

struct BayanCurlHandle {
  void *easy;
  void *multi;
  /// The socket of the kept connection; -1 for none.
  int socket;
};

// Creates a multi handle that keeps one connection.
static void *makeMulti(void) {
  void *multi = curl.multiInit();
  if (multi) curl.multiSetOption(multi, multiOptionMaxConnects, 1L);
  return multi;
}

BayanCurlHandle *BayanCurlOpen(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, findCurl);
  if (!curl.isThere) return NULL;
  BayanCurlHandle *handle = malloc(sizeof *handle);
  if (!handle) return NULL;
  handle->easy = curl.easyInit();
  handle->multi = makeMulti();
  handle->socket = -1;
  if (handle->easy && handle->multi) return handle;
  BayanCurlClose(handle);
  return NULL;
}

void BayanCurlClose(BayanCurlHandle *handle) {
  if (handle->easy) curl.easyCleanup(handle->easy);
  if (handle->multi) curl.multiCleanup(handle->multi);
  free(handle);
}

void BayanCurlPrepare(BayanCurlHandle *handle) {
  char byte;
  if (handle->socket < 0) return;
  // An idle connection should have no bytes to read; curl notices its end.
  ssize_t count = recv(handle->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  handle->socket = -1;
  if (count <= 0) return;
  void *multi = makeMulti();
  if (!multi) return;
  curl.multiCleanup(handle->multi);
  handle->multi = multi;
}

void BayanCurlWake(BayanCurlHandle *handle) { curl.multiWakeup(handle->multi); }

static size_t takeHeader(char *bytes, size_t size, size_t count, void *data) {
  const BayanCurlRequest *request = data;
  return request->takeHeader(request->context, (const uint8_t *)bytes, size * count)
    ? size * count : 0;
}

static size_t takeBody(char *bytes, size_t size, size_t count, void *data) {
  const BayanCurlRequest *request = data;
  return request->takeBody(request->context, (const uint8_t *)bytes, size * count)
    ? size * count : 0;
}

static int willSend(void *data, char *peer, char *local, int peerPort, int localPort) {
  const BayanCurlRequest *request = data;
  request->willSend(request->context);
  return 0;
}

// Sets all options, and returns whether curl accepted them.
static bool configure(void *easy, const BayanCurlRequest *request, void *headers) {
  int (*set)(void *, int, ...) = curl.easySetOption;
  int failed = 0;
  failed |= set(easy, optionProtocols, (long)protocolsHTTPAndHTTPS);
  failed |= set(easy, optionURL, request->url);
  failed |= set(easy, optionNoSignal, 1L);
  failed |= set(easy, optionFollowLocation, 0L);
  failed |= set(easy, optionHTTP09Allowed, 0L);
  failed |= set(easy, optionSuppressConnectHeaders, 1L);
  failed |= set(easy, optionAcceptEncoding, "gzip");
  failed |= set(easy, optionTimeout, (long)request->timeoutMilliseconds);
  failed |= set(easy, optionHTTPHeader, headers);
  failed |= set(easy, optionHeaderFunction, takeHeader);
  failed |= set(easy, optionHeaderData, request);
  failed |= set(easy, optionWriteFunction, takeBody);
  failed |= set(easy, optionWriteData, request);
  failed |= set(easy, optionFreshConnect, (long)request->hasOwnConnection);
  failed |= set(easy, optionForbidReuse, (long)request->hasOwnConnection);
  if (request->body) {
    failed |= set(easy, optionPostFieldSize, (int64_t)request->bodyCount);
    failed |= set(easy, optionPostFields, request->body);
  } else {
    failed |= set(easy, optionHTTPGet, 1L);
  }
  if (set(easy, optionBeforeRequestFunction, willSend) != 0
      || set(easy, optionBeforeRequestData, request) != 0) {
    request->willSend(request->context);
  }
  if (strcmp(request->method, "HEAD") == 0) {
    failed |= set(easy, optionNoBody, 1L);
  } else {
    failed |= set(easy, optionCustomRequest, request->method);
  }
  return failed == 0;
}

// Runs the transfer to its end, and returns curl's number of the outcome.
static int drive(BayanCurlHandle *handle, const BayanCurlRequest *request) {
  for (;;) {
    if (!request->goesOn(request->context)) return codeAborted;
    int running = 0;
    if (curl.multiPerform(handle->multi, &running) != 0) return codeFailedInit;
    int waiting = 0;
    for (Message *message; (message = curl.multiRead(handle->multi, &waiting));) {
      if (message->message == messageDone) return message->data.code;
    }
    if (running == 0) return codeFailedInit;
    if (curl.multiPoll(handle->multi, NULL, 0, 1000, NULL) != 0) return codeFailedInit;
  }
}

BayanCurlEnd BayanCurlPerform(BayanCurlHandle *handle, const BayanCurlRequest *request) {
  BayanCurlEnd end = {codeFailedInit, 0};
  void *headers = NULL;
  for (const char *line = request->headers, *feed; (feed = strchr(line, '\n')); line = feed + 1) {
    char *copy = strndup(line, (size_t)(feed - line));
    void *longer = copy ? curl.listAppend(headers, copy) : NULL;
    free(copy);
    if (!longer) {
      curl.listFree(headers);
      return end;
    }
    headers = longer;
  }
  curl.easyReset(handle->easy);
  if (configure(handle->easy, request, headers)
      && curl.multiAdd(handle->multi, handle->easy) == 0) {
    end.code = drive(handle, request);
    long systemError = 0;
    curl.easyGetInfo(handle->easy, infoSystemError, &systemError);
    end.systemError = (int)systemError;
    handle->socket = -1;
    curl.easyGetInfo(handle->easy, infoActiveSocket, &handle->socket);
    curl.multiRemove(handle->multi, handle->easy);
  }
  curl.easyReset(handle->easy);
  curl.listFree(headers);
  return end;
}

#else

BayanCurlHandle *BayanCurlOpen(void) { return NULL; }
void BayanCurlClose(BayanCurlHandle *handle) {}
void BayanCurlPrepare(BayanCurlHandle *handle) {}
void BayanCurlWake(BayanCurlHandle *handle) {}
BayanCurlEnd BayanCurlPerform(BayanCurlHandle *handle, const BayanCurlRequest *request) {
  BayanCurlEnd end = {2, 0};
  return end;
}

#endif
