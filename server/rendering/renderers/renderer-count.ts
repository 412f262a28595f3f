type Machine = {
  /** 0 leaves the choice to us. */
  asked: number;
  cores: number;
  memory: number;
};

/** Measured: one with its code loaded and some hundred pages rendered, and as much again to spare. */
const MEMORY_OF_ONE = 512 * 1024 * 1024;

/** Half of the cores: the API and what needs no render have the rest. */
export function rendererCount({ asked, cores, memory }: Machine): number {
  if (asked > 0) return asked;
  // Half of the memory, too.
  return Math.max(1, Math.floor(Math.min(cores / 2, memory / 2 / MEMORY_OF_ONE)));
}
