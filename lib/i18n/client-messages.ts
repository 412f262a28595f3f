import type { Messages } from 'next-intl';

/** First levels of the messages that client components read; the rest stays on the server. */
const clientNamespaces = [
  'about',
  'account',
  'actions',
  'carousel',
  'cart',
  'catalog',
  'errors',
  'geo',
  'header',
  'home',
  'instalment',
  'layout',
  'lightbox',
  'liked',
  'map',
  'menu',
  'notice',
  'oneClick',
  'orders',
  'product',
  'quickView',
  'reviewForm',
  'search',
  'signIn',
  'validation',
] as const;

export function clientMessages(messages: Messages): Partial<Messages> {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => clientNamespaces.some((own) => own === name)),
  );
}
