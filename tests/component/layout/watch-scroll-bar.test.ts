import { afterEach, expect, test, vi } from 'vitest';
import { watchScrollBar } from '@/components/layout/start/watch-scroll-bar';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('style');
  vi.unstubAllGlobals();
});

test('stores the width of the scroll bar, except while an overlay hides it', () => {
  vi.stubGlobal('innerWidth', 1280);
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1268);
  const stop = watchScrollBar();
  const stored = () => root.style.getPropertyValue('--scrollbar');
  expect(stored()).toBe('12px');

  root.style.overflowY = 'hidden';
  width.mockReturnValue(1280);
  window.dispatchEvent(new Event('resize'));
  expect(stored()).toBe('12px');

  root.style.overflowY = 'scroll';
  width.mockReturnValue(1265);
  window.dispatchEvent(new Event('resize'));
  expect(stored()).toBe('15px');

  stop();
  width.mockReturnValue(1280);
  window.dispatchEvent(new Event('resize'));
  expect(stored()).toBe('15px');
});
