import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BottomNav } from '@/components/layout/footer/bottom-nav';
import { HeaderActions } from '@/components/layout/header/header-actions';
import { linesReceived } from '@/stores/cart';
import { likedReceived } from '@/stores/liked';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

test('has five items: home, categories, cart, wishlist and account (S2-47)', () => {
  renderAt(<BottomNav />);

  const nav = screen.getByRole('navigation', { name: t('menu.bottom') });
  expect([...nav.children].map((item) => item.textContent)).toEqual([
    t('header.home'),
    t('header.catalog'),
    t('header.cart'),
    t('header.liked'),
    t('account.signIn'),
  ]);
});

test('marks the link to the current page', () => {
  renderAt(<BottomNav />, { url: '/' });
  const home = screen.getByRole('link', { name: t('header.home') });
  expect(home.getAttribute('aria-current')).toBe('page');
});

// Requirements: S2-43, S2-44
test('shows the counts of wishlist and cart and links to their pages (S2-48)', () => {
  renderAt(
    <>
      <HeaderActions />
      <BottomNav />
    </>,
  );
  act(() => {
    likedReceived([1, 2, 3]);
    linesReceived(Array.from({ length: 120 }, (_, index) => aCartLine(index + 1)));
  });

  const liked = screen.getAllByRole('link', { name: t('header.likedCount', { count: 3 }) });
  const cart = screen.getAllByRole('link', { name: t('header.cartCount', { count: 120 }) });
  expect(liked.map((link) => link.getAttribute('href'))).toEqual(['/liked', '/liked']);
  expect(cart.map((link) => link.getAttribute('href'))).toEqual(['/cart', '/cart']);
  expect(liked.every((link) => link.textContent?.endsWith('3'))).toBe(true);
  expect(cart.every((link) => link.textContent?.endsWith('99+'))).toBe(true);
});
