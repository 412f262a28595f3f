import type { UnrecognizedKind } from 'deferred-hydration/server';
import { log } from '@/lib/telemetry/log';

/**
 * A part of Next's output in a form that neither `server/rendering/next` nor
 * `packages/deferred-hydration` supports.
 */
export type UnrecognizedPart =
  | UnrecognizedKind
  | 'buildId'
  | 'rscPayload'
  | 'serverConfig'
  | 'varyHeader';

const DETAIL_LENGTH = 200;

const counts = new Map<UnrecognizedPart, number>();
let listener: (kind: UnrecognizedPart) => void = () => {};

/**
 * Counts an unknown form and logs only the first of each kind, because after a Next update every
 * page may contain one.
 */
export function noteUnrecognized(kind: UnrecognizedPart, detail: string): void {
  listener(kind);
  if (countUnrecognized(kind) > 1) return;
  const shown = JSON.stringify(detail.slice(0, DETAIL_LENGTH));
  log.warn(
    `Next's output has an unknown form (${kind}): ${shown}. Later occurrences are only counted; see /readyz.`,
  );
}

/** Counts an unknown form without logging it. Returns the new count. */
export function countUnrecognized(kind: UnrecognizedPart): number {
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  return count;
}

/** Sets the only listener for unknown forms; it replaces an earlier one. */
export function onUnrecognized(listen: (kind: UnrecognizedPart) => void): void {
  listener = listen;
}

/** Returns how often each kind of unknown output has occurred since the start. */
export function unrecognizedCounts(): Record<string, number> {
  return Object.fromEntries(counts);
}
