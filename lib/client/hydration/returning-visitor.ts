const KEY = 'chorsu:known';

/**
 * Returns whether the shop's scripts have run in this browser before. If so, they are probably
 * cached, and the shopper may have a cart.
 */
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
    // Without storage every visit counts as the first.
  }
}
