import { expect, test, vi } from 'vitest';
import { ownWindow } from '@/tests/setup/own-window';

test('a file that ends while it awaits a frame leaves the next one its frames', async () => {
  const forgotten = vi.fn();
  requestAnimationFrame(forgotten);

  ownWindow();

  await new Promise(requestAnimationFrame);
  expect(forgotten).not.toHaveBeenCalled();
});
