import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Preloads a module that components import on demand, because its first import is slow.
import '@/components/auth/sign-in-modal';
import { AddressView } from '@/components/address/address-view';
import { ModalHost } from '@/components/layout/start/modal-host';
import { CartButton } from '@/components/product/actions/cart-button';
import { LikeButton } from '@/components/product/actions/like-button';
import { ReviewForm } from '@/components/review/review-form';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { ProfileView } from '@/components/user/profile-view';
import { currentToken, rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { likedReceived } from '@/stores/liked';
import { isSignInOpen, signInClosed, signInRequested } from '@/stores/sign-in';
import { holdCalls } from '@/tests/support/component/held-calls';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const close = () => shopper.click(button(t('actions.close')));
/** Waits long enough for all effects of a response. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
/** Presses twice before the button becomes busy, and once afterward. */
const pressThrice = async (name: string) => {
  act(() => {
    button(name).click();
    button(name).click();
  });
  await waitFor(() => expect(isBusy(name)).toBe(true));
  await shopper.click(button(name));
};

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

afterEach(() => {
  act(() => {
    signInClosed();
    signedOut();
    linesReceived([]);
    likedReceived([]);
  });
});

async function requestCode() {
  act(() => signInRequested());
  await shopper.type(await screen.findByRole('textbox', { name: t('signIn.phone') }), '901234567');
}

test('sends a slow code request once and ignores its response in a reopened dialog', async () => {
  aSignInApi();
  const codeRequest = holdCalls('POST /user/send-code');
  const { router } = renderAt(<ModalHost />);
  await requestCode();
  await pressThrice(t('signIn.getCode'));
  expect([isBusy(t('signIn.getCode')), codeRequest.sent]).toEqual([true, 1]);

  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => signInRequested());
  await screen.findByRole('dialog', { name: t('signIn.title') });
  codeRequest.release();
  await settled();

  expect(currentToasts()).toEqual([]);
  expect(screen.getByRole('dialog', { name: t('signIn.title') })).toBeDefined();
  expect(router.push).not.toHaveBeenCalled();
});

test('signs in and stays on the page when the dialog is closed during the request', async () => {
  aSignInApi();
  const tried = holdCalls('POST /user/sign-in');
  const { router } = renderAt(<ModalHost />, { url: '/products' });
  await requestCode();
  await shopper.click(button(t('signIn.getCode')));
  await shopper.click(await screen.findByRole('textbox', { name: t('signIn.code') }));
  await shopper.keyboard('12345{Enter}{Enter}');
  await waitFor(() => expect(isBusy(t('signIn.enter'))).toBe(true));
  expect(tried.sent).toBe(1);
  await close();
  tried.release();

  await waitFor(() => expect(currentToken()).toBe('a-token'));
  await settled();
  expect(isSignInOpen()).toBe(false);
  expect([router.push.mock.calls, router.replace.mock.calls]).toEqual([[], []]);
});

test('saves the profile once and without a message when the shopper leaves the page', async () => {
  aSignInApi({ 'PUT /user/user_settings': { data: { ...aUser, first_name: 'Malika' } } });
  act(rehydrateAuth);
  act(() => signedIn({ token: 'a-token', user: aUser }));
  const saved = holdCalls('PUT /user/user_settings');
  const { unmount } = renderAt(<ProfileView />, { url: '/user/profile' });
  await screen.findByRole('textbox', { name: t('profile.firstName') });
  await pressThrice(t('profile.save'));
  expect([isBusy(t('profile.save')), saved.sent]).toEqual([true, 1]);

  unmount();
  saved.release();
  await settled();
  expect(currentToasts()).toEqual([]);
  expect(localStorage.getItem('chorsu:auth')).toContain('Malika');
});

