import type { Order } from '@/lib/contract/order';

/** An order of one thing, just made, to be paid when it comes. */
export function anOrder(wish: Partial<Order> = {}): Order {
  return {
    id: 1042,
    date: '2026-11-21T09:00:00+05:00',
    price: 400_000,
    delivery_price: 0,
    status: 'new',
    payment_status: 'waiting',
    payment: 'cash',
    pay_until: null,
    delivery: 'courier',
    place: 'Toshkent shahri, Chilonzor tumani',
    full_name: 'Madina Karimova',
    phone_number: '998901234567',
    comment: '',
    instalment: null,
    history: [{ status: 'new', date: '2026-11-21T09:00:00+05:00' }],
    products: [],
    ...wish,
  };
}
