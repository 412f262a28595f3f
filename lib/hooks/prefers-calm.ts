export const CALM = '(prefers-reduced-motion: reduce)';

export function prefersCalm(): boolean {
  return window.matchMedia(CALM).matches;
}
