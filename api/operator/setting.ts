import { OperatorFailure } from '@/api/shared/errors';
import { isRecord } from '@/lib/domain/is-record';
import type { Operator } from './operator';

export async function setting(shop: Operator, [name, value]: string[]): Promise<number> {
  const all: Record<string, unknown> =
    name !== undefined && value !== undefined
      ? await shop('setSetting', { name, value })
      : await shop('settings', {});
  if (name === undefined) {
    for (const [key, one] of Object.entries(all)) console.log(`${key} = ${JSON.stringify(one)}`);
    return 0;
  }
  const [key = '', locale] = name.split('.');
  if (!(key in all)) throw new OperatorFailure(`there is no setting '${key}'`);
  const found = all[key];
  const shown = locale && isRecord(found) ? found[locale] : found;
  console.log(`${name} = ${JSON.stringify(shown)}`);
  return 0;
}
