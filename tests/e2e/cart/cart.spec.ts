import { formatPrice } from '@/lib/domain/text/money';
import { expect, test } from '@/tests/e2e/support/fixtures';
import {
  BUYABLE,
  badge,
  firstInStock,
  firstProduct,
  listOf,
  openFirstProduct,
  putInCart,
} from '@/tests/e2e/support/shop';

// Requirements: S2-04, S2-44, S2-48, S2-85, S3-11, S4-33
test('adds to the cart from a card and totals the selected lines (S4-31, S9-24)', async ({
  page,
  request,
  world,
  t,
  expectAccessible,
}) => {
  const { results } = await listOf(request, 'size=24');
  const [first, second] = results.filter((one) => one.amount > 1 && !one.has_options);
  await page.goto('/products');
  for (const product of [first, second]) {
    await page
      .getByRole('button', { name: t('cart.addOf', { name: product?.name ?? '' }) })
      .click();
  }
  await expect(badge(page, t, 2)).toBeVisible();
  await page.getByRole('button', { name: t('cart.increase', { name: first?.name ?? '' }) }).click();

  await expect(badge(page, t, 2)).toHaveText(`${t('header.cart')}2`);
  await badge(page, t, 2).click();
  const line = page.getByRole('listitem', { name: first?.name ?? '' });
  await expect(line.getByRole('group')).toHaveText('2');
  await line.getByRole('checkbox').uncheck();
  const pieces = page.getByRole('complementary', { name: t('cart.summary.title') });
  await expect(pieces).toContainText(t('cart.summary.pieces', { count: '1' }));
  await expectAccessible();
  await line.getByRole('button', { name: t('cart.decrease', { name: first?.name ?? '' }) }).click();
  const cartCalls = async () => (await world.journal()).filter(({ method }) => method !== 'GET');
  await expect.poll(async () => (await cartCalls()).at(-1)?.body).toMatchObject({ amount: 1 });
  for (const { body } of await cartCalls()) {
    expect(Object.keys(Object(body)).sort()).toEqual(['amount', 'sub_product']);
  }
});

// Requirements: S2-05, S2-43, S2-48, S2-81, S7-21, S7-23, S7-24
test("changes a line's quantity and moves the line to the wishlist (S2-82, S2-83)", async ({
  page,
  request,
  world,
  t,
}) => {
  const { id, slug, name } = await firstProduct(request, 'search=Sado Pro 2');
  const { id: variant } = await firstInStock(request, slug);
  await putInCart(page, t, slug);
  await page.goto('/cart');

  const line = page.getByRole('listitem', { name });
  await expect(line.locator('img')).toBeVisible();
  await expect(line.getByRole('link', { name })).toBeVisible();
  await expect(line).toContainText(/Rang: .+ · Toʻplam: .+/);
  const { price, discounted_price: discounted } = await firstInStock(request, slug);
  const expectAmount = async (amount: number) => {
    await expect(line.getByRole('group')).toHaveText(String(amount));
    await expect(line).toContainText(formatPrice(Number(discounted) * amount, 'uz'));
    await expect(line.locator('s')).toHaveText(formatPrice(price * amount, 'uz'));
  };
  await expectAmount(1);
  await line.getByRole('button', { name: t('cart.increase', { name }) }).click();
  await expectAmount(2);

  await page.getByRole('button', { name: t('cart.moveToLiked', { name }) }).click();

  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  const liked = page.getByRole('link', { name: t('header.likedCount', { count: 1 }) });
  await expect(liked.filter({ visible: true })).toHaveText(`${t('header.liked')}1`);
  await liked.filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/liked$/);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: t('liked.addOf', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('liked.empty.title') })).toBeVisible();
  const writes = async () =>
    (await world.journal())
      .filter(({ method, path }) => method !== 'GET' && /order\/(?:cart|wish)/.test(path))
      .map(({ method, path, body }) => [`${method} ${path.replace('/api/v1', '')}`, body]);
  await expect.poll(writes).toEqual([
    ['POST /order/cart', { sub_product: variant, amount: 1 }],
    ['POST /order/cart', { sub_product: variant, amount: 2 }],
    ['POST /order/wish', { product: id }],
    [`DELETE /order/cart/${variant}`, null],
    [`DELETE /order/wish/${id}`, null],
  ]);
});

