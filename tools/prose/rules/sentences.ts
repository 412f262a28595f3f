import retextEnglish from 'retext-english';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { maskNames, type Passage } from '@/tools/prose/passage';
import type { Sentence } from './rule';

const english = unified().use(retextEnglish);

/** Returns the sentences of a passage. Everything in them that is not prose is masked. */
export function sentencesOf({ kind, start, text, isLabel = false }: Passage): Sentence[] {
  const prose = maskNames(text).replaceAll('\n', ' ');
  const sentences: Sentence[] = [];
  visit(english.parse(prose), 'SentenceNode', ({ position }) => {
    const from = position?.start.offset ?? 0;
    const sentence = prose.slice(from, position?.end.offset ?? prose.length);
    sentences.push({ kind, start: start + from, text: sentence, isLabel });
  });
  return sentences;
}
