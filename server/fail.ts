import { log } from '@/lib/telemetry/log';

/** A failed start prints its reason in one line and exits non-zero. */
export function failInOneLine(error: Error): void {
  process.stderr.write(`Storefront: ${error.message.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
}

/** Once it is open, a fault in one answer costs no other. */
export function surviveErrors(): void {
  process.off('uncaughtException', failInOneLine);
  process.on('uncaughtException', (error) => log.error('uncaught', error));
}

// Registered here, because modules that are imported after this one may throw on import.
process.on('uncaughtException', failInOneLine);

// Next logs uncaught errors: an error of the log itself it would log without end.
for (const log of [process.stdout, process.stderr]) log.on('error', () => {});
