/**
 * The interval in milliseconds at which a waiting worker is notified to check again whether it can
 * take over.
 */
const NOTIFY_WAITING_MS = 10_000;

/**
 * The delay in milliseconds before the worker is registered, so that it does not compete with the
 * page for the network.
 */
const REGISTER_AFTER_MS = 3000;
const SAVE_AFTER_MS = 2000;

/** Registers the service worker after a delay. Returns a function that cancels the registration. */
export function registerWorkerLater(): () => void {
  const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * Registers the service worker. Browsers that lack or forbid service workers continue without one.
 */
async function registerWorker(): Promise<void> {
  const options = { scope: '/', updateViaCache: 'none' } as const;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', options);
    notifyOpened(registration);
    setInterval(notifyWaiting, NOTIFY_WAITING_MS, registration);
  } catch {
    // Without a worker no page is saved, and the browser shows its own error when it is offline.
  }
}

/**
 * Notifies the active worker that a page was opened. If a new worker is installing or waiting, no
 * message is sent, because it would keep the old worker alive.
 */
function notifyOpened({ active, installing, waiting }: ServiceWorkerRegistration): void {
  if (!installing && !waiting) active?.postMessage('opened');
}

/**
 * Repeats the request to take over. Chromium drops the request if the old worker handles an event
 * while it is stopping.
 */
function notifyWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('waited');
}

/** Makes the worker save the page for offline reading, unless it is a saved copy itself. */
export function savePageLater(path: string): () => void {
  if (savedAt() !== null) return () => {};
  const container = workers();
  const save = () => container?.controller?.postMessage({ seen: path });
  const timer = setTimeout(save, SAVE_AFTER_MS);
  // On a first visit the page appears before the worker is active.
  container?.addEventListener('controllerchange', save);
  return () => {
    clearTimeout(timer);
    container?.removeEventListener('controllerchange', save);
  };
}

/**
 * Deletes the saved pages, because their URLs would reveal this shopper's searches to the next
 * shopper.
 */
export function deleteSavedPages(): void {
  workers()?.controller?.postMessage('forget');
}

/** Returns `null` where service workers are missing; some browsers throw if they are forbidden. */
function workers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the time at which this copy of the page was saved, or `null` for a page from the network.
 */
export function savedAt(): string | null {
  return document.documentElement.dataset.saved ?? null;
}

export function unmarkSavedCopy(): void {
  delete document.documentElement.dataset.saved;
}
