/** A start that fails says why in one line. */
export function failInOneLine(error: Error): void {
  process.stderr.write(`Storefront: ${error.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
}

// Here, because what is imported after this module may fail at its import.
process.on('uncaughtException', failInOneLine);

// Next logs each error that nobody has caught: one of the log itself it would log without end.
for (const log of [process.stdout, process.stderr]) log.on('error', () => {});
