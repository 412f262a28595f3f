const allowed = /^(?:https?:\/\/[^\s/]|\/(?![/\\])|#|\?|tel:|mailto:)/i;

export function safeLink(address: string): string | null {
  return allowed.test(address) && !/\p{Cc}/u.test(address) ? address : null;
}
