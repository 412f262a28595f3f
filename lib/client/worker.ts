/** How often a waiting worker is told to ask again whether it may take over. */
const ASK_AGAIN_MS = 10_000;

/** Browsers without service workers, or that forbid them, go on without one. */
export function registerWorker(): void {
  const refused = () => {};
  navigator.serviceWorker
    ?.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .then((registration) => {
      notifyOpened(registration);
      setInterval(notifyWaiting, ASK_AGAIN_MS, registration);
    })
    .catch(refused);
}

/** A worker with a successor gets no message, which would keep it alive. */
function notifyOpened({ active, installing, waiting }: ServiceWorkerRegistration): void {
  if (!installing && !waiting) active?.postMessage('opened');
}

/** Chromium drops the request to take over if the old worker is used while it stops. */
function notifyWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('waited');
}

/** The worker saves seen pages for reading without a connection. */
export function notifyPageSeen(path: string): void {
  navigator.serviceWorker?.controller?.postMessage({ seen: path });
}

/** When the current page was saved, if it is a saved copy (lib/worker). */
export function savedAt(): string | null {
  return document.documentElement.dataset.saved ?? null;
}

export function unmarkSavedCopy(): void {
  delete document.documentElement.dataset.saved;
}
