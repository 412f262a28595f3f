import { expect, test, vi } from 'vitest';
import { ownWindow } from '@/tests/setup/own-window';

test('a file that ends while it awaits a frame leaves the next one its frames', async () => {
  const forgotten = vi.fn();
  requestAnimationFrame(forgotten);

  ownWindow();

  await new Promise(requestAnimationFrame);
  expect(forgotten).not.toHaveBeenCalled();
});

test('what a file lets the window have stays there for no other', () => {
  const { closest } = Element.prototype;
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.closest = vi.fn();
  Object.defineProperty(navigator, 'share', { configurable: true, value: vi.fn() });

  ownWindow();

  expect(Element.prototype.scrollTo).toBeUndefined();
  expect(Element.prototype.closest).toBe(closest);
  expect('share' in navigator).toBe(false);
});
