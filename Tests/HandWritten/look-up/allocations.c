// Hand-written: counts what the program takes from the heap, with functions in place of the library's.

extern void *__libc_malloc(unsigned long size);
extern void *__libc_calloc(unsigned long count, unsigned long size);
extern void *__libc_realloc(void *old, unsigned long size);
extern void *__libc_memalign(unsigned long alignment, unsigned long size);

static _Atomic long count;

long allocationCount(void) { return count; }

void *malloc(unsigned long size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(unsigned long elements, unsigned long size) {
    count += 1;
    return __libc_calloc(elements, size);
}

void *realloc(void *old, unsigned long size) {
    count += 1;
    return __libc_realloc(old, size);
}

void *aligned_alloc(unsigned long alignment, unsigned long size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, unsigned long alignment, unsigned long size) {
    count += 1;
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}
