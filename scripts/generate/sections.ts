import { readFileSync } from 'node:fs';

/** Returns the document with its generated sections replaced; each is between two comments. */
export function withSections(path: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce(
    (text, [name, section]) => replaced({ path, text, name, section }),
    readFileSync(path, 'utf8'),
  );
}

type Replacement = { path: string; text: string; name: string; section: string };

function replaced({ path, text, name, section }: Replacement): string {
  const begin = `<!-- generated: ${name} -->`;
  const end = `<!-- end: ${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${path} lacks the section ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n${section}\n${text.slice(to)}`;
}
