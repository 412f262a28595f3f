import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FooterMenu } from '@/components/layout/footer/footer-menu';
import { aCategory } from '@/tests/support/component/category';
import { renderAt } from '@/tests/support/component/render';

test.each([
  [1, [1]],
  [2, [1, 1]],
  [5, [3, 2]],
  [8, [4, 4]],
])('splits menu items into columns: %d into %o (S1-17)', (count, halves) => {
  const menu = Array.from({ length: count }, (_, index) => aCategory(`Item ${index}`));
  renderAt(<FooterMenu menu={menu} locale="uz" />);

  const navs = screen.getAllByRole('navigation');
  expect(navs.map((nav) => within(nav).getAllByRole('link').length)).toEqual(halves);
});

test('renders no headings for a shop without a menu', () => {
  const { container } = renderAt(<FooterMenu menu={[]} locale="uz" />);
  expect(container.textContent).toBe('');
});
