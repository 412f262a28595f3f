const KEY = 'chorsu:known';

/** Only scripts store anything: they are in the browser's cache, and there may be a cart to show. */
export function isReturningVisitor(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

export function rememberVisitor(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Every visit is a first one.
  }
}
