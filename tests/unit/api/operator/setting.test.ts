import { expect, test } from 'vitest';
import type { Operator } from '@/api/operator/operator';
import { setting } from '@/api/operator/setting';
import { defaults } from '@/api/services/content/own-settings';

// Only the settings are asked for.
const shop = (async () => defaults) as Operator;

test.each(['no_such', 'constructor', '__proto__', 'app_name.ru', 'head_title.de', 'head_title.at'])(
  'what is no setting is not printed as one: %s (B-15)',
  async (name) => {
    await expect(setting(shop, [name])).rejects.toThrow(`unknown setting '${name}'`);
  },
);
