import { controlOf } from './controls';
import { onHydrated } from './hydrated-mark';
import { markScriptForReact } from './react-internals';
import { toScript } from './to-script';

/** The build's own (scripts/lib/worker.mjs): what a page of a product loads and a list does not. */
declare const PRODUCT_SCRIPTS: readonly string[];

/**
 * On a hydrated page the router learns from a product's data which scripts it needs: a round trip
 * after the data was asked for. They are loaded when a finger or a mouse comes to the link. To run
 * them makes their modules known and starts none, so that this, too, is done when the data comes.
 */
export function loadProductScripts(): void {
  onHydrated(() => {
    const touched = new AbortController();
    const options = { passive: true, signal: touched.signal };
    addEventListener('pointerover', ({ target }) => isOfProduct(target) && loadOnce(), options);
    function loadOnce() {
      touched.abort();
      const missing = PRODUCT_SCRIPTS.filter((src) => !document.querySelector(`[src="${src}"]`));
      document.head.append(...missing.map(toAheadScript));
    }
  });
}

/**
 * These run in any order: they only make modules known. One that has failed must not stand for the
 * one that the router then asks for.
 */
function toAheadScript(address: string): HTMLScriptElement {
  const script = toScript(address);
  markScriptForReact(script);
  script.onerror = () => script.remove();
  return script;
}

function isOfProduct(target: EventTarget | null): boolean {
  const link = controlOf(target, 'a[href]');
  return link instanceof HTMLAnchorElement && link.pathname.includes('/products/');
}
