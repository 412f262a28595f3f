import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OrdersView } from '@/components/order/orders-view';
import { currentToasts } from '@/components/ui/feedback/toast';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/text/money';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';
import { aShop, at, open } from './orders-shop';

const shopper = userEvent.setup();

const aReview = { id: 1, rating: 5, text: '', photos: [], author: { title: '' }, date: '' };

const isDone = (status: Order['status']) => status === 'done' || status === 'canceled';
const listOf = (order: Order) =>
  isDone(order.status) ? { completed: [order] } : { active: [order] };

const words = {
  uz: { new: 'Yangi', in_progress: 'Jarayonda', done: 'Yakunlangan', canceled: 'Rad etilgan' },
  ru: { new: 'Новый', in_progress: 'В обработке', done: 'Принят', canceled: 'Отклонён' },
};

test.each(
  (['uz', 'ru'] as const).flatMap((locale) =>
    ORDER_STATUSES.map((status) => ({ locale, status, word: words[locale][status] })),
  ),
)('displays the status $status as $word in $locale (S4-37)', async ({ locale, status, word }) => {
  const order = anOrder({ status, history: [{ status, date: '2026-11-21T10:24:00+05:00' }] });
  aShop(listOf(order));
  renderAt(<OrdersView />, { locale });
  if (isDone(status)) {
    const name = locale === 'uz' ? /^Yakunlangan/ : /^Завершённые/;
    await shopper.click(await screen.findByRole('tab', { name }));
  }
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(word)).toBeDefined();
});

const placed = { step: 'placed', date: at(10), actor: 'customer' } as const;

test('shows the recorded steps with their times, and the remaining steps', async () => {
  const packed = { step: 'packed', date: at(15), actor: 'shop' } as const;
  const order = anOrder({ status: 'in_progress', delivery: 'pickup', timeline: [placed, packed] });
  aShop({ active: [order] });
  const card = await open();
  const steps = within(card.getByRole('list', { name: t('orders.way') })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Buyurtma berildi21.11.2026, 10:24',
    'Yigʻildi21.11.2026, 15:24',
    'Yoʻlda',
    'Topshirish punktida',
    'Olindi',
  ]);
  expect(card.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^Yigʻildi/);
  expect(card.getByText(t('orders.story.packed'))).toBeDefined();
});

test.each([
  ['uz', 'customer', 'Buyurtmani 21.11.2026 kuni oʻzingiz bekor qilgansiz.'],
  ['ru', 'customer', 'Вы отменили заказ 21.11.2026.'],
  ['uz', 'shop', 'Buyurtmani 21.11.2026 kuni doʻkon bekor qilgan.'],
  ['ru', 'system', 'Заказ отменён 21.11.2026: его не удалось подтвердить.'],
] as const)('states in %s that the %s canceled an order', async (locale, actor, text) => {
  const canceled = { step: 'canceled', date: at(12), actor } as const;
  aShop({ active: [anOrder({ status: 'canceled', timeline: [placed, canceled] })] });
  renderAt(<OrdersView />, { locale });
  expect(await screen.findByText(text)).toBeDefined();
});

test('shows the delivery day first while the order is active', async () => {
  const delivery_date = '2026-11-23T10:00:00+05:00';
  aShop({
    active: [anOrder({ delivery_date }), anOrder({ id: 2, status: 'done', delivery_date })],
  });
  renderAt(<OrdersView />);
  const [active, done] = await screen.findAllByRole('article');
  expect(active?.textContent).toMatch(/^23\.11\.2026 kuni yetkazamiz/);
  expect(done?.textContent).not.toContain('yetkazamiz');
});

test('shows no delivery day for an order that waits at its pickup point', async () => {
  const waits = { step: 'at_point', date: at(15), actor: 'shop' } as const;
  const delivery_date = '2026-11-23T10:00:00+05:00';
  const order = { status: 'in_progress', delivery: 'pickup', delivery_date } as const;
  aShop({ active: [anOrder({ ...order, timeline: [placed, waits] })] });
  const card = await open();
  expect(card.getByText(t('orders.story.at_point'))).toBeDefined();
  expect(card.queryByText(t('orders.day.pickup', { date: '23.11.2026' }))).toBeNull();
});

