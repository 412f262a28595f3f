import { log } from '@/lib/telemetry/log';

/** Prints the reason for a failed start in one line and exits with status 1. */
export function failInOneLine(error: Error): void {
  process.stderr.write(`Storefront: ${error.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
}

/** Keeps the process running after an uncaught error: a failing response must not affect others. */
export function surviveErrors(): void {
  process.off('uncaughtException', failInOneLine);
  process.on('uncaughtException', (error) => log.error('uncaught', error));
}

// Registered here, because modules that are imported after this one may throw on import.
process.on('uncaughtException', failInOneLine);

// Next logs uncaught errors and would log an error of the log stream itself endlessly.
for (const log of [process.stdout, process.stderr]) log.on('error', () => {});
