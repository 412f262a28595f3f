import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { ModalHost } from '@/components/layout/start/modal-host';
import { OrderCard } from '@/components/order/order-card';
import { OrderPayment } from '@/components/order/order-payment';
import { oneClickRequested } from '@/stores/one-click';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import type { StubResponse } from './write-responses';
import {
  choose,
  isDialog,
  press,
  type Row,
  text,
  typeIn,
  typePhone,
  type Write,
} from './write-row';

const lost = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;

const orderMessage = ({ kind }: StubResponse) =>
  kind === 'unknown' || kind === 'shape' ? lost : '';

const sold = { id: 7, sub_product: 72, name: 'Palto', images: [], options: '', price: 400_000 };

const confirm = () => screen.getByRole('button', { name: /^Tasdiqlash/ });

async function fillCheckout() {
  fireEvent.click(
    await screen.findByRole('radio', { name: new RegExp(t('checkout.delivery.pickup')) }),
  );
  fireEvent.click(await screen.findByRole('radio', { name: /Chorsu/ }));
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('payment.cash.title')) }));
  typeIn(t('checkout.comment'), 'Ertaga');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
}

const aReceivedOrder = anOrder({
  status: 'done',
  products: [anOrderLine(1)],
  return_until: '2999-01-01T00:00:00Z',
});

export const orderWrites = {
  'order.oneClick': {
    isGuest: true,
    page: <ModalHost />,
    async fill() {
      act(() =>
        oneClickRequested({
          product: { ...sold, sale: null, sale_type: 'fixed', count: 2 },
          pathname: '/',
        }),
      );
      await screen.findByRole('textbox', { name: t('oneClick.name') });
      typeIn(t('oneClick.name'), 'Madina');
      await typePhone(t('oneClick.phone'));
      await choose(t('geo.region'), 'Toshkent');
      await choose(t('geo.district'), 'Chilonzor');
    },
    press: () => press(/^Buyurtma berish/),
    typed: () => [text(t('oneClick.name')).value, text(t('oneClick.phone')).value],
    isDone: () => isDialog(t('oneClick.success.title')),
    says: orderMessage,
  },
  'order.place': {
    page: <Checkout user={aUser} />,
    fill: fillCheckout,
    press: () => press(/^Tasdiqlash/),
    typed: () => text(t('checkout.comment')).value,
    isDone: () => window.location.search.includes('order='),
    says: orderMessage,
  },
  'order.quote': {
    isQuestion: true,
    page: <Checkout user={aUser} />,
    fill: async () => void (await screen.findByText(t('checkout.quoteFailed'))),
    press: () => press(t('actions.retry')),
    isDone: () => screen.queryByText(/800\s000/) !== null && screen.queryByRole('alert') === null,
    says: () => t('checkout.quoteFailed'),
  },
  'order.cancel': {
    page: <OrderCard order={anOrder()} isOpen={false} />,
    press: () => {
      press(t('orders.cancel.button'));
      press(t('orders.cancel.yes'));
    },
    isDone: () => false,
  },
  'order.return': {
    page: <OrderCard order={aReceivedOrder} isOpen={false} />,
    fill: async () => {
      press(t('orders.return.button'));
      await screen.findByRole('dialog', { name: t('orders.return.title') });
      typeIn(new RegExp(t('orders.return.reason')), 'Kichik');
    },
    press: () => press(t('orders.return.send')),
    typed: () => text(new RegExp(t('orders.return.reason'))).value,
    isDone: () => !isDialog(t('orders.return.title')),
  },
  'order.pay': {
    page: <OrderPayment order={anOrder({ payment: 'sandbox' })} />,
    press: () => press(/^Toʻlash/),
    isDone: () => false,
  },
} satisfies Partial<Record<Write, Row>>;
