/** Facts that only the API knows, of which it tells the storefront some. */
export type ShopFacts = {
  isTestMode: boolean;
  canSendSms: boolean;
  hasCodeSecret: boolean;
  instalmentLimit: number;
  /** Whether this start fills an empty database with the demonstration. */
  isFilledByDemo?: boolean;
  /** Whether the API refuses what is unsafe in a live shop. */
  isGuarded?: boolean;
};

export type StartFacts = {
  isProduction: boolean;
  siteUrl: string;
  /** Keys of Payme, Click or Eskiz, at least one. */
  hasProviderKeys: boolean;
  hasDatabaseServer: boolean;
  isBehindProxy: boolean;
  isUnsafeAllowed: boolean;
  shop?: Partial<ShopFacts>;
};

/** A live shop must not be unsafe; a staging shop may be, and says so on every page. */
export type ShopMode = 'demonstration' | 'live' | 'staging';

type Rule = { isUnsafe: (facts: StartFacts) => boolean; line: string };

/** In the order of printing. */
const rules = {
  testMode: {
    isUnsafe: ({ shop }) => shop?.isTestMode === true,
    line: 'test mode is on: sign-in codes are shown on the page and orders can be paid without money; turn it off with: npm run shop -- settings test_mode off',
  },
  sms: {
    isUnsafe: ({ shop }) => shop?.canSendSms === false,
    line: 'no SMS provider is set: nobody can sign in; set ESKIZ_EMAIL and ESKIZ_PASSWORD',
  },
  codeSecret: {
    isUnsafe: ({ shop }) => shop?.hasCodeSecret === false,
    line: 'CODE_SECRET is missing: API processes would not know each other’s sign-in codes; set 16 random characters or more',
  },
  proxyIgnored: {
    isUnsafe: ({ siteUrl, isBehindProxy }) => isHttps(siteUrl) && !isBehindProxy,
    line: 'TRUST_PROXY is 0 but SITE_URL is https, so a proxy stands in front: all shoppers would share its address and its limits; set TRUST_PROXY=1',
  },
  proxyInvented: {
    isUnsafe: ({ siteUrl, isBehindProxy }) => !isHttps(siteUrl) && isBehindProxy,
    line: 'TRUST_PROXY is 1 but SITE_URL is not https, so no proxy stands in front: anyone could send an address of their own choice; set SITE_URL to the https address, or TRUST_PROXY=0',
  },
  instalmentLimit: {
    isUnsafe: ({ shop }) => (shop?.instalmentLimit ?? 0) > 0,
    line: 'new customers may owe money at once: their instalment limit is above 0; set it with: npm run shop -- settings new_customer_instalment_limit 0',
  },
  demo: {
    isUnsafe: ({ shop }) => shop?.isFilledByDemo === true,
    line: 'the database is empty and would be filled with the invented goods of the demonstration; set DEMO_SHOP=0',
  },
  unguardedApi: {
    isUnsafe: ({ shop }) => shop?.isGuarded === false,
    line: 'the API does not know that this is a live shop and refuses nothing: start it with NODE_ENV=production and the same SITE_URL',
  },
} satisfies Record<string, Rule>;

export const TEST_MODE_LINE = rules.testMode.line;

export function shopMode(facts: StartFacts): ShopMode {
  const { isProduction, siteUrl, hasProviderKeys, hasDatabaseServer } = facts;
  const isReal = isHttps(siteUrl) || hasProviderKeys || hasDatabaseServer;
  if (!isProduction || !isReal) return 'demonstration';
  return facts.isUnsafeAllowed ? 'staging' : 'live';
}

/** One line for each problem; a demonstration has none. */
export function findUnsafe(facts: StartFacts): string[] {
  if (shopMode(facts) === 'demonstration') return [];
  return Object.values(rules).flatMap(({ line, isUnsafe }) => (isUnsafe(facts) ? [line] : []));
}

function isHttps(url: string): boolean {
  return /^https:/i.test(url);
}
