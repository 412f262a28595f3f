import type { EventData, OrderSnapshot, OutboxEvent } from '@/api/outbox/event-shapes';
import { type ContentLocale, locales } from '@/lib/constants';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatAmount } from '@/lib/domain/text/money';
import { formatCount } from '@/lib/domain/text/number';
import { plainLine } from '@/lib/domain/text/plain-text';
import { formatDateTime } from '@/lib/domain/time/date';

/** Maximum length of a message in characters. Telegram accepts up to 4,096. */
const TEXT_MAX = 4000;
const LINES_MAX = 20;
const LINE_MAX = 150;
const COMMENT_MAX = 500;

const texts = {
  ru: {
    placed: 'Новый заказ',
    canceled: 'Покупатель отменил заказ',
    paid: 'Оплачен заказ',
    returned: 'Возврат товара по заказу',
    refunded: 'Возвращены деньги по заказу',
    lapsing: 'Скоро отменится заказ',
    unconfirmed: 'Его нужно подтвердить до',
    unpaid: 'Его нужно оплатить до',
    stockEmpty: 'Закончился товар',
    smsFailed: 'SMS не отправляются',
    daily: 'Итоги дня к 21:00',
    placedCount: 'Заказы',
    canceledCount: 'из них отменены',
    paidCount: 'Оплачены онлайн и вручную',
    more: 'Ещё позиций',
    comment: 'Комментарий',
    cash: 'наличными',
    card: 'картой при получении',
    instalment: 'в рассрочку',
    sandbox: 'тестовая оплата',
    courier: 'Курьер',
    pickup: 'Самовывоз',
    pays: 'Оплата',
    delivery: 'Доставка',
    promo: 'Промокод',
    total: 'Итого',
  },
  uz: {
    placed: 'Yangi buyurtma',
    canceled: 'Xaridor buyurtmani bekor qildi',
    paid: 'Buyurtma toʻlandi',
    returned: 'Mahsulot qaytarildi, buyurtma',
    refunded: 'Pul qaytarildi, buyurtma',
    lapsing: 'Buyurtma tez orada bekor boʻladi',
    unconfirmed: 'Tasdiqlash muddati',
    unpaid: 'Toʻlov muddati',
    stockEmpty: 'Mahsulot tugadi',
    smsFailed: 'SMS yuborilmayapti',
    daily: 'Soat 21:00 gacha kun yakuni',
    placedCount: 'Buyurtmalar',
    canceledCount: 'shundan bekor qilingani',
    paidCount: 'Onlayn va qoʻlda toʻlangani',
    more: 'Yana mahsulot',
    comment: 'Izoh',
    cash: 'naqd pul',
    card: 'olganda karta bilan',
    instalment: 'muddatli toʻlov',
    sandbox: 'sinov toʻlovi',
    courier: 'Kuryer',
    pickup: 'Topshirish punkti',
    pays: 'Toʻlov',
    delivery: 'Yetkazib berish',
    promo: 'Promokod',
    total: 'Jami',
  },
} satisfies Record<ContentLocale, Record<string, string>>;
type Texts = (typeof texts)[ContentLocale];

/** Returns whether staff get a message about the event. */
export function isForStaff({ type, data }: OutboxEvent): boolean {
  switch (type) {
    case 'order.placed':
    case 'order.returned':
    case 'order.refunded':
    case 'order.lapsing':
    case 'stock.empty':
    case 'sms.failed':
    case 'report.daily':
      return true;
    case 'order.canceled':
      return data.actor === 'customer';
    case 'payment.confirmed':
      return data.actor === 'provider';
    default:
      return false;
  }
}

/** Returns the message about an event, or `''` if the event is not for staff. */
export function staffText(event: OutboxEvent, locale: ContentLocale): string {
  return linesOf(event, texts[locale], locale).join('\n').slice(0, TEXT_MAX);
}

