import { patternRule, type Rule, type Sentence } from './rule';

const OPENING = String.raw`^[\s("'*–—-]*(?:[a-z][\w-]*:\s+)?|[;:—–]\s*`;
const SUBORDINATE = String.raw`\b(?:so that|because|although|unless|until|if|when|while|that)\s+|^\s*(?:and|but|so|then|or|yet)\s+`;

/** The first four patterns of the style guide (section 1.2). */
export const errorRules: readonly Rule[] = [
  patternRule(
    {
      name: 'headless-clause',
      level: 'error',
      hint: 'name the subject: "An entry that …", "Clients that …"',
    },
    new RegExp(
      `(?:${OPENING}|${SUBORDINATE})(?<at>(?:what|who|whoever|whatever)\\b)(?! (?:if|to|about|else|for)\\b)`,
      'i',
    ),
    isQuestionOrLabel,
  ),
  patternRule(
    { name: 'opening-of', level: 'error', hint: 'begin with the subject: "Only the latest …"' },
    /(?:^[\s("'*–—-]*(?:[a-z][\w-]*:\s+)?|[;:—–]\s*)(?<at>of\b)(?! course\b)/i,
  ),
  patternRule(
    { name: 'alone', level: 'error', hint: 'write "only the page"' },
    /\s(?<at>alone)\b/i,
    isSolitary,
  ),
  patternRule(
    { name: 'so-many', level: 'error', hint: 'state the quantity: "up to 64 per minute"' },
    /\b(?<at>so (?:many|much|long)\b)(?! as\b)/i,
    ({ text }, index) => /\bthat\b/.test(text.slice(index)),
  ),
];

function isQuestionOrLabel({ text, isLabel }: Sentence): boolean {
  return isLabel || /\?["')\s]*$/.test(text);
}

/**
 * Returns whether "alone" does not mean "only" here, as in "Leave it alone" or "each tab works
 * alone".
 */
function isSolitary({ text }: Sentence, index: number): boolean {
  return /\b(?:(?:let|leav\w+|left)\b[^.;:,]*|(?:is|are|was|were|be|been|not|shown|sent|works?|runs?|ran|does|starts?|[a-z]+ed)\s+)$/i.test(
    text.slice(0, index),
  );
}
