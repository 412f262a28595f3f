const allowed = /^(?:https?:\/\/[^\s/]|\/(?![/\\])|#|\?|tel:|mailto:)/i;

/** Returns the address if a link may lead to it, otherwise null. */
export function safeLink(address: string): string | null {
  return allowed.test(address) && !/\p{Cc}/u.test(address) ? address : null;
}
