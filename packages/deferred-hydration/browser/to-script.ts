/** Returns a script element that runs in the order of its insertion: the data before its users. */
export function toScript(source: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  return script;
}