function linesOf({ type, data }: OutboxEvent, t: Texts, locale: ContentLocale): string[] {
  switch (type) {
    case 'order.placed':
      return [...orderHead(t.placed, data.order, locale), ...orderDetails(data.order, t, locale)];
    case 'order.canceled':
      return [...orderHead(t.canceled, data.order, locale), shopperOf(data.order)];
    case 'payment.confirmed':
      return [...orderHead(t.paid, data.order, locale), paymentOf(data.order, t)];
    case 'order.returned':
      return [
        sumLine(t.returned, data.order.id, { amount: data.returned.amount_uzs, locale }),
        ...returnedLine(data, locale),
      ];
    case 'order.refunded': {
      const { amount_uzs: amount, note } = data.refund;
      const head = sumLine(t.refunded, data.order.id, { amount, locale });
      return [head, ...(note ? [`${t.comment}: ${plainLine(note).slice(0, COMMENT_MAX)}`] : [])];
    }
    case 'order.lapsing': {
      const until = `${t[data.reason]} ${formatDateTime(data.lapses_at)}`;
      return [...orderHead(t.lapsing, data.order, locale), until, shopperOf(data.order)];
    }
    case 'stock.empty':
      return [`${t.stockEmpty}: ${nameOf(data.name[locale])} (${data.article}, #${data.sku})`];
    case 'sms.failed':
      return [`${t.smsFailed} (${data.provider}): ${plainLine(data.reason)}`];
    case 'report.daily':
      return dailyLines(data, t, locale);
    default:
      return [];
  }
}

function orderHead(title: string, { id, total_uzs }: OrderSnapshot, locale: ContentLocale) {
  return [sumLine(title, id, { amount: total_uzs, locale })];
}

function sumLine(
  title: string,
  id: number,
  { amount, locale }: { amount: number; locale: ContentLocale },
): string {
  return `${title} ${id}, ${sumOf(amount, locale)}`;
}

function returnedLine(
  { order, returned }: EventData['order.returned'],
  locale: ContentLocale,
): string[] {
  const line = order.lines.find(({ id }) => id === returned.line);
  return line ? [`${returned.units} × ${nameOf(line.name[locale])} (${line.article})`] : [];
}

function orderDetails(order: OrderSnapshot, t: Texts, locale: ContentLocale): string[] {
  const { lines, delivery_price_uzs: delivery, comment, confirm_until: until } = order;
  const shown = lines.slice(0, LINES_MAX).map(({ units, name, article, options, total_uzs }) => {
    const option = options[locale] ? `, ${nameOf(options[locale])}` : '';
    const line = `${nameOf(name[locale])} (${article}${option})`;
    return `${units} × ${line}: ${sumOf(total_uzs, locale)}`;
  });
  const rest = lines.length - shown.length;
  const { promo_code: promo, promo_discount_uzs: discount } = order;
  return [
    ...shown,
    ...(rest > 0 ? [`${t.more}: ${rest}`] : []),
    ...(promo ? [`${t.promo} ${promo}: −${sumOf(discount, locale)}`] : []),
    ...(delivery > 0 ? [`${t.delivery}: ${sumOf(delivery, locale)}`] : []),
    `${order.delivery === 'pickup' ? t.pickup : t.courier}: ${plainLine(order.place[locale])}`,
    paymentOf(order, t),
    shopperOf(order),
    ...(comment ? [`${t.comment}: ${plainLine(comment).slice(0, COMMENT_MAX)}`] : []),
    ...(until ? [`${t.unconfirmed} ${formatDateTime(until)}`] : []),
  ];
}

function dailyLines(data: EventData['report.daily'], t: Texts, locale: ContentLocale): string[] {
  const line = (label: string, count: number, amount: number) =>
    `${label}: ${formatCount(count)}, ${sumOf(amount, locale)}`;
  return [
    t.daily,
    line(t.placedCount, data.placed, data.placed_uzs),
    line(t.canceledCount, data.canceled, data.canceled_uzs),
    line(t.paidCount, data.paid, data.paid_uzs),
  ];
}

function paymentOf({ payment }: OrderSnapshot, t: Texts): string {
  const names: Record<OrderSnapshot['payment'], string> = {
    cash: t.cash,
    card: t.card,
    instalment: t.instalment,
    sandbox: t.sandbox,
    payme: 'Payme',
    click: 'Click',
  };
  return `${t.pays}: ${names[payment]}`;
}

function shopperOf({ full_name: name, phone }: OrderSnapshot): string {
  return `${plainLine(name)}, ${formatPhone(phone)}`;
}

function nameOf(text: string): string {
  return plainLine(text).slice(0, LINE_MAX);
}

function sumOf(amountUzs: number, locale: ContentLocale): string {
  return `${formatAmount(amountUzs)} ${locales[locale].currency}`;
}
