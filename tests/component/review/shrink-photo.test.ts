import { expect, test, vi } from 'vitest';
import { shrinkPhoto } from '@/components/review/shrink-photo';

test('makes transparent parts of an image white when converting it to JPEG', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3200, height: 800, close() {} }));
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '#000000',
    fillRect: (...area: number[]) => drawn.push([context.fillStyle, ...area]),
    drawImage: () => drawn.push('picture'),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['small'], { type: type ?? '' })),
  );
  const small = await shrinkPhoto(new File(['large'], 'ekran.png', { type: 'image/png' }));
  expect(small.type).toBe('image/jpeg');
  expect(drawn).toEqual([['#ffffff', 0, 0, 1600, 400], 'picture']);
});
