const shown = new Map<string, string>();

/** The address under which a card has shown a picture: there is no quicker one. */
export function cardPictureSeen(image: string, address: string) {
  shown.set(image, address);
}

export const cardPictureOf = (image: string) => shown.get(image);
