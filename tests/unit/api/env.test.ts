import { expect, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { factsOf } from '@/api/shared/start-guard';

test('what holds spaces alone is not set: nobody can sign in with such an account', () => {
  const blank = { ESKIZ_EMAIL: ' ', ESKIZ_PASSWORD: ' ', CODE_SECRET: ' '.repeat(20) };
  const env = readEnv({ ...blank, SITE_URL: 'HTTPS://Shop.Example' });

  expect(env.SITE_URL).toBe('https://shop.example/');
  expect(factsOf(env, { isTestMode: false, instalmentLimit: 0 })).toMatchObject({
    hasProviderKeys: false,
    shop: { canSendSms: false, hasCodeSecret: false },
  });
});

test.each(['mysql://one:9306', 'mysql://one:9306/', 'mysql://one/a-b', 'http://one/shop', 'one'])(
  'an engine at %s has no tables',
  (SEARCH_URL) => {
    expect(() => readEnv({ SEARCH_URL })).toThrow(StartFailure);
    expect(readEnv({ SEARCH_URL: 'sphinxql://one:9306/shop' }).SEARCH_URL).toBeDefined();
  },
);
