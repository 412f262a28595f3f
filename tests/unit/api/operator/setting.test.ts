import { expect, test } from 'vitest';
import type { Operator } from '@/api/operator/operator';
import { setting } from '@/api/operator/setting';
import { defaults } from '@/api/services/content/own-settings';

// Stubs an operator: it returns the default settings for every command.
const shop = (async () => defaults) as Operator;

test.each(['no_such', 'constructor', '__proto__', 'app_name.ru', 'head_title.de', 'head_title.at'])(
  'rejects the unknown setting %s (B-15)',
  async (name) => {
    await expect(setting(shop, [name])).rejects.toThrow(`unknown setting '${name}'`);
  },
);
