import type { ObservabilitySettings } from '@/lib/settings/network';
import { isAtLeast, type Level, textSink } from './log';

/** The telemetry settings that the storefront and the API share. */
export type TelemetrySettings = Omit<
  ObservabilitySettings,
  'LOG_CACHED_PER_SECOND' | 'WEB_VITALS_SAMPLE'
>;

type Close = () => void | Promise<void>;
type OpenOptions = { name: 'api' | 'storefront'; metricsPort: number | undefined };

/**
 * Opens the configured log, metrics and traces. Loads only the modules that they need.
 *
 * @returns A function that closes them in reverse order.
 */
export async function openTelemetry(
  env: TelemetrySettings,
  { name, metricsPort }: OpenOptions,
): Promise<Close> {
  const closers: Close[] = [await openLog(env, name)];
  if (metricsPort !== undefined) {
    const { servePrometheus } = await import('./prometheus');
    closers.push(await servePrometheus({ host: env.METRICS_HOST, port: metricsPort }));
  }
  if (areTracesOn(env)) closers.push(await openTracesOf(name));
  return async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
}

/** Opens traces in a process that sends its log and metrics to another process. */
export async function openTraces(env: TelemetrySettings, name: string): Promise<void> {
  if (areTracesOn(env)) await openTracesOf(name);
}

async function openTracesOf(name: string): Promise<Close> {
  const { openTracer } = await import('./open-tracer');
  return openTracer(name, { hasContext: name !== 'storefront' });
}

async function openLog(env: TelemetrySettings, name: string): Promise<Close> {
  const { LOG_FORMAT } = env;
  const level = levelOf(env);
  if (LOG_FORMAT === 'json') {
    const { openJsonLog } = await import('./json-log');
    return openJsonLog({ name, level });
  }
  globalThis.logSink = textSink(level);
  return () => {};
}

function areTracesOn(env: TelemetrySettings): boolean {
  const address = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return address !== undefined && !env.OTEL_SDK_DISABLED;
}

/** Returns a function that checks whether a level is logged, for a process without its own sink. */
export function isLevelOn(env: TelemetrySettings): (level: Level) => boolean {
  return (level) => isAtLeast(level, levelOf(env));
}

/** Returns the log level. JSON logs have a line for each request, so their default is `info`. */
function levelOf({ LOG_FORMAT, LOG_LEVEL }: TelemetrySettings): Level {
  return LOG_LEVEL ?? (LOG_FORMAT === 'json' ? 'info' : 'warn');
}
