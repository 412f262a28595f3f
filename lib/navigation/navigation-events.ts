const signals = new EventTarget();

function signal(name: string) {
  return {
    announce: () => void signals.dispatchEvent(new Event(name)),
    on(listener: () => void) {
      signals.addEventListener(name, listener);
      return () => signals.removeEventListener(name, listener);
    },
  };
}

/** The router tells nobody when it sets out, so whoever sends it says so. */
export const { announce: announceNavigation, on: onNavigation } = signal('start');

/** Nor when it is called back before it has arrived: the page that was left is there again. */
export const { announce: announceReturn, on: onReturn } = signal('return');

const arrival = signal('arrival');

export const onArrival = arrival.on;

/** What was asked for is on its way as well while it is fetched, seen like the way to a page. */
export async function onItsWay<Part>(fetched: Promise<Part>): Promise<Part> {
  // Not amid the drawing of whoever asks.
  await null;
  announceNavigation();
  return fetched.finally(arrival.announce);
}
