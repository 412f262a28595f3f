import { expect, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { factsOf } from '@/api/shared/start-guard';

test('treats a setting that contains only spaces as missing', () => {
  const blank = { ESKIZ_EMAIL: ' ', ESKIZ_PASSWORD: ' ', CODE_SECRET: ' '.repeat(20) };
  const env = readEnv({ ...blank, SITE_URL: 'HTTPS://Shop.Example' });

  expect(env.SITE_URL).toBe('https://shop.example/');
  expect(factsOf(env, { isTestMode: false, instalmentLimit: 0 })).toMatchObject({
    hasProviderKeys: false,
    shop: { canSendSms: false, hasCodeSecret: false },
  });
});

test.each(['mysql://one:9306', 'mysql://one:9306/', 'mysql://one/a-b', 'http://one/shop', 'one'])(
  'rejects the search engine URL %s',
  (SEARCH_URL) => {
    expect(() => readEnv({ SEARCH_URL })).toThrow(StartFailure);
    expect(readEnv({ SEARCH_URL: 'sphinxql://one:9306/shop' }).SEARCH_URL).toBeDefined();
  },
);
