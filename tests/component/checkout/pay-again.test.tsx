import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PayAgain } from '@/components/checkout/pay-again';
import { currentToasts } from '@/components/ui/toast';
import { anOrder } from '@/tests/support/order';
import { atPlace } from '@/tests/support/render';
import { t } from '@/tests/support/text';

test('an order that was paid meanwhile is read again when the shop refuses to take it', async () => {
  const refused = { status: false, data: { detail: 'Toʻlangan' }, message: null };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['orders', 'uz', 20_431], anOrder());
  const order = anOrder({ payment: 'payme' });
  render(atPlace(<PayAgain order={order} />, {}, undefined, queryClient));

  await userEvent.click(screen.getByRole('button', { name: t('orderResult.pay') }));
  await waitFor(() =>
    expect(queryClient.getQueryState(['orders', 'uz', 20_431])?.isInvalidated).toBe(true),
  );
  expect(currentToasts().at(-1)?.text).toBe('Toʻlangan');
  vi.unstubAllGlobals();
});
