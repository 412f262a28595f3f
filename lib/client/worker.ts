/** How often a successor that waits is told to ask once more whether it may take over. */
const ASK_AGAIN_MS = 10_000;

/** Browsers without it, or that forbid it, go on as they are. */
export function registerWorker(): void {
  const refused = () => {};
  navigator.serviceWorker
    ?.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .then((registration) => {
      greet(registration);
      setInterval(hurry, ASK_AGAIN_MS, registration);
    })
    .catch(refused);
}

/** One that has a successor is left alone: woken again, it would keep its place a while longer. */
function greet({ active, installing, waiting }: ServiceWorkerRegistration): void {
  if (!installing && !waiting) active?.postMessage('opened');
}

/** Chromium forgets that it has asked if its elder, just stopped for it, is wanted again at once. */
function hurry({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('waited');
}

/** The worker keeps what was seen, to be read again without a connection. */
export function pageSeen(path: string): void {
  navigator.serviceWorker?.controller?.postMessage({ seen: path });
}

/** When the page that is shown was saved, if it is a saved copy (lib/worker). */
export function savedAt(): string | null {
  return document.documentElement.dataset.saved ?? null;
}

export function forgetSavedCopy(): void {
  delete document.documentElement.dataset.saved;
}
