import { useState } from 'react';
import { type PhotoFault, photoFault } from '@/lib/domain/review-photo';
import { shrinkPhoto } from './shrink-photo';

/** What happens to the files that are chosen: taken, refused, or offered to be made smaller. */
export function usePhotos(photos: File[], onChange: (photos: File[]) => void) {
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const [isShrinking, setShrinking] = useState(false);

  function add(files: File[]) {
    const next = [...photos];
    let refused: PhotoFault | null = null;
    let large: File | null = null;
    for (const file of files) {
      const why = photoFault(file, next.length);
      if (why === null) next.push(file);
      else if (why === 'tooLarge') large = file;
      else refused = why;
    }
    setFault(refused);
    setTooLarge(large);
    if (next.length > photos.length) onChange(next);
  }

  async function shrink() {
    if (!tooLarge) return;
    setShrinking(true);
    try {
      add([await shrinkPhoto(tooLarge)]);
    } catch {
      setTooLarge(null);
      setFault('tooLarge');
    } finally {
      setShrinking(false);
    }
  }

  return { fault, tooLarge, isShrinking, add, shrink };
}
