import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacedOrder } from '@/components/checkout/placed-order';
import { anOrder } from '@/tests/support/order';
import { renderAt } from '@/tests/support/render';

test('the order number has the same format as in the cabinet', () => {
  renderAt(<PlacedOrder order={anOrder()} />);
  expect(screen.getByText('20\u00A0431', { normalizer: String })).toBeDefined();
});
