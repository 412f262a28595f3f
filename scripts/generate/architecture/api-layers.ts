/** A folder of `api` and the folders of `api` from which it may import more than types. */
export type ApiLayer = { holds: string; imports: readonly string[] };

/** The folders of `api`, lower layers first. */
export const apiLayers: Readonly<Record<string, ApiLayer>> = {
  shared: {
    holds: 'Environment, ports (interfaces to external systems), errors, messages, SMS',
    imports: [],
  },
  search: {
    holds: 'Lists, facets and text search: an index in memory or a search engine',
    imports: [],
  },
  media: { holds: 'Uploaded images, and drawings made on request', imports: ['shared'] },
  db: {
    holds: 'Connection, transactions, locks, schema, migrations, regions and cities',
    imports: ['shared'],
  },
  outbox: {
    holds: 'Events for receivers outside the shop, and their delivery (ADR 179)',
    imports: ['shared', 'db'],
  },
  catalog: {
    holds: 'Products, categories, lists, suggestions; `live` keeps the index current',
    imports: ['shared', 'db', 'search'],
  },
  services: {
    holds: 'Cart, wishlist, reviews, sign-in, content: rules without HTTP',
    imports: ['shared', 'db', 'outbox', 'media', 'catalog'],
  },
  order: {
    holds: 'Checkout, stock, addresses, delivery, idempotency keys, payments',
    imports: ['shared', 'db', 'outbox', 'catalog', 'services'],
  },
  receivers: {
    holds: 'The webhook and messages to staff and shoppers',
    imports: ['shared', 'db', 'outbox', 'services'],
  },
  backup: { holds: 'Backup and restore', imports: ['shared', 'db', 'media'] },
  import: {
    holds: 'The catalog import',
    imports: ['shared', 'db', 'search', 'media', 'catalog'],
  },
  content: {
    holds: 'Contacts, pages, posts, pickup points, banners and menus as one document',
    imports: ['shared', 'db', 'media', 'catalog', 'services', 'import'],
  },
  operator: {
    holds: 'The commands of `npm run shop`',
    imports: [
      'shared',
      'db',
      'outbox',
      'media',
      'catalog',
      'services',
      'order',
      'backup',
      'import',
      'content',
    ],
  },
  http: {
    holds: 'HTTP without rules: routes, the OpenAPI document, error statuses',
    imports: ['shared', 'db', 'outbox', 'media', 'catalog', 'services', 'order', 'operator'],
  },
  doctor: {
    holds: '`npm run doctor`',
    imports: ['shared', 'db', 'media', 'search', 'services', 'operator'],
  },
  main: {
    holds: "The programs: the server, the operator's tool and their helper processes",
    imports: [
      'shared',
      'db',
      'outbox',
      'media',
      'catalog',
      'services',
      'order',
      'receivers',
      'backup',
      'import',
      'content',
      'operator',
      'http',
    ],
  },
  demo: {
    holds: 'The demonstration shop',
    imports: ['shared', 'db', 'media', 'catalog'],
  },
};
