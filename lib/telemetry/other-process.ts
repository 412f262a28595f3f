import type { Level, Line } from './log';
import { areMetricsOn, type CounterName, type HistogramName, type Labels } from './metrics';

/** What a process tells the one that writes its log and counts its metrics. */
export type Telling =
  | { kind: 'log'; level: Level; text: string; line: Line }
  | { kind: 'count'; name: CounterName; labels: Labels }
  | { kind: 'observe'; name: HistogramName; labels: Labels; value: number };

type Options = { isOn: (level: Level) => boolean; hasMetrics: boolean };

/** Two writers of one pipe would cut each other's lines. */
export function tellOtherProcess(
  tell: (told: Telling) => void,
  { isOn, hasMetrics }: Options,
): void {
  globalThis.logSink = {
    isOn,
    write: (level, text, line) => tell({ kind: 'log', level, text, line }),
  };
  if (!hasMetrics) return;
  globalThis.metricSink = {
    count: (name, labels) => tell({ kind: 'count', name, labels }),
    observe: (name, labels, value) => tell({ kind: 'observe', name, labels, value }),
    watch: () => {},
  };
}

export function takeFromOtherProcess(told: Telling, processName: string): void {
  if (told.kind === 'log') {
    globalThis.logSink?.write(told.level, told.text, { ...told.line, process: processName });
  } else if (areMetricsOn()) {
    const { metricSink } = globalThis;
    if (told.kind === 'count') metricSink?.count(told.name, told.labels);
    else metricSink?.observe(told.name, told.labels, told.value);
  }
}
