import { expect, test, vi } from 'vitest';
import { ownWindow } from '@/tests/setup/own-window';

test('drops pending animation frames of a finished test file but runs later frames', async () => {
  const forgotten = vi.fn();
  requestAnimationFrame(forgotten);

  ownWindow();

  await new Promise(requestAnimationFrame);
  expect(forgotten).not.toHaveBeenCalled();
});

test('undoes the changes that a test file made to the window', () => {
  const { closest } = Element.prototype;
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.closest = vi.fn();
  Object.defineProperty(navigator, 'share', { configurable: true, value: vi.fn() });

  ownWindow();

  expect(Element.prototype.scrollTo).toBeUndefined();
  expect(Element.prototype.closest).toBe(closest);
  expect('share' in navigator).toBe(false);
});
