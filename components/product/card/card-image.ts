const shown = new Map<string, string>();

/** Stores the URL from which a card loaded an image, because the browser has cached that file. */
export function rememberCardImage(image: string, address: string) {
  shown.set(image, address);
}

export const shownCardImage = (image: string) => shown.get(image);
