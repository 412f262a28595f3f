/** Whether a path cannot be decoded, is none, or carries what no file or page has in its name. */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
