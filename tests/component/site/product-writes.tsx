import { act, fireEvent, screen } from '@testing-library/react';
import { RestockAlert } from '@/components/product/actions/restock-alert';
import { ProductGrid } from '@/components/product/card/product-grid';
import { SeenProducts } from '@/components/product/card/seen-products';
import { ReviewForm } from '@/components/review/review-form';
import { linesReceived } from '@/stores/cart';
import { likedReceived } from '@/stores/liked';
import { aCartLine } from '@/tests/support/component/cart-line';
import { t } from '@/tests/support/component/text';
import {
  isPressed,
  keptMessage,
  list,
  nothing,
  onDone,
  press,
  type Row,
  text,
  typeIn,
  type Write,
  withoutData,
} from './write-row';

const card = {
  id: 7,
  slug: 'qozon-7',
  name: 'Qozon',
  images: [],
  sub_product: 1,
  price: 100_000,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 0,
  reviews_count: 0,
  discounted_price: null,
};

const reviewText = new RegExp(t('reviewForm.text'));

const heart = t('liked.addOf', { name: 'Qozon' });

export const productWrites = {
  'cart.put': {
    page: <ProductGrid products={[card]} />,
    press: () => press(t('cart.addOf', { name: 'Qozon' })),
    isDone: () => screen.queryByRole('group') !== null,
    says: keptMessage(t('cart.kept')),
  },
  'cart.remove': {
    page: <ProductGrid products={[card]} />,
    fill: async () => act(() => linesReceived([aCartLine(1)])),
    reads: { 'cart.list': list(aCartLine(1)) },
    press: () => press(t('cart.decrease', { name: 'Qozon' })),
    isDone: () => screen.queryByRole('group') === null,
    says: keptMessage(t('cart.kept')),
  },
  'liked.add': {
    page: <ProductGrid products={[card]} />,
    press: () => press(heart),
    isDone: () => isPressed(heart),
    says: keptMessage(t('liked.kept')),
  },
  'liked.remove': {
    page: <ProductGrid products={[card]} />,
    fill: async () => act(() => likedReceived([7])),
    reads: { 'liked.list': list({ product: card }) },
    press: () => press(heart),
    isDone: () => !isPressed(heart),
    says: keptMessage(t('liked.kept')),
  },
  'product.markSeen': {
    page: <SeenProducts productId={1} />,
    press: () => {},
    isDone: () => false,
    says: nothing,
  },
  'restock.add': {
    page: <RestockAlert subProduct={72} />,
    press: () => press(t('restock.ask')),
    isDone: () => screen.queryByRole('button', { name: t('restock.withdraw') }) !== null,
  },
  'restock.remove': {
    page: <RestockAlert subProduct={72} />,
    reads: { 'restock.list': list({ sub_product: 72, phone: '998901234567' }) },
    fill: async () => void (await screen.findByRole('button', { name: t('restock.withdraw') })),
    press: () => press(t('restock.withdraw')),
    isDone: () => screen.queryByRole('button', { name: t('restock.withdraw') }) === null,
    says: withoutData,
  },
  'review.add': {
    page: <ReviewForm slug="qozon-1" line={7} onDone={onDone} />,
    async fill() {
      fireEvent.click(screen.getByRole('radio', { name: t('reviewForm.stars', { stars: 5 }) }));
      typeIn(reviewText, 'Yaxshi qozon');
    },
    press: () => press(t('reviewForm.send')),
    typed: () => text(reviewText).value,
    isDone: () => onDone.mock.calls.length > 0,
  },
} satisfies Partial<Record<Write, Row>>;
