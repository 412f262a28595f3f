import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { REPORT_PATH } from '@/lib/constants';
import { deviceOf } from '@/lib/domain/device';

const SECOND_MS = 1000;
const ERRORS_MAX = 3;
const FRAMES = 6;
const FRAME_LENGTH = 300;

let isStarted = false;

/**
 * Reports the vitals of the document when it is hidden for the first time, and up to three
 * different errors as they occur. Further calls have no effect.
 */
export function startReport(): void {
  if (isStarted) return;
  isStarted = true;
  reportVitals();
  reportErrors();
}

function reportVitals(): void {
  const vitals: Partial<Record<Metric['name'], number>> = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = name === 'CLS' ? value : value / SECOND_MS;
  };
  const page = { path: location.pathname, device: deviceOf(innerWidth) };
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(note);
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', onHidden);
    send({ ...page, vitals });
  };
  // Registered after the listeners of the vitals, which record their last values on the same event.
  addEventListener('visibilitychange', onHidden);
}

function reportErrors(): void {
  const known = new Set<string>();
  const report = (error: unknown) => {
    if (!(error instanceof Error) || known.size >= ERRORS_MAX) return;
    const failure = { name: error.name, stack: framesOf(error) };
    const text = JSON.stringify(failure);
    if (known.has(text)) return;
    known.add(text);
    send(failure);
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Returns the stack frames without queries, because page URLs in them may contain search terms. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return frames.slice(0, FRAMES).map((frame) => {
    const position = frame.trim().replace(/https?:\/\/[^/\s]+/, '');
    return position.replace(/\?[^:)]*/, '').slice(0, FRAME_LENGTH);
  });
}

function send(report: object): void {
  navigator.sendBeacon(REPORT_PATH, JSON.stringify(report));
}
