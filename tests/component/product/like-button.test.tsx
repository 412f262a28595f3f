import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LikeButton } from '@/components/product/like-button';
import { currentToasts } from '@/components/ui/toast';
import { likedReceived } from '@/stores/liked';
import { renderAt } from '@/tests/support/render';
import { aShopperApi } from '@/tests/support/shopper-api';
import { t } from '@/tests/support/text';

const shopper = userEvent.setup();
const name = 'Qozon';
const isActive = () =>
  screen.getByRole('button', { name: t('liked.addOf', { name }) }).getAttribute('aria-pressed');

test('the heart is filled only if the product is liked (S4-35)', () => {
  renderAt(<LikeButton productId={7} name={name} />);
  act(() => likedReceived([1, 2]));
  expect(isActive()).toBe('false');
  act(() => likedReceived([7, 2]));
  expect(isActive()).toBe('true');
  act(() => likedReceived([]));
  expect(isActive()).toBe('false');
});

test('a press likes at once, the next press unlikes (S7-23, S7-24)', async () => {
  const shop = aShopperApi();
  renderAt(<LikeButton productId={7} name={name} />);

  await shopper.click(screen.getByRole('button'));
  expect(isActive()).toBe('true');
  await shopper.click(screen.getByRole('button'));
  expect(isActive()).toBe('false');
  shop.answer([]);

  await waitFor(() =>
    expect(shop.calls).toEqual(['POST /order/wish', 'DELETE /order/wish/7', 'GET /order/wish']),
  );
});

test('a refusal resets the heart with a message', async () => {
  const shop = aShopperApi([], { fails: true });
  renderAt(<LikeButton productId={7} name={name} />);
  await shopper.click(screen.getByRole('button'));
  shop.answer([]);

  await waitFor(() => expect(isActive()).toBe('false'));
  expect(currentToasts().at(-1)).toMatchObject({ text: t('liked.failed'), kind: 'error' });
});

test('a refusal at the limit shows the message of the shop', async () => {
  const detail = 'Sevimlilarda mahsulot juda koʻp, keraksizini oʻchiring';
  const shop = aShopperApi([], { refusal: detail });
  renderAt(<LikeButton productId={7} name={name} />);
  await shopper.click(screen.getByRole('button'));
  shop.answer([]);

  await waitFor(() => expect(isActive()).toBe('false'));
  expect(currentToasts().at(-1)).toMatchObject({ text: detail, kind: 'error' });
});
