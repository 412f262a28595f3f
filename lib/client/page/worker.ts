/** How often a waiting worker is told to ask again whether it may take over. */
const ASK_AGAIN_MS = 10_000;

/** The worker must not compete with the page for the network. */
const REGISTER_AFTER_MS = 3000;
const SAVE_AFTER_MS = 2000;

export function registerWorkerLater(): () => void {
  const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Browsers without service workers, or that forbid them, go on without one. */
async function registerWorker(): Promise<void> {
  const options = { scope: '/', updateViaCache: 'none' } as const;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', options);
    notifyOpened(registration);
    setInterval(notifyWaiting, ASK_AGAIN_MS, registration);
  } catch {
    // No page is saved, and offline the browser shows its own error.
  }
}

/** A worker with a successor gets no message, which would keep it alive. */
function notifyOpened({ active, installing, waiting }: ServiceWorkerRegistration): void {
  if (!installing && !waiting) active?.postMessage('opened');
}

/** Chromium drops the request to take over if the old worker is used while it stops. */
function notifyWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('waited');
}

/** Lets the worker save the page for reading without a connection, unless it is a saved copy. */
export function savePageLater(path: string): () => void {
  if (savedAt() !== null) return () => {};
  const container = workers();
  const save = () => container?.controller?.postMessage({ seen: path });
  const timer = setTimeout(save, SAVE_AFTER_MS);
  // On a first visit the page is shown before the worker is active.
  container?.addEventListener('controllerchange', save);
  return () => {
    clearTimeout(timer);
    container?.removeEventListener('controllerchange', save);
  };
}

/** Their addresses would tell the next shopper what this one has looked for. */
export function forgetSavedPages(): void {
  workers()?.controller?.postMessage('forget');
}

/** Null in browsers without them; some throw where they forbid them. */
function workers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

export function savedAt(): string | null {
  return document.documentElement.dataset.saved ?? null;
}

export function unmarkSavedCopy(): void {
  delete document.documentElement.dataset.saved;
}
