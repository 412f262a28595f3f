/**
 * Returns the environment variables that limit the memory of the programs (ADR 147).
 *
 * V8's compilers allocate thousands of 32 kB blocks, which the C library would keep after they are
 * freed. With this threshold, the C library returns freed blocks of that size and above to the
 * system.
 */
export function allocatorEnv() {
  return isHeapSmall() ? { MALLOC_MMAP_THRESHOLD_: String(32 * 1024) } : {};
}

/**
 * Returns the Node flags that halve the space for new objects, which Node would grow under load and
 * keep.
 */
export function heapFlags() {
  return isHeapSmall() ? ['--max-semi-space-size=8'] : [];
}

/** Returns whether `SMALL_HEAP` is on. Accepts the same values for "off" as the programs. */
function isHeapSmall() {
  const given = process.env.SMALL_HEAP?.trim().toLowerCase() ?? '';
  return !['0', 'false', 'off', 'no', 'n', 'disabled'].includes(given);
}
