/**
 * The environment of the programs. Compilers of JavaScript and WebAssembly take blocks of 32 kB by
 * the thousand, and once freed the C library keeps them for itself. From this size on each goes
 * back to the system (docs/decisions/147).
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(32 * 1024) };
