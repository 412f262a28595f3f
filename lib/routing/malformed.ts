/** Whether a path cannot be decoded or carries a NUL: such a request answers 400. */
export function isMalformed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).includes('\0');
  } catch {
    return true;
  }
}
