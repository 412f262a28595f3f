const shown = new Map<string, string>();

/**
 * The address from which the card around this element shows the picture, as the browser chose it
 * from `srcset`: it is loaded or loading. A gallery has it behind its own until that is there.
 */
export function rememberCardPicture(image: string | undefined, within: Element) {
  const address = within.closest('article')?.querySelector('img')?.currentSrc;
  if (image && address) shown.set(image, address);
  return address;
}

export const shownCardPicture = (image: string) => shown.get(image);
