import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PageSlot } from '@/components/layout/page-slot';
import { LinkInterceptor } from '@/components/layout/start/link-interceptor';
import { ProductGrid } from '@/components/product/card/product-grid';
import { formatPrice } from '@/lib/domain/text/money';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

afterEach(() => window.history.replaceState(null, '', '/'));

const product = {
  id: 7,
  slug: 'choynak-7',
  name: 'Choynak',
  sub_product: 70,
  images: [],
  price: 90_000,
  discounted_price: 60_000,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 4.5,
  reviews_count: 2,
};

const ofRouter = { __NA: true };

function showAt(url: string, state: object | null = ofRouter) {
  window.history.replaceState(state, '', url);
  const shown = renderAt(
    <main>
      <LinkInterceptor />
      <PageSlot>
        <ProductGrid products={[product]} />
      </PageSlot>
    </main>,
    { url },
  );
  return { ...shown, link: screen.getByRole('link', { name: product.name }) };
}

const heading = () => screen.queryByRole('heading', { level: 1 });

test("shows a preview under the product's URL until the product page has loaded", () => {
  const { link, router, arriveAt } = showAt('/products');
  fireEvent.click(link);
  expect(heading()?.textContent).toBe('Choynak');
  expect(window.location.pathname).toBe('/products/choynak-7');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/products/choynak-7', { scroll: false });
  expect(router.push).not.toHaveBeenCalled();

  arriveAt('/products/choynak-7');
  expect(heading()).toBeNull();
});

test("a card is an ordinary link on a history entry that Next's router has not marked", () => {
  const { link, router } = showAt('/products', null);
  fireEvent.click(link);
  expect(heading()).toBeNull();
  expect(window.location.pathname).toBe('/products');
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/products/choynak-7', { scroll: true });
});

test('shows no preview for a link to the current page', () => {
  const { link, router } = showAt('/products/choynak-7');
  fireEvent.click(link);
  expect(heading()).toBeNull();
  expect(router.replace).not.toHaveBeenCalled();
  expect(router.push).toHaveBeenCalledOnce();
});

test.each(['uz', 'ru'] as const)(
  'shows both prices with the currency in the language %s (S1-03)',
  (locale) => {
    renderAt(<ProductGrid products={[product]} />, { locale });
    expect(screen.getByText(/90.000/).textContent).toBe(formatPrice(90_000, locale));
    expect(screen.getByText(/60.000/).textContent).toBe(formatPrice(60_000, locale));
  },
);

test.each([
  ['states', 4, 1],
  ['does not state', 5, 0],
])('%s how many units are left when there are %i', (_what, amount, times) => {
  renderAt(<ProductGrid products={[{ ...product, amount }]} />);
  expect(screen.queryAllByText(t('product.left', { count: amount }))).toHaveLength(times);
});

test('does not show how many units are left on a card with several variants', () => {
  renderAt(<ProductGrid products={[{ ...product, amount: 1, needs_choice: true }]} />);
  expect(screen.queryByText(t('product.left', { count: 1 }))).toBeNull();
});

const quickView = () =>
  screen.getByRole('button', { name: t('quickView.openOf', { name: product.name }) });

test('adds the product to the URL when its quick view is opened (S2-69)', () => {
  renderAt(<ProductGrid products={[product]} />);
  fireEvent.click(quickView());
  expect(window.location.search).toBe('?view=choynak-7');
});

test('renders the second image when a mouse moves over the card, but not on touch', () => {
  const images = ['a', 'b'].map((name, at) => ({
    id: at + 1,
    image: `/p/${name}.webp`,
    attribute_value: null,
  }));
  const { container } = renderAt(<ProductGrid products={[{ ...product, images }]} />);
  const card = screen.getByRole('article');
  fireEvent.pointerMove(card, { pointerType: 'touch' });
  expect(container.querySelectorAll('img')).toHaveLength(1);
  fireEvent.pointerMove(card, { pointerType: 'mouse' });
  expect(container.querySelectorAll('img')).toHaveLength(2);
});

test('a card has Tab stops for its link, cart button, quick view and heart', async () => {
  renderAt(<ProductGrid products={[product]} />);
  const { name } = product;
  for (const stop of [
    screen.getByRole('link', { name }),
    screen.getByRole('button', { name: t('cart.addOf', { name }) }),
    quickView(),
    screen.getByRole('button', { name: t('liked.addOf', { name }) }),
  ]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(stop);
  }
});
