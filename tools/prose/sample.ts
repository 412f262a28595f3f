import { createHash } from 'node:crypto';
import { onOneLine, type ProseFile, place } from './check';
import { extract } from './extract/extract';
import type { PassageKind } from './passage';
import { sentencesOf } from './rules/sentences';

export type Sampled = { path: string; line: number; kind: PassageKind; text: string };

/** The share of each kind in a sample. A sample contains no commit subjects. */
const SHARES: Partial<Record<PassageKind, number>> = {
  comment: 0.36,
  document: 0.34,
  title: 0.2,
  message: 0.1,
};
/** The minimum number of words in a sampled sentence. Shorter texts are mostly names or numbers. */
const LEAST_WORDS = 3;

/** Draws sentences at random. The same files and seed give the same sample. */
export function sample(files: readonly ProseFile[], size: number, seed: string): Sampled[] {
  const drawn = files.flatMap(readSentences).map((one) => ({ one, key: hash(seed, one) }));
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1));
  return Object.entries(SHARES).flatMap(([kind, share]) =>
    drawn
      .filter(({ one }) => one.kind === kind)
      .slice(0, Math.round(size * share))
      .map(({ one }) => one),
  );
}

function readSentences(file: ProseFile): Sampled[] {
  return extract(file.path, file.source)
    .flatMap(sentencesOf)
    .map(({ kind, start, text }) => ({
      ...place(file, start),
      kind,
      text: onOneLine(file.source.slice(start, start + text.length)),
    }))
    .filter(({ text }) => text.split(/\s+/).length >= LEAST_WORDS);
}

function hash(seed: string, { path, line, text }: Sampled): string {
  return createHash('sha256').update(`${seed} ${path} ${line} ${text}`).digest('hex');
}
