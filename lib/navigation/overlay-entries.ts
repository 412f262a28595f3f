import { goBack, onTraversal, pushEntry, readEntry } from './history-entry';

/**
 * The time in milliseconds to wait for the event after going back. Without the event, the browser
 * has probably dropped the entry, but a busy browser may still dispatch it later.
 */
const STEP_TIMEOUT_MS = 5000;

type Close = () => void;

const open: Close[] = [];
let isStepping = false;
let isLate = false;
let isReplaced = false;
let stepTimeout: ReturnType<typeof setTimeout> | undefined;
let afterStep: (() => void) | null = null;

/**
 * Pushes a history entry for an overlay. The returned function removes the entry when the overlay
 * has closed.
 */
export function overlayOpened(close: Close): () => void {
  onTraversal(arrived);
  open.push(close);
  isReplaced = false;
  queueMicrotask(settle);
  return () => {
    open.splice(open.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/**
 * Keeps entries and overlays in sync, for example after a reload, which closes all overlays but
 * keeps the entry with their number.
 */
export function watchOverlayEntries(): () => void {
  const stop = onTraversal(arrived);
  settle();
  return stop;
}

/**
 * Navigates away from open overlays so that going back skips them. If `isPageReplaced` is set, the
 * function first goes back to the page's own entry.
 */
export function leaveOverlays(
  go: (isReplacing: boolean) => void,
  { isPageReplaced = false } = {},
): void {
  if (isStepping) {
    afterStep = () => go(isPageReplaced);
    return;
  }
  const entries = depth();
  isReplaced = entries > 0;
  if (isReplaced && isPageReplaced) {
    afterStep = () => go(true);
    stepBack(entries);
    return;
  }
  go(isReplaced || isPageReplaced);
}

/**
 * Records a navigation behind an overlay that stays open: going back closes the overlay and keeps
 * the new page.
 */
export function overlayStayed(): void {
  isReplaced = false;
  queueMicrotask(settle);
}

/** Returns whether a navigation must go through `leaveOverlays`. */
export const isOverlayEntry = () => isStepping || depth() > 0;

/**
 * Goes back over overlay entries. Until the browser has done so, other code must not change the
 * history.
 */
export function stepBack(steps = 1): void {
  if (isStepping) return;
  isStepping = true;
  goBack(steps);
  stepTimeout = setTimeout(() => {
    isLate = true;
    stepped();
  }, STEP_TIMEOUT_MS);
}

function stepped() {
  clearTimeout(stepTimeout);
  isStepping = false;
  settle();
  const next = afterStep;
  afterStep = null;
  // The router handles the same event first.
  if (next) setTimeout(next);
}

function arrived() {
  if (isStepping || isLate) {
    isLate = false;
    stepped();
    return;
  }
  isReplaced = false;
  for (const close of open.slice(depth()).reverse()) close();
  queueMicrotask(settle);
}

/** Adds or removes history entries until their number matches the open overlays. */
function settle() {
  if (isStepping || isReplaced) return;
  const extra = depth() - open.length;
  if (extra > 0) stepBack(extra);
  for (let at = depth(); at < open.length; at += 1) {
    pushEntry({ overlays: at + 1 });
  }
}

function depth(): number {
  return readEntry().overlays ?? 0;
}
