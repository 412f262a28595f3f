import { z } from 'zod';
import { telemetryVariables } from '@/lib/telemetry/env';
import { areDatabaseHosts } from './database-hosts';
import { StartFailure } from './errors';

const databaseAddress = z.string().refine(areDatabaseHosts, 'no address of PostgreSQL');
const searchAddress = z.string().refine(isSearchAddress, 'no engine, or no name of its tables');
const wholeNumber = z.coerce.number().int().nonnegative();

const env = z.object({
  ...telemetryVariables,
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: wholeNumber.max(65_535).default(4001),
  CHORSU_DATA: z.string().default('.data'),
  /** A bucket for pictures, with its keys: https://<key>:<secret>@<host>/<bucket>?region=… */
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A search engine that speaks SphinxQL, and how its tables begin: mysql://<host>:9306/shop */
  SEARCH_URL: searchAddress.optional(),
  DEMO_SHOP: z.stringbool().default(true),
  CHORSU_PRODUCTS: wholeNumber.max(1_000_000).default(0),
  REVALIDATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** The mocked API refuses to be a shop: in production it starts only when it is allowed to. */
  ALLOW_MOCK: z.stringbool().default(false),
  /** Whether every call of the mocked API must name its world, and worlds are strict. */
  MOCK_STRICT: z.stringbool().default(false),
  /** Beyond it the least recently used worlds of the mocked API are evicted. */
  MOCK_WORLDS_MAX: wholeNumber.min(1).default(50),
  NODE_ENV: z.string().default('development'),
  /** The same for all processes that share a database; generated and stored in the data folder otherwise. */
  CODE_SECRET: z.string().min(16).optional(),
  SMS_PER_HOUR: wholeNumber.default(1000),
  ESKIZ_URL: z.url({ protocol: /^https?$/ }).default('https://notify.eskiz.uz/api'),
  ESKIZ_EMAIL: z.string().optional(),
  ESKIZ_PASSWORD: z.string().optional(),
  ESKIZ_FROM: z.string().default('4546'),
  ESKIZ_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.stringbool().default(false),
  SITE_URL: z.url({ protocol: /^https?$/, normalize: true }).default('http://localhost:3000'),
  PAYME_MERCHANT_ID: z.string().optional(),
  PAYME_KEY: z.string().optional(),
  PAYME_URL: z.url().default('https://checkout.paycom.uz'),
  CLICK_SERVICE_ID: z.string().optional(),
  CLICK_MERCHANT_ID: z.string().optional(),
  CLICK_SECRET_KEY: z.string().optional(),
  CLICK_URL: z.url().default('https://my.click.uz/services/pay'),
  /** Lets a shop that is unsafe start on a server, as a staging shop that says so. */
  ALLOW_UNSAFE_START: z.stringbool().default(false),
  DATABASE_URL: databaseAddress.optional(),
  /** Past a pooler, where DATABASE_URL is one: for migrations, locks and notices. */
  DATABASE_MIGRATION_URL: databaseAddress.optional(),
  DATABASE_POOL: wholeNumber.min(2).max(500).default(10),
});

export type ApiEnv = z.infer<typeof env>;

export function readEnv(given: NodeJS.Dict<string> = {}): ApiEnv {
  const set = [...Object.entries(process.env), ...Object.entries(given)].filter(([, value]) =>
    value?.trim(),
  );
  const parsed = env.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;

  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartFailure(faults.join('; '));
}

function isSearchAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  return /^(?:mysql|sphinxql):$/.test(protocol) && /^\/[a-z][a-z0-9_]*$/.test(pathname);
}
