/** Facts that only the API can determine. It sends some of them to the storefront. */
export type ShopFacts = {
  isTestMode: boolean;
  canSendSms: boolean;
  hasCodeSecret: boolean;
  instalmentLimit: number;
  /** Whether this start would fill an empty database with demo data. */
  isFilledByDemo?: boolean;
  /**
   * Whether the API checks for settings that are unsafe in a live shop. A live shop rejects them,
   * and a staging shop logs them.
   */
  isGuarded?: boolean;
};

/** The startup settings from which the mode and the safety of the shop are derived. */
export type StartFacts = {
  isProduction: boolean;
  siteUrl: string;
  /** Whether keys of Payme, Click or Eskiz are set. */
  hasProviderKeys: boolean;
  hasDatabaseServer: boolean;
  isBehindProxy: boolean;
  isUnsafeAllowed: boolean;
  shop?: Partial<ShopFacts>;
};

/**
 * A live shop refuses to start with unsafe settings. A staging shop starts and shows a notice on
 * every page.
 */
export type ShopMode = 'demonstration' | 'live' | 'staging';

type Rule = { isUnsafe: (facts: StartFacts) => boolean; line: string };

/** The rules, in the order in which their messages are printed. */
const rules = {
  testMode: {
    isUnsafe: ({ shop }) => shop?.isTestMode === true,
    line: 'test mode is on: sign-in codes appear on the page and orders can be paid without money; turn it off with: npm run shop -- settings test_mode off',
  },
  sms: {
    isUnsafe: ({ shop }) => shop?.canSendSms === false,
    line: 'no SMS provider is set: shoppers cannot sign in; set ESKIZ_EMAIL and ESKIZ_PASSWORD',
  },
  codeSecret: {
    isUnsafe: ({ shop }) => shop?.hasCodeSecret === false,
    line: 'CODE_SECRET is missing: API processes could not verify each other’s sign-in codes; set it to at least 16 random characters',
  },
  proxyIgnored: {
    isUnsafe: ({ siteUrl, isBehindProxy }) => isHttps(siteUrl) && !isBehindProxy,
    line: 'TRUST_PROXY is 0 but SITE_URL is https, so requests come through a proxy: all shoppers would share its IP address and rate limits; set TRUST_PROXY=1',
  },
  proxyInvented: {
    isUnsafe: ({ siteUrl, isBehindProxy }) => !isHttps(siteUrl) && isBehindProxy,
    line: 'TRUST_PROXY is 1 but SITE_URL is not https, so requests come without a proxy: clients could spoof their IP address; set SITE_URL to the https address, or TRUST_PROXY=0',
  },
  instalmentLimit: {
    isUnsafe: ({ shop }) => (shop?.instalmentLimit ?? 0) > 0,
    line: 'new customers can buy on credit immediately: their installment limit is above 0; reset it with: npm run shop -- settings new_customer_instalment_limit 0',
  },
  demo: {
    isUnsafe: ({ shop }) => shop?.isFilledByDemo === true,
    line: 'the database is empty and would be filled with demo products; set DEMO_SHOP=0',
  },
  unguardedApi: {
    isUnsafe: ({ shop }) => shop?.isGuarded === false,
    line: 'the API does not run as a live shop and accepts unsafe settings: start it with NODE_ENV=production and the same SITE_URL',
  },
} satisfies Record<string, Rule>;

export const TEST_MODE_LINE = rules.testMode.line;

/**
 * Derives the mode of the shop. In production, a shop with https, provider keys or a database
 * server is live; if unsafe settings are allowed, it is a staging shop.
 */
export function shopMode(facts: StartFacts): ShopMode {
  const { isProduction, siteUrl, hasProviderKeys, hasDatabaseServer } = facts;
  const isReal = isHttps(siteUrl) || hasProviderKeys || hasDatabaseServer;
  if (!isProduction || !isReal) return 'demonstration';
  return facts.isUnsafeAllowed ? 'staging' : 'live';
}

/** Returns one message per problem. The list is empty for a demonstration shop. */
export function findUnsafe(facts: StartFacts): string[] {
  if (shopMode(facts) === 'demonstration') return [];
  return Object.values(rules).flatMap(({ line, isUnsafe }) => (isUnsafe(facts) ? [line] : []));
}

function isHttps(url: string): boolean {
  return /^https:/i.test(url);
}
