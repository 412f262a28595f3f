import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaults } from '@/api/services/content/own-settings';
import { SearchLinks } from '@/components/product/page/facts/search-links';
import { renderAt } from '@/tests/support/component/render';

const settingsWith = (uz: string) => ({
  ...defaults,
  pickup_points: 0,
  popular_searches: { uz, ru: '' },
});

test('links each popular search term to its results once', () => {
  renderAt(<SearchLinks settings={settingsWith('choynak, aqlli soat,, choynak ')} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/products?search=choynak', '/products?search=aqlli+soat']);
});

test('shows nothing when the shop has no popular searches', () => {
  const { container } = renderAt(<SearchLinks settings={settingsWith('')} />);
  expect(container.textContent).toBe('');
});
