import { OperatorFailure } from '@/api/shared/errors';
import { isRecord } from '@/lib/domain/is-record';
import type { Operator } from './operator';

/** Prints all settings or one, or changes one and prints its value before and after. */
export async function setting(shop: Operator, [name, value]: string[]): Promise<number> {
  const all: Record<string, unknown> = await shop('settings', {});
  if (name === undefined) {
    for (const [key, one] of Object.entries(all)) console.log(`${key} = ${JSON.stringify(one)}`);
    return 0;
  }
  const before = JSON.stringify(settingOf(all, name));
  if (value === undefined) {
    console.log(`${name} = ${before}`);
    return 0;
  }
  const after = JSON.stringify(settingOf(await shop('setSetting', { name, value }), name));
  console.log(`${name} = ${before === after ? after : `${before} → ${after}`}`);
  return 0;
}

/** Returns a setting, or one language of it for names such as 'modal_title.ru'. */
function settingOf(all: Record<string, unknown>, name: string): unknown {
  let value: unknown = all;
  for (const part of name.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) {
      throw new OperatorFailure(`unknown setting '${name}'`);
    }
    value = value[part];
  }
  return value;
}
