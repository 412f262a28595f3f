import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentLogos } from '@/components/layout/footer/payment-logos';
import { PAYMENT_PROVIDERS } from '@/lib/domain/order/payment-methods';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

test('shows a logo for each known payment method, in the given order (S1-16)', () => {
  const receipt = ['cash', 'card', 'instalment'] as const;
  const methods = [...PAYMENT_PROVIDERS, 'sandbox', 'unknown', 'constructor', ...receipt];
  renderAt(<PaymentLogos title="Payment" methods={methods} />);
  const logos = screen.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'));
  const shown = [...PAYMENT_PROVIDERS, ...receipt];
  expect(logos).toEqual(shown.map((method) => t(`payment.${method}.title`)));
});

test('shows no heading when no payment method has a logo', () => {
  renderAt(<PaymentLogos title="Payment" methods={['sandbox']} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
