const KNOWN = 'chorsu:known';

/** Where the scripts have run before they are at hand, and there may be a cart to show. */
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
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
