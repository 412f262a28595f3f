import { configurationPage, exampleFile } from '@/lib/settings/documents';
import { clientMessages } from './client-messages';
import { controlClient } from './control-client';
import { ENGINE_CONFIG, engineConfig } from './engine-config';
import { settingDefaults } from './setting-defaults';
import { shapes } from './shapes';

/** Returns the path and the text of every generated file. */
export function generated(): Record<string, string> {
  return {
    ...shapes(),
    '.env.example': exampleFile(),
    'docs/configuration.md': configurationPage(),
    'lib/i18n/client-messages.json': `${JSON.stringify(clientMessages(), null, 2)}\n`,
    'packages/mock/control.ts': controlClient(),
    'scripts/lib/setting-defaults.mjs': settingDefaults(),
    [ENGINE_CONFIG]: engineConfig(),
  };
}
