type Machine = {
  /** The configured number; 0 selects it automatically. */
  configured: number;
  cores: number;
  memory: number;
};

/**
 * The memory of a renderer in bytes: twice its measured size after a few hundred rendered pages.
 */
const MEMORY_OF_ONE = 512 * 1024 * 1024;

/**
 * Returns the configured number of renderers. If none is configured, renderers use half of the
 * cores; the API and requests without a render use the other half.
 */
export function rendererCount({ configured, cores, memory }: Machine): number {
  if (configured > 0) return configured;
  // Renderers also use at most half of the memory.
  return Math.max(1, Math.floor(Math.min(cores / 2, memory / 2 / MEMORY_OF_ONE)));
}
