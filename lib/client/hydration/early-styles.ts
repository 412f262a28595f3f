/** Repeats global rules, because they do not apply inside a shadow root. */
export const RESET =
  '*{box-sizing:border-box;margin:0}svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round}button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--surface)}';

/** Creates a constructed stylesheet, because the content security policy forbids style elements. */
export function sheetOf(css: string): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(css);
  return created;
}

/** Returns the markup of `components/ui/display/icon.tsx` for a shadow root. */
export function iconOf(name: string, size: number): string {
  return `<svg width="${size}" height="${size}" aria-hidden="true"><use href="/icons.svg#${name}"/></svg>`;
}
