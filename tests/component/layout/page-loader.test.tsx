import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLoader } from '@/components/layout/page-loader';
import { atPlace, renderAt } from '@/tests/support/component/render';

const html = (url: string) => renderToString(atPlace(<PageLoader label="loading" />, { url }));

test('the loader is in the HTML of the home page and disappears on hydration (S4-41)', () => {
  expect(html('/')).toContain('role="status"');
  renderAt(<PageLoader label="loading" />, { url: '/' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('only the home page has the loader (S4-42)', () => {
  expect(html('/products')).toBe('');
});
