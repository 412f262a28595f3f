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

/** Those of the cabinet's pages besides. */
const cabinetNamespaces = ['address', 'profile'] as const;

export function clientMessages(messages: Messages): Partial<Messages> {
  return pick(messages, clientNamespaces);
}

export function cabinetMessages(messages: Messages): Partial<Messages> {
  return pick(messages, [...clientNamespaces, ...cabinetNamespaces]);
}

function pick(messages: Messages, names: readonly string[]): Partial<Messages> {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => names.includes(name)));
}
