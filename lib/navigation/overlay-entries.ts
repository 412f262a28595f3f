import { goBack, onTraversal, pushEntry, readEntry } from './history-entry';

/** A step back that does not come, because the browser has forgotten the entry before. */
const STEP_PATIENCE_MS = 1000;

type Close = () => void;

const open: Close[] = [];
let isStepping = false;
let isTaken = false;
let patience: ReturnType<typeof setTimeout> | undefined;
let afterStep: (() => void) | null = null;

/** Gives the overlay an entry of its own; the answer takes it out again, however it was closed. */
export function overlayOpened(close: Close): () => void {
  onTraversal(arrived);
  open.push(close);
  isTaken = false;
  queueMicrotask(settle);
  return () => {
    open.splice(open.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** A load of the page begins with nothing open, whatever its entry was left with. */
export function watchOverlayEntries(): () => void {
  const stop = onTraversal(arrived);
  settle();
  return stop;
}

/** A navigation out of an overlay takes its entry's place, so that Back leads past it. */
export function leaveOverlays(go: (isReplacing: boolean) => void): void {
  if (isStepping) {
    afterStep = () => go(false);
    return;
  }
  isTaken = depth() > 0;
  go(isTaken);
}

/** Whether a navigation has to be handed to `leaveOverlays`. */
export const isOverlayEntry = () => isStepping || depth() > 0;

/** Back over entries that an overlay has made; nothing else changes the history until then. */
export function stepBack(steps = 1): void {
  if (isStepping) return;
  isStepping = true;
  goBack(steps);
  patience = setTimeout(stepped, STEP_PATIENCE_MS);
}

function stepped() {
  clearTimeout(patience);
  isStepping = false;
  settle();
  const next = afterStep;
  afterStep = null;
  // Once the router, which hears of the step as well, has had its turn.
  if (next) setTimeout(next);
}

function arrived() {
  if (isStepping) {
    stepped();
    return;
  }
  isTaken = false;
  for (const close of open.slice(depth()).reverse()) close();
  queueMicrotask(settle);
}

/** Whatever was opened and closed meanwhile: the current entry is that of the overlays now open. */
function settle() {
  if (isStepping) return;
  const extra = depth() - open.length;
  if (extra > 0 && !isTaken) stepBack(extra);
  for (let at = depth(); at < open.length; at += 1) {
    pushEntry({ overlays: at + 1 });
  }
}

function depth(): number {
  return readEntry().overlays ?? 0;
}
