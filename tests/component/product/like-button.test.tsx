import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AppStart } from '@/components/layout/start/app-start';
import { LikeButton } from '@/components/product/actions/like-button';
import { currentToasts } from '@/components/ui/feedback/toast';
import { likedReceived, useLikedIds } from '@/stores/liked';
import { stubApi } from '@/tests/support/component/api';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const name = 'Qozon';
const aCard = (id: number) => ({
  id,
  slug: `qozon-${id}`,
  name,
  sub_product: id,
  images: [],
  price: 90_000,
  discounted_price: null,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 4.5,
  reviews_count: 2,
});
const isActive = () =>
  screen.getByRole('button', { name: t('liked.addOf', { name }) }).getAttribute('aria-pressed');

afterEach(() => {
  act(() => likedReceived([]));
});

test('fills the heart only if the product is liked (S4-35)', () => {
  renderAt(<LikeButton kind="box" productId={7} name={name} />);
  act(() => likedReceived([1, 2]));
  expect(isActive()).toBe('false');
  act(() => likedReceived([7, 2]));
  expect(isActive()).toBe('true');
  act(() => likedReceived([]));
  expect(isActive()).toBe('false');
});

test('stores the ids of liked products (S3-13)', async () => {
  stubApi({
    'liked.list': { results: [{ product: aCard(7) }, { product: aCard(2) }], count: 2 },
    'cart.list': { results: [], count: 0 },
  });
  renderAt(
    <>
      <AppStart />
      <LikeButton kind="box" productId={7} name={name} />
    </>,
  );
  await waitFor(() => expect(isActive()).toBe('true'));
  const { result } = renderHook(useLikedIds);
  expect(result.current).toEqual([7, 2]);
});

test('adds a like on a press and removes it on the next press (S7-23, S7-24)', async () => {
  const shop = aShopperApi();
  renderAt(<LikeButton kind="box" productId={7} name={name} />);

  await shopper.click(screen.getByRole('button'));
  expect(isActive()).toBe('true');
  await shopper.click(screen.getByRole('button'));
  expect(isActive()).toBe('false');
  shop.respond([]);

  await waitFor(() =>
    expect(shop.calls).toEqual(['POST /order/wish', 'DELETE /order/wish/7', 'GET /order/wish']),
  );
});

test('resets the heart and shows a message when the shop rejects the like', async () => {
  const shop = aShopperApi([], { fails: true });
  renderAt(<LikeButton kind="box" productId={7} name={name} />);
  await shopper.click(screen.getByRole('button'));
  shop.respond([]);

  await waitFor(() => expect(isActive()).toBe('false'));
  expect(currentToasts().at(-1)).toMatchObject({ text: t('errors.write.unknown'), kind: 'error' });
});

test("shows the shop's message when the wishlist is full", async () => {
  const detail = 'Sevimlilarda mahsulot juda koʻp, keraksizini oʻchiring';
  const shop = aShopperApi([], { refusal: detail });
  renderAt(<LikeButton kind="box" productId={7} name={name} />);
  await shopper.click(screen.getByRole('button'));
  shop.respond([]);

  await waitFor(() => expect(isActive()).toBe('false'));
  expect(currentToasts().at(-1)).toMatchObject({ text: detail, kind: 'error' });
});