test('stores the selected tab in the URL, which restores it on a reload', async () => {
  aShop({ active: [anOrder()], completed: [anOrder({ id: 20_377, status: 'done' })] });
  const { unmount } = renderAt(<OrdersView />, { url: '/user/orders' });
  await shopper.click(await screen.findByRole('tab', { name: /^Yakunlangan/ }));
  expect(window.location.search).toBe('?state=completed');
  unmount();

  renderAt(<OrdersView />, { url: '/user/orders?state=completed' });
  const number = t('orders.number', { number: '20377' });
  expect(await screen.findByRole('article', { name: number })).toBeDefined();
  await shopper.click(screen.getByRole('tab', { name: /^Faol/ }));
  expect(window.location.search).toBe('');
});

test('shows active and completed orders as two lists with counts (S2-23, S4-38)', async () => {
  aShop({ active: [anOrder()], completed: [anOrder({ id: 20_377, status: 'done' })] });
  renderAt(<OrdersView />);

  const active = await screen.findByRole('tab', { name: `${t('orders.active')}1` });
  expect(active.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText(/№ 20431/).tagName).toBe('H2');

  await shopper.click(screen.getByRole('tab', { name: `${t('orders.completed')}1` }));
  expect((await screen.findByText(/№ 20377/)).tagName).toBe('H2');
  expect(screen.queryByText(/20431/)).toBeNull();
});

test.each(PAYMENT_STATUSES)('shows a text for the payment status %s (S4-39)', async (paid) => {
  aShop({ active: [anOrder({ payment: 'payme', payment_status: paid })] });
  const card = await open();
  expect(card.getByText(t(`orders.payment.${paid}`))).toBeDefined();
});

test('shows no pending payment for a canceled order', async () => {
  aShop({ completed: [anOrder({ status: 'canceled', payment_status: 'waiting' })] });
  renderAt(<OrdersView />);
  await shopper.click(await screen.findByRole('tab', { name: /^Yakunlangan/ }));
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText(t('orders.payment.waiting'))).toBeNull();
});

test.each(['new', 'done'] as const)(
  'shows no pending payment for a cash order that is %s',
  async (status) => {
    aShop({ active: [anOrder({ status, payment: 'cash', payment_status: 'waiting' })] });
    const card = await open();
    expect(card.queryByText(t('orders.payment.waiting'))).toBeNull();
    const isOwed = card.queryByText(t('orders.pay.onDelivery')) !== null;
    expect(isOwed).toBe(status === 'new');
  },
);

test("shows an order's date, time and price (S3-29)", async () => {
  aShop({ active: [anOrder()] });
  const card = await open();
  expect(card.getAllByText('21.11.2026, 10:24')).toHaveLength(2);
  expect(card.getByText('5 388 000').textContent).toBe(formatPrice(5_388_000, 'uz'));
});

test('reports a failed payment of an unpaid order next to the payment button (S4-40)', async () => {
  const waiting = anOrder({ payment: 'payme', pay_until: '2026-11-21T22:24:00+05:00' });
  const requests = aShop({ active: [waiting] }, () =>
    Response.json({ status: false, data: { detail: '' }, message: '' }, { status: 409 }),
  );
  const card = await open();
  expect(card.getByText(/21\.11\.2026, 22:24/)).toBeDefined();

  const sum = formatPrice(5_388_000, 'uz');
  await shopper.click(card.getByRole('button', { name: t('orders.pay.button', { sum }) }));
  expect((await card.findByRole('alert')).textContent).toBe(t('orders.pay.failed'));
  expect(requests).toContain('POST /api/v1/order/order/20431/payment');
});

test.each([
  ['uz', 'waiting', 'Toʻlov kutilmoqda. Buyurtma '],
  ['uz', 'rejected', 'Toʻlov amalga oshmadi, pul yechilmadi. Buyurtma '],
  ['ru', 'waiting', 'Ожидается оплата. Заказ хранится до '],
  ['ru', 'rejected', 'Оплата не прошла, деньги не списаны. Заказ хранится до '],
] as const)(
  'states in %s how long an order is held while its payment is %s (S4-40)',
  async (locale, paid, words) => {
    const pay_until = '2026-11-21T22:24:00+05:00';
    aShop({ active: [anOrder({ payment: 'payme', payment_status: paid, pay_until })] });
    renderAt(<OrdersView />, { locale });
    expect(await screen.findByText((text) => text.startsWith(words))).toBeDefined();
  },
);

