const KNOWN = 'chorsu:known';

/** Whatever is stored here the scripts have stored: they are at hand, and there may be a cart. */
export function isKnownHere(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

export function rememberBrowser(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // Every visit is a first one.
  }
}
