import { eq } from 'drizzle-orm';
import { variants } from '@/api/db/schema/catalog';
import { stockMoves } from '@/api/db/schema/order';
import type { Ports } from '@/api/shared/ports';
import type { OneClickForm, OrderForm } from '@/lib/contract/order';
import type { TestGoods } from './goods';
import { testShop } from './shop';

export const TASHKENT = { region: 1726, district: 1_726_002 };
const PHONE = '+998 90 123-45-67';

/** Returns a checkout request body, by default for courier delivery in Tashkent, paid in cash. */
export function checkoutOf(goods: TestGoods[], overrides: Partial<OrderForm> = {}, amount = 1) {
  return {
    lines: goods.map(({ variant, price }) => ({ sub_product: variant, amount, price })),
    full_name: 'Madina Karimova',
    phone_number: PHONE,
    delivery: { type: 'courier', ...TASHKENT, house: 'Buyuk Ipak Yoʻli, 48' },
    payment: 'cash',
    ...overrides,
  } satisfies OrderForm;
}

export function oneClickOf({ product, price }: TestGoods, count = 1, overrides = {}) {
  const form = {
    full_name: 'Madina Karimova',
    phone_number: PHONE,
    ...TASHKENT,
    address: '',
    type: 1,
    longitude: '69.24',
    latitude: '41.31',
    sms_updates: false,
    products: [{ product, price: price * count, count }],
  } satisfies OneClickForm;
  return { ...form, ...overrides };
}

/** Returns the remaining stock, and its changes according to the ledger. */
export async function stockOf({ variant }: TestGoods, shop?: { ports: Pick<Ports, 'db'> }) {
  const { ports } = shop ?? (await testShop());
  const [row] = await ports.db.select().from(variants).where(eq(variants.id, variant));
  const moves = await ports.db.select().from(stockMoves).where(eq(stockMoves.variantId, variant));
  return {
    left: row?.stock ?? 0,
    moved: moves.reduce((sum, { change }) => sum + change, 0),
    moves: moves.length,
  };
}
