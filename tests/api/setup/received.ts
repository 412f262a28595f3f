import { asc, eq } from 'drizzle-orm';
import { variants } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { orderEvents, orderLines, orders } from '@/api/db/schema/order';
import { lineNumber } from '@/api/order/order-number';
import type { Ports } from '@/api/shared/ports';
import type { OrderStatus } from '@/lib/constants';
import { testShop } from './shop';

type Overrides = { customer: number; product: number; status?: OrderStatus; options?: Text };

/** Adds an order for one unit of a product, completed by default. Returns the order line's id. */
export async function anOrderLine(
  { customer, product, status = 'done', options = { uz: '', ru: '' } }: Overrides,
  shop?: { ports: Pick<Ports, 'db' | 'now' | 'newOrderNumber'> },
): Promise<number> {
  const { ports } = shop ?? (await testShop());
  const [variant] = await ports.db
    .select()
    .from(variants)
    .where(eq(variants.productId, product))
    .orderBy(asc(variants.id))
    .limit(1);
  if (!variant) throw new Error(`product ${product} has no SKU`);
  const at = ports.now();
  const [order] = await ports.db
    .insert(orders)
    .values({
      id: ports.newOrderNumber(),
      customerId: customer,
      shopper: `customer:${customer}`,
      isOneClick: false,
      status,
      paymentStatus: 'confirmed',
      payment: 'cash',
      fullName: 'Madina Karimova',
      phone: '998901234567',
      email: '',
      comment: '',
      delivery: 'courier',
      place: { uz: 'Toshkent', ru: 'Ташкент' },
      latitude: '',
      longitude: '',
      deliveryPrice: 0,
      deliveryDate: at,
      total: variant.price,
      createdAt: at,
    })
    .returning();
  const event = { orderId: order?.id ?? 0, kind: 'status', value: status, at } as const;
  await ports.db.insert(orderEvents).values(event);
  const [line] = await ports.db
    .insert(orderLines)
    .values({
      id: lineNumber(order?.id ?? 0, 1),
      orderId: order?.id ?? 0,
      productId: product,
      variantId: variant.id,
      name: { uz: 'Tovar', ru: 'Товар' },
      options,
      amount: 1,
      price: variant.price,
    })
    .returning();
  return line?.id ?? 0;
}
