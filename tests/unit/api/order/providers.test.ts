import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providersOf } from '@/api/order/payments/providers';
import { readEnv } from '@/api/shared/env';
import { factsOf } from '@/api/shared/start-guard';
import { PAYMENT_PROVIDERS } from '@/lib/domain/order/payment-methods';
import { sections } from '@/lib/settings/all';

const icons = readFileSync('public/icons.svg', 'utf8');

/** Returns the names of the settings whose values the payment provider issues to a merchant. */
function settingsOf(provider: string): string[] {
  return Object.values(sections)
    .flatMap((group) => Object.entries(group))
    .filter(([name, { isOfProvider }]) => isOfProvider && name.startsWith(provider.toUpperCase()))
    .map(([name]) => name);
}

test.each(PAYMENT_PROVIDERS)(
  'sets up the provider %s only if all its settings are present',
  (name) => {
    const settings = settingsOf(name);
    const remedy = `Declare the settings of ${name} in lib/settings/network.ts with isOfProvider.`;
    expect(settings.length, remedy).toBeGreaterThan(0);

    const full = Object.fromEntries(settings.map((setting) => [setting, '1']));
    expect(providersOf(readEnv(full)), 'Read them in providersOf.').toHaveProperty(name);
    for (const missing of settings) {
      const env = readEnv({ ...full, [missing]: '' });
      expect(providersOf(env), missing).not.toHaveProperty(name);
    }
  },
);

test.each(PAYMENT_PROVIDERS)('treats every setting of %s as a provider key', (name) => {
  for (const setting of settingsOf(name)) {
    expect(factsOf(readEnv({ [setting]: '1' })), setting).toMatchObject({
      hasProviderKeys: true,
    });
  }
});

test.each(PAYMENT_PROVIDERS)('%s has a logo', (name) => {
  expect(icons, 'Add the symbol to public/icons.svg.').toContain(`<symbol id="pay-${name}"`);
});
