// What Embedded Swift asks of a C library, for a module that stands alone.

typedef unsigned long size_t;
typedef unsigned char byte;

// Memory. Blocks have sizes of a few classes, and go back to the list of their class; a block is never
// parted or joined. Before each stand its class and where it begins.
enum { classes = 128, head = 16 };

extern byte __heap_base;
static byte *end_of_heap = 0;
static byte *end_of_memory = 0;
static void *spare[classes];

// Four classes for each power of two, from 16 bytes.
static unsigned class_of(size_t size) {
  if (size <= 16) return 0;
  unsigned power = 63 - (unsigned)__builtin_clzl(size - 1);
  return (power - 4) * 4 + (unsigned)(((size - 1) >> (power - 2)) & 3) + 1;
}

static size_t size_of(unsigned class) {
  if (class == 0) return 16;
  unsigned power = (class - 1) / 4 + 4;
  return ((size_t)((class - 1) % 4 + 5)) << (power - 2);
}

static void *take(size_t size) {
  unsigned class = class_of(size);
  if (class >= classes) return 0;
  void *block = spare[class];
  if (block) {
    spare[class] = *(void **)block;
    return block;
  }
  if (!end_of_heap) {
    end_of_heap = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    end_of_memory = (byte *)(__builtin_wasm_memory_size(0) << 16);
  }
  size_t length = ((size_of(class) + 15) & ~(size_t)15) + head;
  if (length > (size_t)(end_of_memory - end_of_heap)) {
    size_t missing = length - (size_t)(end_of_memory - end_of_heap);
    // A quarter more than there is, so that it does not grow by every block.
    size_t pages = (missing + 65535) >> 16, more = __builtin_wasm_memory_size(0) >> 2;
    if (__builtin_wasm_memory_grow(0, pages > more ? pages : more) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, pages) == (size_t)-1)
      return 0;
    end_of_memory = (byte *)(__builtin_wasm_memory_size(0) << 16);
  }
  block = end_of_heap + head;
  ((size_t *)block)[-2] = class;
  ((void **)block)[-1] = block;
  end_of_heap += length;
  return block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  byte *base = take(alignment > 16 ? size + alignment : size);
  if (!base) return 12;
  if (alignment > 16) {
    byte *aligned = (byte *)(((size_t)base + alignment - 1) & ~(alignment - 1));
    if (aligned != base) {
      // There are 16 bytes at least between the two.
      ((size_t *)aligned)[-2] = ((size_t *)base)[-2];
      ((void **)aligned)[-1] = base;
      base = aligned;
    }
  }
  *block = base;
  return 0;
}

void free(void *block) {
  if (!block) return;
  size_t class = ((size_t *)block)[-2];
  void *base = ((void **)block)[-1];
  *(void **)base = spare[class];
  spare[class] = base;
}

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const byte *a = first, *b = second;
  for (size_t index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Hashes are the same in every run; nothing depends on their order.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

// There is nobody to read what is printed.
int putchar(int character) { return character; }

size_t __stack_chk_guard = 0x5AFE;
void __stack_chk_fail(void) { __builtin_trap(); }

// Embedded Swift's own gives back an object without its tag, so that strings of up to 15 bytes break where
// addresses have 64 bits; here it goes back as it came.
void *swift_bridgeObjectRetain_n(void *object, unsigned count);
void *swift_bridgeObjectRetain(void *object) {
  swift_bridgeObjectRetain_n(object, 1);
  return object;
}

// Mathematics, exact as everywhere: what wasm has no instruction for.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return __builtin_copysign(whole, value);
}

float roundf(float value) { return (float)round(value); }

// What remains of a division, digit by digit, as by hand.
double fmod(double value, double divisor) {
  double rest = __builtin_fabs(value), step = __builtin_fabs(divisor);
  if (!(rest < __builtin_inf()) || !(step > 0)) return __builtin_nan("");
  if (step == __builtin_inf() || rest < step) return value;
  double half = rest * 0.5, large = step;
  while (large <= half) large *= 2;
  for (;;) {
    if (rest >= large) rest -= large;
    if (large == step) break;
    large *= 0.5;
  }
  return __builtin_copysign(rest, value);
}

double remainder(double value, double divisor) {
  double step = __builtin_fabs(divisor);
  if (step == __builtin_inf()) return value == value && __builtin_fabs(value) < step ? value : __builtin_nan("");
  double rest = fmod(__builtin_fabs(value), step + step < __builtin_inf() ? step + step : step);
  if (rest != rest) return rest;
  // Twice the rest is compared, since half of the step may not be exact.
  if (rest > step || rest + rest > step) {
    rest -= step;
    if (rest + rest >= step) rest -= step;
  }
  return __builtin_copysign(1, value) < 0 ? -rest : rest;
}

// The product of two numbers of 128 bits.
typedef unsigned long word;
__int128 __multi3(__int128 first, __int128 second) {
  word a = (word)first, b = (word)second;
  word a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
  word low = a0 * b0, middle = a1 * b0 + (low >> 32), rest = a0 * b1 + (word)(unsigned)middle;
  word high = a1 * b1 + (middle >> 32) + (rest >> 32);
  high += (word)(first >> 64) * b + a * (word)(second >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (rest << 32 | (low & 0xFFFFFFFF)));
}
