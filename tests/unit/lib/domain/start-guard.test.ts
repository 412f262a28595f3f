import { expect, test } from 'vitest';
import { findUnsafe, type StartFacts, shopMode } from '@/lib/domain/start-guard';

const safe = {
  isProduction: true,
  siteUrl: 'https://shop.example',
  hasProviderKeys: true,
  hasDatabaseServer: true,
  isBehindProxy: true,
  isUnsafeAllowed: false,
  shop: { isTestMode: false, canSendSms: true, hasCodeSecret: true, instalmentLimit: 0 },
} satisfies StartFacts;

/** Settings that identify a shop in production as a live one. */
const signs: [string, Partial<StartFacts>][] = [
  ['an https SITE_URL', { hasProviderKeys: false, hasDatabaseServer: false }],
  ['an https SITE_URL in upper case', { ...alone(), siteUrl: 'HTTPS://SHOP.EXAMPLE' }],
  ['provider keys', { ...alone(), hasProviderKeys: true, isBehindProxy: false }],
  ['DATABASE_URL', { ...alone(), hasDatabaseServer: true, isBehindProxy: false }],
];

const combinations: [string, Partial<StartFacts>, RegExp][] = [
  ['test mode', { shop: { ...safe.shop, isTestMode: true } }, /^test mode is on: /],
  ['no SMS provider', { shop: { ...safe.shop, canSendSms: false } }, /^no SMS provider is set: /],
  ['no CODE_SECRET', { shop: { ...safe.shop, hasCodeSecret: false } }, /^CODE_SECRET is missing: /],
  [
    'an empty database and the demo',
    { shop: { ...safe.shop, isFilledByDemo: true } },
    /^the database is empty .*DEMO_SHOP=0$/,
  ],
  [
    'an API without a guard',
    { shop: { ...safe.shop, isGuarded: false } },
    /^the API does not run as a live shop /,
  ],
  ['an installment limit', { shop: { ...safe.shop, instalmentLimit: 1 } }, /limit is above 0/],
];

test.each(signs)('accepts a safe production start with %s', (_, sign) => {
  expect(shopMode({ ...safe, ...sign })).toBe('live');
  expect(findUnsafe({ ...safe, ...sign })).toEqual([]);
});

test.each(
  signs.flatMap(([sign, with_]) =>
    combinations.map(([name, facts, line]) => [name, sign, { ...with_, ...facts }, line] as const),
  ),
)('rejects a live start with %s and %s, and reports it in one line', (_, _sign, facts, line) => {
  const unsafe = findUnsafe({ ...safe, ...facts });
  expect(unsafe).toEqual([expect.stringMatching(line)]);
  expect(unsafe.join()).not.toContain('\n');
});

test.each([
  ['https without a trusted proxy', { isBehindProxy: false }, [/^TRUST_PROXY is 0 but/]],
  ['http with a trusted proxy', { siteUrl: 'http://shop.example' }, [/^TRUST_PROXY is 1 but/]],
  ['https behind a proxy', {}, []],
  ['http without a proxy', { siteUrl: 'http://shop.example', isBehindProxy: false }, []],
])('checks TRUST_PROXY against SITE_URL: %s', (_, facts, lines) => {
  const expected = lines.map((line) => expect.stringMatching(line));
  expect(findUnsafe({ ...safe, ...facts })).toEqual(expected);
});

test('reports all problems at once', () => {
  const shop = { isTestMode: true, canSendSms: false, hasCodeSecret: false, instalmentLimit: 1 };
  expect(findUnsafe({ ...safe, isBehindProxy: false, shop })).toHaveLength(5);
});

test("checks only the proxy settings when the API's settings are unknown", () => {
  const { shop: _, ...facts } = safe;
  expect(findUnsafe(facts)).toEqual([]);
  expect(findUnsafe({ ...facts, isBehindProxy: false })).toHaveLength(1);
});

test('rejects nothing outside production or on a local machine', () => {
  const shop = { isTestMode: true, canSendSms: false, hasCodeSecret: false, instalmentLimit: 1 };
  const tries = [
    { ...safe, shop, isProduction: false },
    { ...safe, ...alone(), shop },
  ];
  expect(tries.map(shopMode)).toEqual(['demonstration', 'demonstration']);
  expect(tries.flatMap(findUnsafe)).toEqual([]);
});

test('treats an unsafe shop as staging if unsafe starts are allowed, and reports why', () => {
  const facts = { ...safe, isUnsafeAllowed: true, isBehindProxy: false };
  expect(shopMode(facts)).toBe('staging');
  expect(findUnsafe(facts)).toHaveLength(1);
});

function alone(): Partial<StartFacts> {
  return { siteUrl: 'http://localhost:3000', hasProviderKeys: false, hasDatabaseServer: false };
}
