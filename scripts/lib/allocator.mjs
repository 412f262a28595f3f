/**
 * Drawing one picture allocates and frees megabytes a hundred times. By default the C library
 * returns each block to the system, which clears it for the next allocation: that took a quarter of
 * the processor time (docs/decisions/011).
 */
export const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
};
