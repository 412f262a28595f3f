/** The scripts of a page run in their order: its data before what starts from it. */
export function toScript(source: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  return script;
}
