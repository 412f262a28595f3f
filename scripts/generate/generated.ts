import { readFileSync } from 'node:fs';
import { FORM } from '@/api/search/engine/engine-names';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { configurationPage, exampleFile } from '@/lib/settings/documents';
import { architecturePage } from './architecture/architecture-page';
import { clientMessages } from './client-messages';
import { controlClient } from './control-client';
import { decisionIndex } from './decision-index';
import { readme } from './readme';
import { settingDefaults } from './setting-defaults';
import { shapes } from './shapes';
import { smsPage } from './sms-texts';
import { WIRE_FILE, wireText } from './wire-text';

const ENGINE_CONFIG = 'deploy/manticore/manticore.conf';

/**
 * Returns the configuration of the search engine, with its current tables and a column per flag.
 */
function engineConfig(): string {
  const columns = catalogFlags.map(({ name }) => `  rt_attr_uint = ${name}\n`).join('');
  return readFileSync(ENGINE_CONFIG, 'utf8')
    .replace(/(?<=shop_(?:goods|words|state))_v\d+/g, `_v${FORM}`)
    .replace(/(?<=rt_attr_uint = sold_out\n)(?: *rt_attr_uint = \w+\n)*/, columns);
}

/** Returns the path and the content of every generated file. */
export function generated(): Record<string, string> {
  return {
    ...shapes(),
    'README.md': readme(),
    '.env.example': exampleFile(),
    'docs/architecture.md': architecturePage(),
    'docs/configuration.md': configurationPage(),
    'docs/decisions/README.md': decisionIndex(),
    'docs/shop/sms.md': smsPage(),
    'lib/i18n/client-messages.json': `${JSON.stringify(clientMessages(), null, 2)}\n`,
    'packages/mock/control.ts': controlClient(),
    'scripts/lib/setting-defaults.mjs': settingDefaults(),
    [ENGINE_CONFIG]: engineConfig(),
    [WIRE_FILE]: wireText(),
  };
}
