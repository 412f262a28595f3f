/** A button or link that a message offers. */
export type MessageAction = { label: string; onPress?: () => void; href?: string };

export type Message = { text: string; isError: boolean; action?: MessageAction | undefined };

const messages = new Map<string, Message>();
/** The number of mounted `LastingMessage` components per location. */
const mounted = new Map<string, number>();
const seen = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Keeps a message at a location on the page after its notification has disappeared (S9-07).
 *
 * @param area - The location: the `area` of a `<LastingMessage>` on the page, such as `cart:7`.
 */
export function leaveMessage(area: string, message: Message) {
  messages.set(area, message);
  if (mounted.get(area)) seen.add(area);
  else seen.delete(area);
  notify();
}

/** Removes the message at a location before the next attempt. Idempotent. */
export function clearMessage(area: string) {
  seen.delete(area);
  if (messages.delete(area)) notify();
}

/**
 * Removes the messages that a page has shown. Messages whose location was never on the screen
 * remain.
 */
export function clearSeenMessages() {
  for (const area of [...seen]) clearMessage(area);
}

export function messageAt(area: string): Message | undefined {
  return messages.get(area);
}

export function subscribeMessages(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Registers a visible location.
 *
 * @returns A function to call when the location is removed from the page.
 */
export function messageAreaMounted(area: string) {
  mounted.set(area, (mounted.get(area) ?? 0) + 1);
  if (messages.has(area)) seen.add(area);
  return () => {
    const left = (mounted.get(area) ?? 1) - 1;
    if (left > 0) mounted.set(area, left);
    else mounted.delete(area);
  };
}

function notify() {
  for (const listener of listeners) listener();
}
