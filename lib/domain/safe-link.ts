const allowed = /^(?:https?:\/\/[^\s/]|\/(?![/\\])|#|\?|tel:|mailto:)/i;

/** An address that a link may lead to, as it is; of any other, nothing. */
export function safeLink(address: string): string | null {
  return allowed.test(address) && !/\p{Cc}/u.test(address) ? address : null;
}
