import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorPage } from '@/components/layout/error-page';
import { ApiError } from '@/lib/http/errors';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

test.each([
  [new ApiError('server', { status: 503 }), '503'],
  [new Error('no status'), '500'],
])('shows the status of an error, or 500 if it has none: %s (S2-101)', (error, status) => {
  renderAt(<ErrorPage error={error} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.page.title'));
  expect(screen.getByText(new RegExp(status))).toBeDefined();
});

test('offers a retry and a link to the home page (S2-101)', async () => {
  const onRetry = vi.fn();
  renderAt(<ErrorPage error={new Error('broken')} onRetry={onRetry} />, {
    url: '/ru/products',
    locale: 'ru',
  });
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ru');
});
