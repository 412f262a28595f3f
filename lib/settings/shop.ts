import { z } from 'zod';
import { areDatabaseHosts, isSearchAddress } from './addresses';
import { httpAddress, off, on, secret, settings, text, wholeNumber } from './setting';

const databaseAddress = z.string().refine(areDatabaseHosts, 'must be a PostgreSQL URL');
const searchAddress = z
  .string()
  .refine(isSearchAddress, 'must be mysql://<host>:<port>/<table prefix>');

/** The storage of the shop. */
export const data = settings({
  CHORSU_DATA: {
    schema: z.string().default('.data'),
    readBy: ['api', 'mock', 'commands'],
    meaning:
      "The shop's data folder: embedded database, images, the stored index of a large catalog, secrets and a lock. Only one process at a time can use it, even with `DATABASE_URL`, and other users of the machine have no access (mode 0700).",
  },
  DATABASE_URL: {
    schema: databaseAddress.optional(),
    readBy: ['api', 'commands'],
    isSecret: true,
    meaning:
      'A PostgreSQL server that replaces the embedded database. If it names several hosts (`postgres://user@one,two/shop`), the API uses the one that accepts writes (ADR 140).',
  },
  DATABASE_MIGRATION_URL: {
    schema: databaseAddress.optional(),
    readBy: ['api'],
    shownDefault: '$DATABASE_URL',
    isSecret: true,
    meaning:
      'The URL for direct connections to the database if `DATABASE_URL` is a pooler (PgBouncer in transaction mode). Migrations, locks and notifications use it (ADR 073).',
  },
  DATABASE_POOL: {
    schema: wholeNumber.min(2).max(500).default(10),
    readBy: ['api'],
    meaning:
      'The number of database connections of one API process. Four in ten are reserved for transactions.',
  },
  S3_URL: {
    schema: httpAddress.optional(),
    readBy: ['api'],
    isSecret: true,
    meaning:
      'A bucket for images, instead of `CHORSU_DATA`: `https://<key>:<secret>@<host>/<bucket>?region=…` (ADR 072).',
  },
  SEARCH_URL: {
    schema: searchAddress.optional(),
    readBy: ['api'],
    isSecret: true,
    meaning:
      'A search engine that speaks SphinxQL, instead of an index in the memory of each API process: `mysql://<host>:9306/<prefix of its tables>` (ADR 145).',
  },
  DEMO_SHOP: {
    schema: on,
    readBy: ['api'],
    shownDefault: '1',
    meaning:
      'If set to 0, the first start creates an empty shop, ready for an import, instead of the demonstration shop. An empty shop has only regions and cities.',
  },
  CHORSU_PRODUCTS: {
    schema: wholeNumber.max(1_000_000).default(0),
    readBy: ['api', 'mock'],
    meaning:
      'The minimum number of products in the demonstration shop. Additional products are variations of the seeded ones; with 0, there are none.',
  },
});

/** Settings that a live shop requires, and protection against unsafe starts. */
export const safety = settings({
  CODE_SECRET: {
    schema: secret,
    readBy: ['api'],
    shownDefault: 'generated and stored in `CHORSU_DATA`',
    isSecret: true,
    meaning:
      'The key with which stored sign-in codes are hashed: at least 16 characters, the same for all API processes that share a database. A live shop does not start without it.',
  },
  ALLOW_UNSAFE_START: {
    schema: off,
    readBy: ['storefront', 'api'],
    meaning:
      'If set to 1, a shop with unsafe settings starts as a staging shop, and every page and the log show a warning. Without it, a production shop with an https `SITE_URL`, provider keys or `DATABASE_URL` does not start while a setting is unsafe. The storefront and the API need the same value.',
  },
});

/** The mocked API for test suites. */
export const mock = settings({
  ALLOW_MOCK: {
    schema: off,
    readBy: ['mock'],
    meaning: 'If set to 1, the mocked API also starts in production.',
  },
  MOCK_STRICT: {
    schema: off,
    readBy: ['mock'],
    meaning:
      'If set to 1, every request to the mocked API must name its world, and worlds reject query parameters and body fields that the contract does not define.',
  },
  MOCK_WORLDS_MAX: {
    schema: wholeNumber.min(1).default(50),
    readBy: ['mock'],
    meaning:
      'The maximum number of worlds in the mocked API. When it is exceeded, the least recently used world is evicted.',
  },
});

/** Settings that only the tests of this repository read. */
export const tests = settings({
  CHROMIUM_PATH: {
    schema: text,
    readBy: ['tests'],
    shownDefault: 'found or installed',
    meaning: 'The path of the browser that tests use.',
  },
  DATABASE_URL_TEST: {
    schema: text,
    readBy: ['tests'],
    shownDefault: 'started by `npm test`',
    isSecret: true,
    meaning: 'A PostgreSQL server on which API tests may create databases.',
  },
  E2E_PORT: {
    schema: wholeNumber.default(4310),
    readBy: ['tests'],
    meaning: 'The port of the storefront in the end-to-end tests.',
  },
  E2E_API_PORT: {
    schema: wholeNumber.default(4311),
    readBy: ['tests'],
    meaning: 'The port of the mocked API in the end-to-end tests.',
  },
});
