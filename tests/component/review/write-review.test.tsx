import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { OwnReview } from '@/components/review/own-review';
import { WriteReview } from '@/components/review/write-review';
import { rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const ordersWith = (can_review: boolean) => {
  const products = [anOrderLine(1, { can_review })];
  const results = [anOrder({ status: 'done', products })];
  return { 'GET /order/order': { data: { results, count: 1, active: 0, completed: 1 } } };
};

function openSignedIn(can_review: boolean) {
  const api = aSignInApi(ordersWith(can_review));
  act(rehydrateAuth);
  act(() => signedIn({ token: 'a-token', user: aUser }));
  renderAt(<WriteReview productId={1} />);
  return api;
}

afterEach(() => {
  act(signedOut);
});

test('lets a customer who has received the product write a review', async () => {
  openSignedIn(true);
  await userEvent.click(await screen.findByRole('button', { name: t('review.write') }));
  expect(await screen.findByRole('button', { name: t('reviewForm.send') })).toBeDefined();
});

test('shows the rules to a customer who cannot review the product', async () => {
  const api = openSignedIn(false);
  await expect.poll(() => api.calls.length).toBe(1);
  expect(screen.getByText(t('review.whoWrites'))).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('links to the review form for a customer and shows nothing to a guest', () => {
  aSignInApi({});
  act(() => signedIn({ token: 'a-token', user: aUser }));
  renderAt(<OwnReview href="/products/qozon-1/reviews" text={t('review.write')} />);
  const link = screen.getByRole('link', { name: t('review.write') });
  expect(link.getAttribute('href')).toBe('/products/qozon-1/reviews');
  act(signedOut);
  expect(screen.queryByRole('link')).toBeNull();
});
