const signals = new EventTarget();

function signal(name: string) {
  return {
    notify: () => void signals.dispatchEvent(new Event(name)),
    on(listener: () => void) {
      signals.addEventListener(name, listener);
      return () => signals.removeEventListener(name, listener);
    },
  };
}

/** The router tells nobody when it sets out, so whoever sends it says so. */
export const { notify: notifyNavigation, on: onNavigation } = signal('start');

/** Nor when it is called back before it has arrived: the page that was left is there again. */
export const { notify: notifyReturn, on: onReturn } = signal('return');

const arrival = signal('arrival');

export const onArrival = arrival.on;

/** What was asked for is on its way as well while it is fetched, seen like the way to a page. */
export async function withProgress<Part>(fetched: Promise<Part>): Promise<Part> {
  // Not amid the drawing of whoever asks.
  await null;
  notifyNavigation();
  return fetched.finally(arrival.notify);
}
