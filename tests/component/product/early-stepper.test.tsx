import { act, screen } from '@testing-library/react';
import { markHydrated } from 'deferred-hydration/hydrated';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CartButton } from '@/components/product/actions/cart-button';
import { EarlyStepper } from '@/components/product/actions/cart-control';
import { LikeButton } from '@/components/product/actions/like-button';
import { prepareIntents } from '@/lib/client/hydration/early-intents';
import { cartIntents } from '@/stores/cart-intents';
import { likedIntents } from '@/stores/liked-intents';
import { atPlace } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const name = 'Qozon 1';
const page = () =>
  atPlace(
    <article aria-label={name}>
      <EarlyStepper kind="large" />
      <CartButton kind="large" subProduct={4} stock={3} name={name} />
      <LikeButton kind="box" productId={40} name={name} />
    </article>,
  );

afterEach(() => {
  act(() => {
    cartIntents.cleared();
    likedIntents.cleared();
  });
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('React takes over the stepper, the heart and the focus of the hydration script', async () => {
  // Neither request is answered before the page is hydrated.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const root = document.createElement('div');
  root.innerHTML = renderToString(page());
  document.body.append(root);
  const handlePress = prepareIntents();
  const press = (label: string) => {
    const control = screen.getByRole('button', { name: label });
    control.focus();
    return handlePress(control, new MouseEvent('click'));
  };
  const heart = t('liked.addOf', { name });
  expect([press(heart), press(t('cart.add'))]).toEqual([true, true]);
  const [add, group] = [() => screen.getByText(t('cart.add')), () => screen.getByRole('group')];
  expect(add().previousElementSibling?.contains(group())).toBe(true);
  const early = group();

  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, page(), { onRecoverableError }));
  expect([group(), onRecoverableError.mock.calls]).toEqual([early, []]);
  act(() => {
    cartIntents.rehydrate();
    likedIntents.rehydrate();
    markHydrated();
  });
  expect([group() === early, group().textContent]).toEqual([false, '1']);
  expect(group().outerHTML).toBe(early.outerHTML);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(t('cart.increase', { name }));
  expect(screen.getByRole('button', { name: heart }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(t('cart.add'))).toBeNull();
});
