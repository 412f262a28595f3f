import { z } from 'zod';
import { sections } from './all';
import type { Setting } from './setting';

/** Returns the default value that the documents show for a setting, or `''` if it has none. */
export function defaultOf({ schema, shownDefault }: Setting): string {
  if (shownDefault !== undefined) return shownDefault;
  const { success, data } = z.safeParse(schema, undefined);
  if (!success || data === undefined) return '';
  return typeof data === 'boolean' ? String(Number(data)) : String(data);
}

/** Returns the content of `docs/configuration.md`. */
export function configurationPage(): string {
  const parts = Object.entries(sections).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, setting]) => {
      const shown = defaultOf(setting);
      const isCode = shown !== '' && !shown.includes(' ');
      const cells = [`\`${name}\``, isCode ? `\`${shown}\`` : shown, setting.meaning];
      return `| ${[...cells, setting.readBy.join(', ')].join(' | ')} |`;
    });
    return [
      `## ${title}\n`,
      '| variable | default | meaning | read by |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

/** Returns the content of `.env.example`. */
export function exampleFile(): string {
  const parts = Object.entries(sections).map(([title, group]) => {
    const lines = Object.entries(group).flatMap(([name, setting]) => [
      '',
      ...wrapped(setting.meaning).map((line) => `# ${line}`),
      `${name}=${exampleValue(setting)}`,
    ]);
    return [`# --- ${title} ---`, ...lines].join('\n');
  });
  return `${[EXAMPLE_HEAD, ...parts].join('\n\n')}\n`;
}

/** The npm scripts that read `.env`. */
export const ENV_FILE_READERS = [
  'start',
  'dev',
  'build',
  'shop',
  'test',
  'test:full',
  'test:scale',
  'e2e',
  'engines',
  'mock:package',
];

const GENERATED = '`npm run generate` writes this file from `lib/settings`.';

const INTRODUCTION = `# Configuration

For operators and developers: every environment variable that the programs read. ${GENERATED}

A trial shop needs no variables; a [live shop](deploy/README.md#live-staging-and-demonstration) needs some. These commands read \`.env\` (copy \`.env.example\`): ${ENV_FILE_READERS.map((name) => `\`npm run ${name}\``).join(', ')}, and \`npm run doctor -- --config\`. A variable in the environment overrides its line in \`.env\`. All other commands, \`npm run api\` and \`npm run mock\` among them, read only the environment. An empty value means that the variable is not set. Switches accept 1 and 0, \`on\` and \`off\`, \`true\` and \`false\`.

\`npm run doctor -- --config\` prints every variable with its value (secrets are hidden), each unsafe combination, whether the configured services respond, and whether the database has a suitable locale.`;

const EXAMPLE_HEAD = `# ${GENERATED}
# To change a setting, copy this file to .env. Every variable has a default, so none is required.
# The comment above each variable describes it; docs/configuration.md contains the same text.`;

const WIDTH = 98;

function exampleValue(setting: Setting): string {
  const shown = defaultOf(setting);
  return /[\s$]/.test(shown) ? '' : shown;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('`', '').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
