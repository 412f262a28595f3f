import { loadScriptsAhead } from 'deferred-hydration/browser';
import { onHydrated } from 'deferred-hydration/hydrated';

/**
 * The scripts that a product page loads and a list page does not. The build
 * (scripts/lib/build/worker.mjs) inserts them.
 */
declare const PRODUCT_SCRIPTS: readonly string[];

/**
 * Loads the scripts of product pages when a pointer first reaches a product link on a hydrated page
 * (ADR 149). Without this, the router would request them only after it has received the product's
 * data.
 */
export function loadProductScripts(): void {
  onHydrated(() => {
    const touched = new AbortController();
    const options = { passive: true, signal: touched.signal };
    addEventListener('pointerover', ({ target }) => isOfProduct(target) && loadOnce(), options);
    function loadOnce() {
      touched.abort();
      loadScriptsAhead(PRODUCT_SCRIPTS);
    }
  });
}

function isOfProduct(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href*="/products/"]') !== null;
}
