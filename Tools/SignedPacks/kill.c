// Kills the program at its Nth call of the system for the file whose path ends with ".part", and at later calls for
// any file: loaded by LD_PRELOAD, with N in KILL_AT. A write that is killed has written half of its bytes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int counting, calls;

static int isTime(void) {
  const char *at = getenv("KILL_AT");
  return counting && at && ++calls == atoi(at);
}

static void stop(void) { kill(getpid(), SIGKILL); }

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int opened(const char *path, int flags, mode_t mode) {
  size_t length = strlen(path);
  if (length > 5 && !strcmp(path + length - 5, ".part")) counting = 1;
  if (isTime()) stop();
  int file = NEXT(open)(path, flags, mode);
  if (isTime()) stop();
  return file;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return opened(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (isTime()) {
    NEXT(write)(file, bytes, count / 2);
    stop();
  }
  return NEXT(write)(file, bytes, count);
}

int fsync(int file) {
  if (isTime()) stop();
  return NEXT(fsync)(file);
}

int close(int file) {
  if (isTime()) stop();
  return NEXT(close)(file);
}

int rename(const char *from, const char *to) {
  if (isTime()) stop();
  int result = NEXT(rename)(from, to);
  if (isTime()) stop();
  return result;
}
