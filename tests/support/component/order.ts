import type { Order, OrderLine } from '@/lib/contract/order';

export function anOrderLine(id: number, line: Partial<OrderLine> = {}): OrderLine {
  return {
    id,
    product: { id, slug: `qozon-${id}`, name: `Qozon ${id}`, image: null },
    sub_product: id,
    options: '',
    amount: 1,
    price: 100_000,
    total: 100_000,
    can_review: false,
    ...line,
  };
}

export function anOrder(order: Partial<Order> = {}): Order {
  return {
    id: 20_431,
    date: '2026-11-21T10:24:00+05:00',
    price: 5_388_000,
    delivery_price: 0,
    status: 'new',
    payment_status: 'waiting',
    payment: 'cash',
    pay_until: null,
    delivery: 'courier',
    place: 'Toshkent, Yunusobod tumani',
    full_name: 'Madina Karimova',
    phone_number: '998901234567',
    comment: '',
    instalment: null,
    history: [{ status: 'new', date: '2026-11-21T10:24:00+05:00' }],
    products: [anOrderLine(1), anOrderLine(2)],
    ...order,
  };
}
