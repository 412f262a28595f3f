import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BottomNav } from '@/components/layout/footer/bottom-nav';
import { CartButton } from '@/components/product/actions/cart-button';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const name = 'Qozon 1';
const READ = 'GET /order/cart';
const holds = (amount: number) => act(() => linesReceived([aCartLine(1, { amount, stock: 3 })]));
const button = (label: string) => screen.getByRole('button', { name: label });

beforeEach(() => {
  act(() => linesReceived([]));
});

test('the button reads "add to cart" if the product is not in the cart (S3-27, S4-31)', () => {
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name={name} />);
  expect(button(t('cart.add')).textContent).toBe(t('cart.add'));
});

test('the button is disabled and reads "not available" without stock (S4-32)', () => {
  renderAt(<CartButton kind="large" subProduct={1} stock={0} name={name} />);
  expect(button(t('product.soldOut')).hasAttribute('disabled')).toBe(true);
});

// Requirements: S3-27
test('a product in the cart has a stepper that is limited to the stock (S4-33, S4-34)', () => {
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name={name} />);
  holds(2);

  const stepper = screen.getByRole('group', { name: t('cart.amountOf', { name }) });
  expect(stepper.textContent).toBe('2');
  const plus = button(t('cart.increase', { name }));
  expect(plus.getAttribute('aria-disabled')).toBe('false');
  holds(3);
  expect(plus.getAttribute('aria-disabled')).toBe('true');
});

test('adds the product at once and fetches the cart after the response (S7-20)', async () => {
  const shop = aShopperApi();
  renderAt(
    <>
      <CartButton kind="large" subProduct={1} stock={3} name={name} />
      <BottomNav />
    </>,
  );

  await shopper.click(button(t('cart.add')));

  expect(screen.getByRole('link', { name: t('header.cartCount', { count: 1 }) })).toBeDefined();
  expect(document.activeElement).toBe(button(t('cart.increase', { name })));
  expect(shop.calls).toEqual(['POST /order/cart']);
  shop.respond([aCartLine(1)]);
  await waitFor(() => expect(shop.calls).toEqual(['POST /order/cart', 'GET /order/cart']));
  expect(screen.getByRole('group').textContent).toBe('1');
});

test('adds only one unit on a double click', async () => {
  const shop = aShopperApi();
  renderAt(<CartButton kind="large" subProduct={1} stock={9} name={name} picture="qozon.webp" />);

  await shopper.click(button(t('cart.add')));
  const plus = button(t('cart.increase', { name }));
  fireEvent.click(plus, { detail: 2 });
  expect(screen.getByRole('group').textContent).toBe('1');
  // Each further press adds a unit.
  fireEvent.click(plus, { detail: 3 });
  expect(screen.getByRole('group').textContent).toBe('2');
  shop.respond([aCartLine(1, { amount: 2 })]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('sends only the first and the final amount of several quick presses', async () => {
  const shop = aShopperApi();
  renderAt(<CartButton kind="large" subProduct={1} stock={9} name={name} />);

  await shopper.click(button(t('cart.add')));
  for (const _ of [2, 3, 4]) await shopper.click(button(t('cart.increase', { name })));
  shop.respond([aCartLine(1, { amount: 4 })]);

  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
  expect(shop.calls.filter((call) => call === 'POST /order/cart')).toHaveLength(2);
  expect(screen.getByRole('group').textContent).toBe('4');
});

test('resets the button and shows a message when the shop rejects the press', async () => {
  const shop = aShopperApi([], { fails: true });
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name={name} />);

  await shopper.click(button(t('cart.add')));
  shop.respond([]);

  await waitFor(() => button(t('cart.add')));
  expect(currentToasts().at(-1)).toMatchObject({ text: t('errors.write.unknown'), kind: 'error' });
});

test('removes the product when the minus button is pressed at one unit (S7-21)', async () => {
  const shop = aShopperApi([aCartLine(1)]);
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name={name} />);
  holds(1);

  await shopper.click(button(t('cart.decrease', { name })));

  expect(shop.calls).toEqual(['DELETE /order/cart/1']);
  expect(button(t('cart.add'))).toBeDefined();
  shop.respond([]);
  await waitFor(() => expect(shop.calls.at(-1)).toBe('GET /order/cart'));
});

test('keeps a single cart line for a product that is added, removed and added again', async () => {
  const shop = aShopperApi();
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name={name} />);
  shop.respond([aCartLine(1)]);
  const isRead = (times: number) =>
    waitFor(() => expect(shop.calls.filter((call) => call === READ)).toHaveLength(times));

  await shopper.click(button(t('cart.add')));
  await isRead(1);
  shop.lines = [];
  await shopper.click(button(t('cart.decrease', { name })));
  await isRead(2);
  shop.lines = [aCartLine(1)];
  await shopper.click(button(t('cart.add')));
  await isRead(3);

  const writes = ['POST /order/cart', 'DELETE /order/cart/1', 'POST /order/cart'];
  expect(shop.calls).toEqual(writes.flatMap((write) => [write, READ]));
  expect(screen.getByRole('group').textContent).toBe('1');
});

test('announces an added product once with its image and a link to the cart', async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  const shop = aShopperApi();
  renderAt(
    <CartButton kind="large" subProduct={1} stock={3} name={name} picture="goods/qozon.webp" />,
  );
  await shopper.click(button(t('cart.add')));
  await shopper.click(button(t('cart.increase', { name })));
  expect(currentToasts()).toEqual([]);

  shop.respond([aCartLine(1, { amount: 2 })]);
  const shown = {
    text: t('cart.added'),
    picture: '/media/goods/qozon.webp',
    action: { label: t('cart.show'), href: '/cart' },
  };
  await waitFor(() => expect(currentToasts()).toMatchObject([shown]));

  shop.lines = [aCartLine(1, { amount: 3 })];
  await shopper.click(button(t('cart.increase', { name })));
  await waitFor(() => expect(shop.calls.filter((call) => call === READ)).toHaveLength(2));
  expect(currentToasts()).toHaveLength(1);
});
