const shown = new Map<string, string>();

/** Records the address from which a card showed a picture: the browser has it cached. */
export function rememberCardPicture(image: string, address: string) {
  shown.set(image, address);
}

export const shownCardPicture = (image: string) => shown.get(image);