test.each([
  ['is paid', { payment: 'payme', payment_status: 'confirmed' }],
  ['is paid on delivery', { payment: 'cash' }],
  ['was canceled', { payment: 'payme', status: 'canceled' }],
] as const)('shows no payment button for an order that %s', async (_what, order) => {
  aShop({ active: [anOrder(order)] });
  const card = await open();
  expect(card.queryByRole('button', { name: /5.388.000/ })).toBeNull();
});

test('collapses and expands the product list and shows its length (S2-88, S2-89)', async () => {
  const products = [anOrderLine(1), anOrderLine(2, { options: 'Rang: Oq' })];
  aShop({ active: [anOrder({ products })] });
  const card = await open();
  const toggle = card.getByRole('button', { name: `${t('orders.productsTitle')}2` });
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products/qozon-1',
    '/products/qozon-2?option=2',
  ]);

  await shopper.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(card.queryByRole('link')).toBeNull();
  await shopper.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(card.getAllByRole('link')).toHaveLength(2);
});

test('opens the review form for a product that was received (S2-90)', async () => {
  const order = anOrder({
    status: 'done',
    products: [anOrderLine(1, { can_review: true }), anOrderLine(2)],
  });
  aShop({ active: [order] });
  const card = await open();
  const action = (key: 'orders.reviewOf' | 'orders.reviewedOf', name: string) =>
    card.getByRole('button', { name: t(key, { name }) });

  await shopper.click(action('orders.reviewOf', 'Qozon 1'));
  const dialog = await screen.findByRole('dialog', { name: t('reviewForm.title') });
  expect(within(dialog).getByText('Qozon 1')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: t('reviewForm.send') })).toBeDefined();
  await shopper.click(within(dialog).getByRole('button', { name: t('actions.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const reviewed = action('orders.reviewedOf', 'Qozon 2');
  expect(reviewed.textContent).toBe(t('orders.reviewed'));
  await shopper.click(reviewed);
  expect(await screen.findByText(t('reviewForm.unavailable.reviewed'))).toBeDefined();
});

test('reviews two lines in one visit with separate forms, and each line only once', async () => {
  const lines = [anOrderLine(1, { can_review: true }), anOrderLine(2, { can_review: true })];
  aShop({ active: [anOrder({ status: 'done', products: lines })] });
  const orders = globalThis.fetch;
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/review')) return orders(url, init);
    const form = Object.fromEntries(Object(init?.body));
    sent.push(form);
    for (const line of lines) line.can_review &&= String(line.id) !== form.order_line;
    return Response.json({ status: true, data: aReview, message: null });
  });
  const card = await open();

  for (const [name, stars, text] of [
    ['Qozon 1', 2, 'Kichik'],
    ['Qozon 2', 5, 'Yaxshi'],
  ] as const) {
    await shopper.click(card.getByRole('button', { name: t('orders.reviewOf', { name }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('reviewForm.title') }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    await shopper.click(dialog.getByRole('radio', { name: t('reviewForm.stars', { stars }) }));
    await shopper.type(dialog.getByRole('textbox'), text);
    await shopper.click(dialog.getByRole('button', { name: t('reviewForm.send') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  expect(sent).toEqual([
    { rating: '2', text: 'Kichik', order_line: '1' },
    { rating: '5', text: 'Yaxshi', order_line: '2' },
  ]);
  await shopper.click(
    card.getByRole('button', { name: t('orders.reviewedOf', { name: 'Qozon 1' }) }),
  );
  expect(await screen.findByText(t('reviewForm.unavailable.reviewed'))).toBeDefined();
});

test.each(['new', 'in_progress', 'canceled'] as const)(
  'offers no review for an order that is %s',
  async (status) => {
    aShop({ active: [anOrder({ status })] });
    const card = await open();
    const name = t('orders.reviewOf', { name: 'Qozon 1' });
    expect(card.queryByRole('button', { name })).toBeNull();
    const isCanceled = card.queryByRole('button', { name: t('orders.receipt.button') }) === null;
    expect(isCanceled).toBe(status === 'canceled');
  },
);

const plan = {
  months: 12,
  order_value: 1_935_000,
  first_payment: 193_500,
  monthly_payment: 179_955,
  overpayment: 417_960,
};

test.each([
  ['uz', 'Muddatli toʻlov, 12 oy: birinchi toʻlov 193 500 soʻm, keyin oyiga 179 955 soʻm.'],
  ['ru', 'Рассрочка на 12 мес.: первый платёж 193 500 сум, затем 179 955 сум в месяц.'],
] as const)(
  'states in %s the term and payments of an installment order, not "on delivery"',
  async (locale, text) => {
    aShop({ active: [anOrder({ payment: 'instalment', instalment: plan })] });
    renderAt(<OrdersView />, { locale });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText(t('orders.pay.onDelivery'))).toBeNull();
  },
);

const cancelButton = () => screen.getByRole('button', { name: t('orders.cancel.button') });
const yes = () => screen.getByRole('button', { name: t('orders.cancel.yes') });

test('cancels an order only after "yes" in the dialog (S5-24)', async () => {
  const lists = { active: [anOrder()], completed: [] as Order[] };
  const requests = aShop(lists);
  await open();
  await shopper.click(cancelButton());
  expect(await screen.findByRole('alertdialog', { name: t('orders.cancel.ask') })).toBeDefined();
  await shopper.click(screen.getByRole('button', { name: t('orders.cancel.no') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  cancelButton().focus();
  await shopper.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await shopper.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requests.filter((call) => call.startsWith('POST'))).toEqual([]);

  await shopper.click(cancelButton());
  await screen.findByRole('alertdialog');
  lists.completed = lists.active.splice(0);
  await shopper.click(yes());
  expect(await screen.findByText(t('orders.empty.active'))).toBeDefined();
  expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/v1/order/order/20431/cancel',
  ]);
  const text = t('orders.cancel.done', { number: '20431' });
  expect(currentToasts()).toContainEqual(expect.objectContaining({ text }));
});

test.each([
  ['the reason of the shop', 409, 'Buyurtma toʻlangan', 'Buyurtma toʻlangan'],
  ['a general message', 400, '', t('orders.cancel.failed')],
])(
  'keeps the order after a failed cancellation and shows %s',
  async (_what, status, detail, text) => {
    const refused = () =>
      Response.json({ status: false, data: { detail }, message: detail }, { status });
    aShop({ active: [anOrder()] }, refused);
    await open();
    await shopper.click(cancelButton());
    await screen.findByRole('alertdialog');
    await shopper.click(yes());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(currentToasts().at(-1)).toMatchObject({ text, kind: 'error' });
    expect(cancelButton()).toBeDefined();
  },
);

test.each([
  ['paid', 'paid', { payment: 'payme', payment_status: 'confirmed' }],
  ['in progress', 'late', { status: 'in_progress' }],
] as const)(
  'links to the contacts page instead of offering to cancel an order that is %s',
  async (_what, reason, order) => {
    aShop({ active: [anOrder(order)] });
    const card = await open();
    expect(card.getByText((text) => text.startsWith(t(`orders.cancel.${reason}`)))).toBeDefined();
    const link = card.getByRole('link', { name: t('orders.cancel.contacts') });
    expect(link.getAttribute('href')).toBe('/info/contacts');
    expect(card.queryByRole('button', { name: t('orders.cancel.button') })).toBeNull();
  },
);

test('announces the refund of a canceled order that was paid', async () => {
  aShop({ active: [anOrder({ status: 'canceled', payment_status: 'confirmed' })] });
  const card = await open();
  expect(card.getByText(t('orders.refundDue'))).toBeDefined();
  expect(card.queryByRole('button', { name: t('orders.cancel.button') })).toBeNull();
});

test('links to the catalog when there are no orders', async () => {
  aShop({});
  renderAt(<OrdersView />);
  expect(await screen.findByRole('heading', { name: t('orders.empty.active') })).toBeDefined();
  expect(screen.getByRole('link', { name: t('orders.empty.catalog') })).toBeDefined();
});

test('offers a retry when the orders fail to load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }, { status: 400 }));
  renderAt(<OrdersView />);
  expect(await screen.findByText(t('orders.failed.title'))).toBeDefined();
  aShop({ active: [anOrder()] });
  await shopper.click(screen.getByRole('button', { name: t('actions.retry') }));
  expect(await screen.findByRole('article')).toBeDefined();
});
