import { controlOf } from './controls';
import { fetchWhole } from './fetch-files';
import { onHydrated } from './hydrated-mark';

/** The build's own (scripts/lib/worker.mjs): what a page of a product loads and a list does not. */
declare const PRODUCT_SCRIPTS: readonly string[];

/**
 * On a hydrated page the router learns from a product's data which scripts it needs: a round trip
 * after the data was asked for. They are asked for when a finger or a mouse comes to the link.
 */
export function fetchProductScripts(): void {
  onHydrated(() => {
    const touched = new AbortController();
    const options = { passive: true, signal: touched.signal };
    addEventListener('pointerover', ({ target }) => isOfProduct(target) && fetchOnce(), options);
    function fetchOnce() {
      touched.abort();
      for (const address of PRODUCT_SCRIPTS) fetchWhole(address).catch(() => {});
    }
  });
}

function isOfProduct(target: EventTarget | null): boolean {
  const link = controlOf(target, 'a[href]');
  return link instanceof HTMLAnchorElement && link.pathname.includes('/products/');
}
