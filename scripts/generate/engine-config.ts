import { readFileSync } from 'node:fs';
import { FORM } from '@/api/search/engine/engine-names';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';

export const ENGINE_CONFIG = 'deploy/manticore/manticore.conf';

/** The engine's configuration, with the tables of the current form and a column per flag. */
export function engineConfig(): string {
  const columns = catalogFlags.map(({ name }) => `  rt_attr_uint = ${name}\n`).join('');
  return readFileSync(ENGINE_CONFIG, 'utf8')
    .replace(/(?<=shop_(?:goods|words|state))_v\d+/g, `_v${FORM}`)
    .replace(/(?<=rt_attr_uint = sold_out\n)(?: *rt_attr_uint = \w+\n)*/, columns);
}
