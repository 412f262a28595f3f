/** A button or link that a message offers. */
export type MessageAction = { label: string; onPress?: () => void; href?: string };

export type Message = { text: string; isError: boolean; action?: MessageAction | undefined };

const messages = new Map<string, Message>();
/** The number of mounted `LastingMessage` components per place. */
const mounted = new Map<string, number>();
const seen = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Keeps a message at a place of the page after its notification has gone (S9-07).
 *
 * @param place - The name that a `<LastingMessage>` of the page shows, like `cart:7`.
 */
export function leaveMessage(place: string, message: Message) {
  messages.set(place, message);
  if (mounted.get(place)) seen.add(place);
  else seen.delete(place);
  notify();
}

/** Removes the message of a place before the next attempt. Idempotent. */
export function clearMessage(place: string) {
  seen.delete(place);
  if (messages.delete(place)) notify();
}

/**
 * Removes the messages that a page has shown. A message whose place was never on the screen stays.
 */
export function clearSeenMessages() {
  for (const place of [...seen]) clearMessage(place);
}

export function messageAt(place: string): Message | undefined {
  return messages.get(place);
}

export function subscribeMessages(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Registers a visible place.
 * @returns A function to call when the place is removed from the page.
 */
export function placeMounted(place: string) {
  mounted.set(place, (mounted.get(place) ?? 0) + 1);
  if (messages.has(place)) seen.add(place);
  return () => {
    const left = (mounted.get(place) ?? 1) - 1;
    if (left > 0) mounted.set(place, left);
    else mounted.delete(place);
  };
}

function notify() {
  for (const listener of listeners) listener();
}
