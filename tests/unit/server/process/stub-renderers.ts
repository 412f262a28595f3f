import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';

/** The path of a stub renderer, which takes the same arguments as the real one but runs no Next. */
export const program = fileURLToPath(
  new URL('../../../support/stub/stub-renderer.mjs', import.meta.url),
);
/** The timeout of polls. Starting a process takes long on a busy machine. */
export const soon = { timeout: 15_000 };

/** Parses a stub renderer's description of the request that it received. */
export const read = (body: Buffer) => JSON.parse(body.toString());

type Metrics = { watched: Map<string, () => readonly [object, number][]>; measured: unknown[][] };

/** Records the metrics and the log lines of each test separately. */
export function recordTelemetry() {
  const metrics: Metrics = { watched: new Map(), measured: [] };
  const lines: Record<string, unknown>[] = [];

  beforeEach(() => {
    metrics.measured = [];
    lines.length = 0;
    globalThis.metricSink = {
      count: (...measured) => void metrics.measured.push(measured),
      observe: (...measured) => void metrics.measured.push(measured),
      watch: (name, read) => void metrics.watched.set(name, read),
    };
    globalThis.logSink = {
      isOn: () => true,
      write: (level, msg, line) => void lines.push({ level, msg, ...line }),
    };
  });
  afterEach(() => {
    globalThis.metricSink = undefined;
    globalThis.logSink = undefined;
  });
  return { metrics, lines };
}
