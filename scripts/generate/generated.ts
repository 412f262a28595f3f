import { clientMessages } from './client-messages';
import { controlClient } from './control-client';
import { shapes } from './shapes';

export function generated(): Record<string, string> {
  return {
    ...shapes(),
    'lib/i18n/client-messages.json': `${JSON.stringify(clientMessages(), null, 2)}\n`,
    'api/mock-package/control.ts': controlClient(),
  };
}
