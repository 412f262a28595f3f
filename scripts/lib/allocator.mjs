/**
 * Who draws pictures asks the C library for megabytes and gives them back, a hundred times for one
 * of them. Left to itself the library hands each back to the system and fetches it again, zeroed by
 * the page: a quarter of the processors' time (docs/decisions/011).
 */
export const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
};
