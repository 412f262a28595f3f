import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { InstallmentRow } from '@/components/installment/installment-row';
import { formatPrice } from '@/lib/domain/text/money';
import { signedIn, signedOut } from '@/stores/auth';
import { stubApi } from '@/tests/support/component/api';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const user = {
  id: 1,
  first_name: '',
  last_name: '',
  full_name: '',
  gender: null,
  phone: '998901234567',
  email: '',
};

afterEach(() => {
  act(signedOut);
});

async function open(orderValue: number) {
  renderAt(<InstallmentRow orderValue={orderValue} />);
  await shopper.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog', { name: t('instalment.title') }));
}

const figure = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows the lowest monthly payment (B-88)', () => {
  renderAt(<InstallmentRow orderValue={1_200_000} />);
  // The first payment is 10%. The rest is due within twelve months at 24% a year.
  expect(screen.getByRole('button').textContent).toContain(formatPrice(111_600, 'uz'));
});

test('shows the payments and the overpayment of the selected term (S1-13, B-88)', async () => {
  const dialog = await open(1_200_000);
  await shopper.click(dialog.getByRole('radio', { name: /^6/ }));

  expect(figure(dialog, t('instalment.order_value'))).toBe(formatPrice(1_200_000, 'uz'));
  expect(figure(dialog, t('instalment.first_payment'))).toBe(formatPrice(120_000, 'uz'));
  expect(figure(dialog, t('instalment.monthly_payment'))).toBe(formatPrice(201_600, 'uz'));
  expect(figure(dialog, t('instalment.overpayment'))).toBe(formatPrice(129_600, 'uz'));
  expect(figure(dialog, t('instalment.term'))).toBe('6 oy');
  expect(dialog.getByText(t('instalment.unknownLimit'))).toBeDefined();
});

test.each([
  ['accepts an order of exactly the limit', 1_200_000, false],
  ['reports an order above the limit', 1_199_999, true],
])('%s (S5-23)', async (_title, limit, isTooMuch) => {
  stubApi({ 'user.instalment': { available_limit: limit, terms: [3, 6, 12] } });
  act(() => signedIn({ token: 'token', user }));
  const dialog = await open(1_200_000);

  await dialog.findByText(t('instalment.available_limit'));
  expect(figure(dialog, t('instalment.available_limit'))).toBe(formatPrice(limit, 'uz'));
  expect(dialog.queryByRole('alert')?.textContent ?? null).toBe(
    isTooMuch ? t('instalment.insufficient') : null,
  );
});
