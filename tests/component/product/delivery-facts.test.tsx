import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { DeliveryFacts } from '@/components/product/page/facts/delivery-facts';
import type { Settings } from '@/lib/contract/site';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const texts = { uz: '', ru: '' };
const settings: Settings = {
  app_name: 'Chorsu',
  head_title: texts,
  head_description: texts,
  keywords: texts,
  head_image: '',
  modal_title: texts,
  modal_description: texts,
  test_mode: true,
  return_days: 10,
  pickup_points: 0,
};

const show = (methods: string[], warranty?: string) =>
  renderAt(
    <OptionsProvider attributes={[]} subProducts={[]}>
      <DeliveryFacts
        settings={{ ...settings, payment_methods: methods }}
        regions={[]}
        product={warranty === undefined ? {} : { warranty }}
        pageTime={0}
      />
    </OptionsProvider>,
  );

test('states the return period, the warranty and the payment methods', () => {
  show(['cash', 'card', 'sandbox'], '12 oy');
  expect(screen.getByText(t('delivery.returns', { days: 10 }))).toBeDefined();
  expect(screen.getByText(t('delivery.warranty', { period: '12 oy' }))).toBeDefined();
  const logos = screen.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'));
  expect(logos).toEqual([t('payment.cash.title'), t('payment.card.title')]);
});

test('states neither a warranty nor payment methods when none are known', () => {
  show(['sandbox']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
