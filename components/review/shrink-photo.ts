import { REVIEW_PHOTO_BYTES } from '@/lib/constants';

const SIDE_MAX = 1600;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

export async function shrinkPhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  draw(bitmap, canvas);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality);
    if (blob && blob.size < REVIEW_PHOTO_BYTES) {
      return new File([blob], photo.name, { type: blob.type });
    }
  }
  throw new Error('the photo is still too large');
}

/** Draws on white, because a JPEG has no transparency: transparent areas would become black. */
function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
