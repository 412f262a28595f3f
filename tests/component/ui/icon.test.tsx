import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/components/ui/icon-name';

test('the sprite has exactly the icons that the code names', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  // Logos of payments have their own colours and sizes (payment-logos.tsx).
  const icons = symbols.filter((id) => !id?.startsWith('pay-'));
  expect(icons.sort()).toEqual([...iconNames].sort());
});

test('an icon is hidden from screen readers and follows its name', () => {
  const { container, rerender } = render(<Icon name="grid" size={20} />);
  const icon = container.querySelector('svg');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.innerHTML).toBe('<use href="/icons.svg#grid"></use>');
  rerender(<Icon name="close" size={20} />);
  expect(container.querySelector('svg')).toBe(icon);
  expect(icon?.innerHTML).toBe('<use href="/icons.svg#close"></use>');
  expect(icon?.firstElementChild).toBeInstanceOf(SVGElement);
});
