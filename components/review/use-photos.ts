import { useState } from 'react';
import { REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { type PhotoFault, photoFault } from '@/lib/domain/product/review-photo';
import { shrinkPhoto } from './shrink-photo';

type Chosen = {
  photos: File[];
  tooLarge: File[];
  fault: PhotoFault | null;
};

export type Photos = ReturnType<typeof usePhotos>;

export function usePhotos() {
  const [chosen, setChosen] = useState<Chosen>({ photos: [], tooLarge: [], fault: null });
  const [isShrinking, setShrinking] = useState(false);

  async function shrink() {
    setShrinking(true);
    for (const photo of chosen.tooLarge) {
      const small = await shrinkPhoto(photo).catch(() => null);
      setChosen((before) => withShrunk(before, photo, small));
    }
    setShrinking(false);
  }

  return {
    ...chosen,
    isShrinking,
    add: (files: File[]) =>
      setChosen((before) => files.reduce(withFile, { ...before, fault: null })),
    remove: (photo: File) => setChosen((before) => without(before, photo)),
    shrink,
    leaveLargeOut: () => setChosen((before) => ({ ...before, tooLarge: [] })),
  };
}

function withFile(chosen: Chosen, file: File): Chosen {
  const { photos, tooLarge } = chosen;
  if ([...photos, ...tooLarge].some((other) => isSame(other, file))) return chosen;
  const fault = photoFault(file, photos.length);
  if (fault === null) return fitting({ ...chosen, photos: [...photos, file] });
  if (fault === 'tooLarge') return fitting({ ...chosen, tooLarge: [...tooLarge, file] });
  return { ...chosen, fault };
}

/** Offers to shrink large files only up to the maximum number of photos. */
function fitting(chosen: Chosen): Chosen {
  const tooLarge = chosen.tooLarge.slice(0, REVIEW_PHOTOS_MAX - chosen.photos.length);
  const isCut = tooLarge.length < chosen.tooLarge.length;
  return { ...chosen, tooLarge, ...(isCut && { fault: 'tooMany' }) };
}

function withShrunk(chosen: Chosen, photo: File, small: File | null): Chosen {
  const rest = { ...chosen, tooLarge: chosen.tooLarge.filter((other) => other !== photo) };
  return small ? withFile(rest, small) : { ...rest, fault: 'tooLarge' };
}

function without(chosen: Chosen, photo: File): Chosen {
  return { ...chosen, photos: chosen.photos.filter((other) => other !== photo), fault: null };
}

function isSame(one: File, other: File): boolean {
  return keyOf(one) === keyOf(other);
}

/**
 * Returns a key that is unique unless the browser reports the same name, time and size for two
 * files.
 */
export function keyOf({ name, lastModified, size }: File): string {
  return `${name}-${lastModified}-${size}`;
}
