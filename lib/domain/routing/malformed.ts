/** Whether a path cannot be decoded or has characters that no page or file name has. */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
