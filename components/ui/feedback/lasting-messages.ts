/** A button or link that a message offers. */
export type MessageAction = { label: string; onPress?: () => void; href?: string };

export type Message = { text: string; isError: boolean; action?: MessageAction | undefined };

const messages = new Map<string, Message>();
/** How often each place is on the screen. */
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

/** For the next attempt at the place. Idempotent. */
export function clearMessage(place: string) {
  seen.delete(place);
  if (messages.delete(place)) notify();
}

/** For a new page. A message whose place has not been on the screen yet waits for it. */
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

/** @returns A function to call when the place is removed from the page. */
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
