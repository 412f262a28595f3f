import sharp from 'sharp';

const colour = { r: 200, g: 40, b: 60 };

export async function aPhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Blob> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } });
  return blobOf(await image.toFormat(format).toBuffer());
}

/** Returns a photo as taken by a phone: rotated by its EXIF orientation, with its location. */
export async function aPhotoWithPlace(): Promise<Blob> {
  const exif = {
    IFD0: { Make: 'Telefon', Copyright: 'Madina' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '41/1 18/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '69/1 14/1 0/1',
    },
  };
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } });
  return blobOf(
    await image.withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer(),
  );
}

/** Returns an intact image, padded to `bytes` with data after its end. */
export async function aPhotoOf(bytes: number): Promise<Blob> {
  const photo = await aPhoto();
  return new Blob([photo, new Uint8Array(bytes - photo.size)], { type: photo.type });
}

export function blobOf(bytes: Uint8Array | string, type = 'image/jpeg'): Blob {
  return new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
}
