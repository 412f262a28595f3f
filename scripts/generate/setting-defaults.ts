import { sections } from '@/lib/settings/all';
import { defaultOf } from '@/lib/settings/documents';
import type { Setting } from '@/lib/settings/setting';

/**
 * Returns the source of `scripts/lib/setting-defaults.mjs`, the defaults that the commands need
 * before a program has been bundled.
 */
export function settingDefaults(): string {
  const read = Object.values(sections)
    .flatMap(Object.entries<Setting>)
    .filter(([, { readBy, shownDefault }]) => readBy.includes('commands') && !shownDefault)
    .map(([name, setting]) => [name, defaultOf(setting)])
    .flatMap(([name, value]) => (value ? [`  ${name}: '${value}',\n`] : []));
  return `// Written by \`npm run generate\` from lib/settings.
export const defaults = {
${read.join('')}};
`;
}
