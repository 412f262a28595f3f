import { sections } from '@/lib/settings/all';
import { defaultOf } from '@/lib/settings/documents';
import { withSections } from './sections';

const essential = [
  'HOST',
  'SITE_URL',
  'TRUST_PROXY',
  'DATABASE_URL',
  'CHORSU_DATA',
  'DEMO_SHOP',
  'CODE_SECRET',
  'ESKIZ_EMAIL',
];

/** Returns `README.md` with its table of settings. */
export function readme(): string {
  return withSections('README.md', { settings: settingTable() });
}

function settingTable(): string {
  const all = new Map(Object.values(sections).flatMap(Object.entries));
  const rows = essential.map((name) => {
    const setting = all.get(name);
    if (!setting) throw new Error(`README.md: there is no setting ${name}`);
    return `| \`${name}\` | ${defaultOf(setting)} | ${firstSentence(setting.meaning)} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
