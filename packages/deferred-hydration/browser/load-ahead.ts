import { markScriptForReact } from './react-internals';

/**
 * Loads and runs scripts that a later page of the app needs, except those that the current page
 * already has.
 *
 * The scripts run in any order, so they must only define modules, as the build files of Next do. A
 * script that fails is removed, so that the router loads it itself.
 */
export function loadScriptsAhead(addresses: readonly string[]): void {
  const missing = addresses.filter((src) => !document.querySelector(`[src="${src}"]`));
  document.head.append(...missing.map(toAheadScript));
}

function toAheadScript(address: string): HTMLScriptElement {
  const script = toScript(address);
  markScriptForReact(script);
  script.onerror = () => script.remove();
  return script;
}

/**
 * Returns a script element. Such scripts run in the order of insertion, so that data comes before
 * the code that uses it.
 */
export function toScript(source: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  return script;
}
