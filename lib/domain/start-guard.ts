/** Facts that only the API knows: the settings of its shop and its sign-in. */
export type ShopFacts = {
  isTestMode: boolean;
  canSendSms: boolean;
  hasCodeSecret: boolean;
  /** The instalment limit of a new customer, in Uzbek sums. */
  instalmentLimit: number;
};

export type StartFacts = {
  isProduction: boolean;
  siteUrl: string;
  /** Keys of Payme, Click or Eskiz, at least one. */
  hasProviderKeys: boolean;
  hasDatabaseServer: boolean;
  isBehindProxy: boolean;
  isUnsafeAllowed: boolean;
  shop?: ShopFacts;
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
    isUnsafe: ({ shop }) => shop !== undefined && shop.instalmentLimit > 0,
    line: 'new customers may owe money at once: their instalment limit is above 0; set it with: npm run shop -- settings new_customer_instalment_limit 0',
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
