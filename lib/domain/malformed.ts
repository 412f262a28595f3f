/** Whether a path cannot be decoded, is none, or carries what no file or page has in its name. */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
