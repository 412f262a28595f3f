/**
 * The environment of the programs. Compilers of JavaScript and WebAssembly take blocks of 32 kB by
 * the thousand, and once freed the C library keeps those for itself. From this size on each goes
 * back to the system (docs/decisions/147).
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(32 * 1024) };

/** Of Node: half of the space for new objects that it would take under load, and keep. */
export const heap = ['--max-semi-space-size=8'];
