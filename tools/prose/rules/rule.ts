import type { PassageKind } from '@/tools/prose/passage';

export type Sentence = {
  /** The sentence on one line, with masked names. Its length is the same as in the source. */
  text: string;
  start: number;
  kind: PassageKind;
  isLabel: boolean;
};

export type Rule = {
  name: string;
  level: 'error' | 'warning';
  /** Advice on what to write instead. */
  hint: string;
  /** Returns the positions of the matches in the text of the sentence. */
  find: (sentence: Sentence) => number[];
};

/** Creates a rule that reports each match of a pattern; `(?<at>…)` marks the position to report. */
export function patternRule(
  rule: Omit<Rule, 'find'>,
  pattern: RegExp,
  isExempt: (sentence: Sentence, index: number) => boolean = () => false,
): Rule {
  const everywhere = new RegExp(pattern.source, `d${pattern.flags.replace(/[dg]/g, '')}g`);
  return {
    ...rule,
    find: (sentence) =>
      Array.from(
        sentence.text.matchAll(everywhere),
        ({ index, indices }) => indices?.groups?.at?.[0] ?? index,
      ).filter((index) => !isExempt(sentence, index)),
  };
}
