import { extract } from './extract/extract';
import { maskNames, type Passage } from './passage';
import { commitFaults } from './rules/commit';
import { errorRules } from './rules/errors';
import type { Rule } from './rules/rule';
import { sentencesOf } from './rules/sentences';
import { misspelledOf, wordsOf } from './rules/spelling';
import { tsdocErrors } from './rules/tsdoc';
import { warningRules } from './rules/warnings';

export type Finding = {
  path: string;
  line: number;
  rule: string;
  level: Rule['level'];
  excerpt: string;
  hint: string;
};
export type ProseFile = { path: string; source: string };
type Text = ProseFile & { passages: Passage[] };

const DICTIONARY = 'tools/prose/dictionary.txt';
/** A passage in which a greater share of the words is unknown is not treated as English. */
const FOREIGN_SHARE = 0.4;

/** Checks files and commits. In a commit, `path` names the commit and `source` is its subject. */
export async function check(
  files: readonly ProseFile[],
  commits: readonly ProseFile[],
): Promise<Finding[]> {
  const texts: Text[] = [
    ...files.map((file) => ({ ...file, passages: extract(file.path, file.source) })),
    ...commits.map((commit) => ({ ...commit, passages: [subject(commit.source)] })),
  ];
  const findings = [
    ...texts.flatMap(patternFindings),
    ...(await spellingFindings(texts)),
    ...files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(tsdocFindings),
    ...commits.flatMap(commitFindings),
  ];
  return findings.sort(byPlace);
}

function byPlace(one: Finding, other: Finding): number {
  if (one.path === other.path) return one.line - other.line;
  return one.path < other.path ? -1 : 1;
}

function subject(text: string): Passage {
  return { kind: 'commit', start: 0, text };
}

function patternFindings(text: Text): Finding[] {
  return text.passages.flatMap(sentencesOf).flatMap((sentence) =>
    [...errorRules, ...warningRules].flatMap(({ name: rule, level, hint, find }) =>
      find(sentence).map((index) => ({
        ...place(text, sentence.start + index),
        rule,
        level,
        hint,
        excerpt: excerptAt(
          text.source,
          sentence.start,
          sentence.start + sentence.text.length,
          index,
        ),
      })),
    ),
  );
}

async function spellingFindings(texts: readonly Text[]): Promise<Finding[]> {
  const passages = texts.flatMap((text) =>
    text.passages.map((passage) => ({
      text,
      start: passage.start,
      words: wordsOf(maskNames(passage.text)),
    })),
  );
  const all = new Set(passages.flatMap(({ words }) => words.map(({ word }) => word)));
  const misspelled = await misspelledOf(all, DICTIONARY);
  return passages.flatMap(({ text, start, words }) => {
    const wrong = words.filter(({ word }) => misspelled.has(word));
    if (wrong.length > words.length * FOREIGN_SHARE) return [];
    return wrong.map(({ word, index }) => ({
      ...place(text, start + index),
      rule: 'spelling',
      level: 'error' as const,
      excerpt: word,
      hint: `correct it, put it into backticks, or add it to ${DICTIONARY}`,
    }));
  });
}

function tsdocFindings(file: ProseFile): Finding[] {
  return tsdocErrors(file.path, file.source).map(({ start, text }) => ({
    ...place(file, start),
    rule: 'tsdoc',
    level: 'error',
    hint: 'see tsdoc.org',
    excerpt: text,
  }));
}

function commitFindings({ path, source }: ProseFile): Finding[] {
  return commitFaults(source).map((hint) => ({
    path,
    line: 1,
    rule: 'commit',
    level: 'error',
    excerpt: source,
    hint,
  }));
}

/** Returns the path and the line of a position in a file. */
export function place({ path, source }: ProseFile, offset: number) {
  return { path, line: source.slice(0, offset).split('\n').length };
}

/** Returns up to 90 characters of the sentence around a finding. */
function excerptAt(source: string, start: number, end: number, index: number): string {
  const from = Math.max(start, start + index - 30);
  const to = Math.min(end, start + index + 60);
  const text = onOneLine(source.slice(from, to));
  return `${from > start ? '…' : ''}${text}${to < end ? '…' : ''}`;
}

/** Joins the lines of a source excerpt, and removes comment and quotation markers between them. */
export function onOneLine(slice: string): string {
  return slice.replace(/\s*\n\s*(?:\/\/|\*|#|>)?\s*/g, ' ');
}
