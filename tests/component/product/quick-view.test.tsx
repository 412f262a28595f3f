import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { QuickViewModal } from '@/components/product/quick-view/quick-view-modal';
import { formatPrice } from '@/lib/domain/text/money';
import { linesReceived } from '@/stores/cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { aShortProduct } from '@/tests/support/component/short-product';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const product = aShortProduct();
const close = vi.fn();

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  act(() => linesReceived([]));
});

/** Stubs a shop with this product; with `null`, every request fails. Returns the requests. */
function theShopHas(found: typeof product | null) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    calls.push(`${init.method} ${pathname.replace('/api/v1', '')}`);
    if (!found) throw new TypeError('fetch failed');
    return Response.json({ status: true, data: found, message: null });
  });
  return calls;
}

async function open() {
  const calls = theShopHas(product);
  const view = renderAt(<QuickViewModal slug={product.slug} isOpen onClose={close} />);
  await screen.findByRole('group', { name: /Rang/ });
  return { ...view, calls };
}

const client = new QueryClient();
const place = (content: ReactNode) => atPlace(content, {}, undefined, client);
const Twice = ({ isOpen }: { isOpen: boolean }) =>
  place(isOpen && <QuickViewModal slug={product.slug} isOpen onClose={close} />);

const option = (name: string) => screen.getByRole('radio', { name });

// Requirements: S4-28
test('loads the product by slug and selects the first variant in stock (S4-25, S4-27)', async () => {
  const { calls } = await open();

  expect(calls).toEqual(['GET /catalog/product/short/palto-7']);
  expect([option('Qizil'), option('S')].every((radio) => radio.matches(':checked'))).toBe(true);
  expect(screen.getByRole('dialog').textContent).toContain(formatPrice(400_000, 'uz'));
});

test('shows the image already loaded by a card until the gallery image has loaded', async () => {
  const [{ image } = { image: '' }] = product.images;
  const address = `http://localhost/_next/image?url=${encodeURIComponent(image)}&w=352&q=75`;
  const ofCard = document.body.appendChild(document.createElement('img'));
  onTestFinished(() => ofCard.remove());
  Object.defineProperty(ofCard, 'currentSrc', { value: address });
  await open();

  const behind = [...screen.getByRole('dialog').querySelectorAll('li')]
    .map(({ style }) => style.backgroundImage)
    .filter(Boolean);
  expect(behind).toEqual([`url("${address}")`]);
});

test('links to the product page with the selection', async () => {
  await open();
  const more = () => screen.getByRole('link', { name: t('quickView.more') }).getAttribute('href');
  expect(more()).toBe('/products/palto-7');
  await shopper.click(screen.getByRole('button', { name: /^Rang: Koʻk/ }));
  expect(more()).toBe('/products/palto-7?option=73');
});

test('does not load the product again when reopened (S4-26)', async () => {
  const calls = theShopHas(product);
  const { rerender } = render(<Twice isOpen />);
  await screen.findByRole('group', { name: /Rang/ });

  rerender(<Twice isOpen={false} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(<Twice isOpen />);
  await screen.findByRole('group', { name: /Rang/ });

  expect(calls).toHaveLength(1);
});

test('disables unavailable values and labels them (S4-30)', async () => {
  await open();

  const large = option(`L, ${t('product.soldOut')}`);
  expect(large.matches(':disabled')).toBe(true);
  await shopper.click(option(`Koʻk, ${t('product.soldOut')}`));
  expect([option('Qizil'), option('S')].every((radio) => radio.matches(':checked'))).toBe(true);
});

test('selects another variant in stock and shows its price and image (S4-28, S4-29)', async () => {
  await open();
  const slide = vi.mocked(Element.prototype.scrollTo);
  slide.mockClear();

  expect(screen.getByText(t('product.alsoInStock'))).toBeDefined();
  await shopper.click(screen.getByRole('button', { name: 'Rang: Koʻk, Oʻlcham: L' }));

  expect(option('L').matches(':checked')).toBe(true);
  expect(screen.getByRole('dialog').textContent).toContain(formatPrice(600_000, 'uz'));
  expect(slide).toHaveBeenCalled();
});

// Requirements: S4-34
test('shows a stepper limited to the stock for a product in the cart (S4-31, S4-33)', async () => {
  await open();
  expect(screen.getByRole('button', { name: t('cart.add') })).toBeDefined();

  act(() => linesReceived([aCartLine(72, { amount: 2, stock: 2 })]));

  const plus = screen.getByRole('button', { name: t('cart.increase', { name: product.name }) });
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: t('cart.open') }).getAttribute('href')).toBe('/cart');
});

test('renders the short description as HTML without its scripts (S3-26)', async () => {
  const hostile = {
    ...product,
    short_description:
      '<p onclick="pwned()">Issiq <b>palto</b></p><script>pwned()</script><img src=x onerror=pwned()>',
  };
  theShopHas(hostile);
  renderAt(<QuickViewModal slug={product.slug} isOpen onClose={close} />);

  const bold = await screen.findByText('palto');
  expect(bold.tagName).toBe('B');
  const dialog = screen.getByRole('dialog');
  expect(dialog.querySelector('script, [onclick], [onerror]')).toBeNull();
});

test('offers a retry after a failed load', async () => {
  theShopHas(null);
  renderAt(<QuickViewModal slug={product.slug} isOpen onClose={close} />);

  const retry = await screen.findByRole('button', { name: t('actions.retry') });
  theShopHas(product);
  await shopper.click(retry);

  expect(await screen.findByRole('group', { name: /Rang/ })).toBeDefined();
});

test.each([404, 410])(
  'shows a missing product (status %i) without a retry button',
  async (status) => {
    const detail = 'Bunday mahsulot yoʻq';
    vi.stubGlobal('fetch', async () =>
      Response.json({ status: false, data: { detail }, message: detail }, { status }),
    );
    renderAt(<QuickViewModal slug={product.slug} isOpen onClose={close} />);

    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.queryByRole('button', { name: t('actions.retry') })).toBeNull();
  },
);

test('restores the page after the lightbox closes even if the quick view closes first', async () => {
  const { unmount } = await open();
  const page = document.createElement('main');
  document.body.append(page);
  onTestFinished(() => page.remove());
  // Sets and removes `aria-hidden` as the dialog does when it opens and closes.
  page.setAttribute('aria-hidden', 'true');
  await shopper.click(screen.getByRole('button', { name: t('product.enlarge') }));
  await waitFor(() => expect(document.querySelector('.yarl__portal')).not.toBeNull());
  page.removeAttribute('aria-hidden');
  unmount();
  expect(page.getAttribute('aria-hidden')).toBeNull();
  expect(document.querySelector('.yarl__portal')).toBeNull();
});
