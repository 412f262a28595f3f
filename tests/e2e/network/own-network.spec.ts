import { networkInterfaces } from 'node:os';
import { choosePickup, confirm, outcome, pay, toCheckout } from '@/tests/e2e/support/checkout';
import { expect, test } from '@/tests/e2e/support/fixtures';

/** The address at which a phone on the same network reaches this machine, without HTTPS. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';

test.use({
  baseURL: ({ baseURL }, use) => use((baseURL ?? '').replace('localhost', address)),
  // Browsers log a message when they ignore this header on an insecure origin.
  forgives: /^logged: The Cross-Origin-Opener-Policy header has been ignored/,
});

test("a guest signs in, orders and pays at the machine's IP address", {
  // Quick runs open the shop only at localhost, which browsers treat as a secure origin.
  tag: '@full',
}, async ({ page, request, t }) => {
  await toCheckout(page, request, t);
  await choosePickup(page, t);
  await pay(page, t, 'sandbox');
  await confirm(page).click();
  await page.getByRole('button', { name: 'Toʻlash', exact: true }).click();

  await expect(outcome(page, t, 'confirmed')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(address);
});