test('a double click on "Add to cart" adds one unit and stays on the page', async ({
  page,
  request,
  t,
}) => {
  const { name, slug } = await openFirstProduct(page, request, BUYABLE);
  await page.getByRole('button', { name: t('cart.add'), exact: true }).dblclick();
  const amount = page.getByRole('group', { name: t('cart.amountOf', { name }) });
  await expect(amount.first()).toHaveText('1');
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`));

  await page.goto(`/products?${BUYABLE}`);
  await page.getByRole('button', { name: t('cart.decrease', { name }) }).click();
  await page.getByRole('button', { name: t('cart.addOf', { name }) }).dblclick();
  await expect(amount).toHaveText('1');
});

test('the badge in another tab follows the removal and undo of a line (S2-84, S5-24)', {
  tag: '@desktop',
}, async ({ page, context, request, t }) => {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await putInCart(page, t, slug);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(badge(other, t, 1)).toBeVisible();

  // The tab is brought to the front, because the browser does not paint a background tab.
  await page.bringToFront();
  await page.getByRole('button', { name: t('cart.remove', { name }), exact: true }).click();
  await page.getByRole('button', { name: t('cart.askRemove.yes'), exact: true }).click();
  await expect(badge(page, t, 0)).toBeVisible();
  await expect(badge(other, t, 0)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The cart still offers to undo the removal after the message has disappeared.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.undo') })
    .click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(badge(other, t, 1)).toBeVisible();
});

test.describe('when the API responds late or not at all', () => {
  test.use({ forgives: /Failed to load resource|ERR_|^failed: / });

  test('the badge updates within 100 ms of the tap while the API takes 3 s (S7-20)', {
    tag: '@phone',
  }, async ({ page, request, world, t }) => {
    await openFirstProduct(page, request, BUYABLE);
    await world.addFault({ kind: 'delay', ms: 3000, method: 'POST', path: '/order/cart' });
    const add = page.getByRole('button', { name: t('cart.add'), exact: true });
    const name = t('header.cartCount', { count: 1 });

    const frames = await add.evaluate(async (button, label) => {
      const shown = () =>
        [...document.querySelectorAll(`a[aria-label="${label}"]`)].some(
          (link) => link.getClientRects().length > 0,
        );
      let drawn = 0;
      (button as HTMLButtonElement).click();
      while (!shown() && drawn < 300) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        drawn += 1;
      }
      return drawn;
    }, name);

    // The delay is counted in frames of 1/60 s, because elapsed time depends on the machine's load.
    expect(frames).toBeLessThanOrEqual(6);
    await expect(badge(page, t, 1)).toBeVisible();
  });

  test('after a 500, the page reverts "Add to cart", shows an error and offers a retry', {
    tag: ['@desktop', '@full'],
  }, async ({ page, request, world, t }) => {
    const { slug, name } = await firstProduct(request, BUYABLE);
    await page.goto(`/products/${slug}`);
    await world.addFault({
      kind: 'status',
      status: 500,
      method: 'POST',
      path: '/order/cart',
      times: 1,
    });
    await page.getByRole('button', { name: t('cart.add'), exact: true }).click();

    await expect(badge(page, t, 0)).toBeVisible();
    await page.getByRole('button', { name: t('errors.failed.back') }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
    const buy = page.getByRole('region', { name: t('product.buy') });
    await expect(buy.getByText(t('errors.write.unknown'))).toBeVisible();
    await buy.getByText(t('actions.retry')).click();
    await expect(badge(page, t, 1)).toBeVisible();
    const stepper = page.getByRole('group', { name: t('cart.amountOf', { name }) }).first();
    await expect(stepper).toHaveText('1');
  });

  test('a change made offline is shown as pending and sent after reconnecting (S4-46)', {
    tag: '@phone',
  }, async ({ page, context, request, world, t }) => {
    const { slug, name } = await firstProduct(request, BUYABLE);
    await putInCart(page, t, slug);
    await page.goto('/cart');
    const line = page.getByRole('listitem', { name });
    await expect(line).toBeVisible();
    const offline = page.getByText(t('layout.offline'));
    await expect(offline).toHaveCount(0);
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    for (const count of [2, 3]) {
      await line.getByRole('button', { name: t('cart.increase', { name }) }).click();
      await expect(line.getByRole('group')).toHaveText(String(count));
    }
    await expect(page.getByText(t('cart.waiting', { count: 1 }))).toBeVisible();
    await expect(line.getByText(t('cart.lineWaiting'))).toBeVisible();

    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await expect(page.getByText(t('cart.waiting', { count: 1 }))).toBeHidden();
    await expect(line.getByRole('group')).toHaveText('3');
    const sent = (await world.journal('/order/cart')).filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => (body as { amount: number }).amount)).toEqual([1, 3]);
  });
});
