import type { OrderRow } from '@/api/db/schema/order';
import { API_BASE, type ContentLocale } from '@/lib/constants';
import { dueOf } from '@/lib/domain/order/amounts';
import { formatPrice } from '@/lib/domain/text/money';
import type { Outcome } from './settle';

/** The path of the payment page that replaces the providers in a test shop. */
export const SANDBOX_PATH = `${API_BASE}/payment/sandbox`;

/**
 * Builds the path of the sandbox page. It is a path because the page is on the shop's own origin.
 */
export function sandboxPath(token: string, locale: ContentLocale): string {
  return `${SANDBOX_PATH}/${token}?lang=${locale}`;
}

type Texts = Record<Outcome | 'title' | 'note' | 'order' | 'ended' | 'back', string>;

const texts: Record<ContentLocale, Texts> = {
  uz: {
    title: 'Sinov toʻlovi',
    note: 'Doʻkon sinov rejimida: bu sahifa toʻlov xizmati oʻrnida, pul yechilmaydi.',
    order: 'Buyurtma',
    confirm: 'Toʻlash',
    late: 'Toʻlash, tasdiq kechikib keladi',
    cancel: 'Toʻlamasdan qaytish',
    fail: 'Toʻlov rad etilsin',
    ended: 'Bu toʻlov yakunlangan.',
    back: 'Doʻkonga qaytish',
  },
  ru: {
    title: 'Тестовая оплата',
    note: 'Магазин в тестовом режиме: эта страница стоит на месте платёжной системы, деньги не списываются.',
    order: 'Заказ',
    confirm: 'Оплатить',
    late: 'Оплатить, подтверждение придёт позже',
    cancel: 'Вернуться без оплаты',
    fail: 'Отклонить платёж',
    ended: 'Этот платёж завершён.',
    back: 'Вернуться в магазин',
  },
};

const STYLE = `
  body { margin: 0; padding: 16px; background: #f3f5f4; color: #14201d; font: 16px/24px system-ui, sans-serif; }
  main { max-width: 400px; margin: 8vh auto 0; padding: 24px; border-radius: 12px; background: #fff; }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; }
  p { margin: 0 0 16px; color: #56635f; }
  dl { display: flex; justify-content: space-between; margin: 0 0 24px; }
  dd { margin: 0; font-weight: 700; }
  form { display: grid; gap: 8px; }
  button, a { box-sizing: border-box; min-height: 48px; padding: 11px 16px; border: 1px solid #84918d; border-radius: 8px; background: #fff;
    color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  button:first-child { border-color: #0d6e68; background: #0d6e68; color: #fff; font-weight: 600; }
  button:focus-visible, a:focus-visible { outline: 3px solid #0d6e68; outline-offset: 2px; }
  a { display: block; }`;

type Bill = { order: OrderRow; isOpen: boolean; locale: ContentLocale; back: string };

/**
 * Renders the sandbox page. Nothing needs escaping, because the page shows only a number and an
 * amount.
 */
export function sandboxPage({ order, isOpen, locale, back }: Bill): string {
  const text = texts[locale];
  const button = (outcome: Outcome) =>
    `<button name="outcome" value="${outcome}">${text[outcome]}</button>`;
  const buttons = (['confirm', 'late', 'cancel', 'fail'] as const).map(button).join('\n');
  const choice = isOpen
    ? `<p>${text.note}</p><form method="post">${buttons}</form>`
    : `<p>${text.ended}</p><a href="${back}">${text.back}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text.title}</h1>
<dl><dt>${text.order} № ${order.id}</dt><dd>${formatPrice(dueOf(order), locale)}</dd></dl>
${choice}
</main>
</body>
</html>`;
}