const anAddress = {
  id: 5,
  region: 1,
  district: 2,
  city: 2,
  house: 'Navoiy 1',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
  text: 'Chilonzor tumani, Navoiy 1',
};
const book = (...results: object[]) => ({ data: { results, count: results.length } });
const cities = { data: { results: [{ id: 1, name: 'Toshkent' }], count: 1 } };
const aBook = () =>
  aSignInApi({
    'GET /core/regions': cities,
    'GET /core/cities': cities,
    'GET /order/address': book(anAddress),
    'PUT /order/address/5': { data: anAddress },
    'DELETE /order/address/5': { data: null },
  });

test('saves a slow address once and reports it in the list when the dialog is closed', async () => {
  const api = aBook();
  const kept = holdCalls('PUT /order/address/5');
  renderAt(<AddressView />);
  const change = t('address.changeOf', { address: anAddress.house });
  await shopper.click(await screen.findByRole('button', { name: change }));
  await shopper.type(await screen.findByRole('textbox', { name: t('address.flat') }), '17');
  await pressThrice(t('address.save'));
  expect([isBusy(t('address.save')), kept.sent]).toEqual([true, 1]);

  await close();
  api.responses['GET /order/address'] = book({ ...anAddress, text: 'Navoiy 1, 17-xonadon' });
  kept.release();
  expect(await screen.findByText('Navoiy 1, 17-xonadon')).toBeDefined();
  expect(currentToasts()).toEqual([]);
});

test('sends a slow deletion once and reports its result even if the dialog is closed', async () => {
  const api = aBook();
  const removed = holdCalls('DELETE /order/address/5');
  renderAt(<AddressView />);
  const remove = t('address.removeOf', { address: anAddress.house });
  await shopper.click(await screen.findByRole('button', { name: remove }));
  await pressThrice(t('address.removeYes'));
  expect([isBusy(t('address.removeYes')), removed.sent]).toEqual([true, 1]);

  await shopper.click(button(t('address.removeNo')));
  expect(screen.getByText(anAddress.house)).toBeDefined();
  api.responses['GET /order/address'] = book();
  removed.release();
  expect(await screen.findByText(t('address.empty.title'))).toBeDefined();
  expect(currentToasts()).toEqual([]);
});

test('sends a slow review once and reports nothing on another page', async () => {
  const review = { id: 1, rating: 5, text: '', photos: [], author: { title: '' }, date: '' };
  aSignInApi({ 'POST /catalog/product/qozon-1/review': { data: review } });
  const sent = holdCalls('POST /catalog/product/qozon-1/review');
  const onDone = vi.fn();
  const { unmount } = renderAt(<ReviewForm slug="qozon-1" line={7} onDone={onDone} />);
  await shopper.click(screen.getByRole('radio', { name: t('reviewForm.stars', { stars: 5 }) }));
  await pressThrice(t('reviewForm.send'));
  expect([isBusy(t('reviewForm.send')), sent.sent]).toEqual([true, 1]);

  unmount();
  sent.release();
  await settled();
  expect(currentToasts()).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('updates the buttons at once while the cart and the wishlist respond slowly', async () => {
  const shop = aShopperApi();
  const { unmount } = renderAt(
    <>
      <CartButton kind="large" subProduct={1} stock={3} name="Qozon" />
      <LikeButton kind="box" productId={7} name="Qozon" />
    </>,
  );
  const heart = () => button(t('liked.addOf', { name: 'Qozon' })).getAttribute('aria-pressed');
  await shopper.click(button(t('cart.add')));
  await shopper.click(button(t('liked.addOf', { name: 'Qozon' })));
  expect([screen.getByRole('group').textContent, heart()]).toEqual(['1', 'true']);
  await shopper.click(button(t('cart.decrease', { name: 'Qozon' })));
  await shopper.click(button(t('liked.addOf', { name: 'Qozon' })));
  expect(button(t('cart.add'))).toBeDefined();
  expect(heart()).toBe('false');

  unmount();
  shop.respond([]);
  await waitFor(() => expect(shop.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(4));
  await settled();
  expect(shop.calls.filter((call) => call.startsWith('DELETE')).sort()).toEqual([
    'DELETE /order/cart/1',
    'DELETE /order/wish/7',
  ]);
  expect(currentToasts()).toEqual([]);
});
