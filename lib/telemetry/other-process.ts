import type { Level, Line } from './log';
import { areMetricsOn, type CounterName, type HistogramName, type Labels } from './metrics';

/** A message to the process that writes the log and counts the metrics. */
export type TelemetryMessage =
  | { kind: 'log'; level: Level; text: string; line: Line }
  | { kind: 'count'; name: CounterName; labels: Labels }
  | { kind: 'observe'; name: HistogramName; labels: Labels; value: number };

type OtherProcessOptions = { isOn: (level: Level) => boolean; hasMetrics: boolean };

/**
 * Sends log lines and metrics to another process, because two writers of one pipe would interleave
 * their lines.
 */
export function sendTelemetry(
  send: (message: TelemetryMessage) => void,
  { isOn, hasMetrics }: OtherProcessOptions,
): void {
  globalThis.logSink = {
    isOn,
    write: (level, text, line) => send({ kind: 'log', level, text, line }),
  };
  if (!hasMetrics) return;
  globalThis.metricSink = {
    count: (name, labels) => send({ kind: 'count', name, labels }),
    observe: (name, labels, value) => send({ kind: 'observe', name, labels, value }),
    watch: () => {},
  };
}

/** Writes the log line or metric that another process has sent. */
export function receiveTelemetry(message: TelemetryMessage, processName: string): void {
  if (message.kind === 'log') {
    globalThis.logSink?.write(message.level, message.text, {
      ...message.line,
      process: processName,
    });
  } else if (areMetricsOn()) {
    const { metricSink } = globalThis;
    if (message.kind === 'count') metricSink?.count(message.name, message.labels);
    else metricSink?.observe(message.name, message.labels, message.value);
  }
}
