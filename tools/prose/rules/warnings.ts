import { patternRule, type Rule } from './rule';

const WORDS = /\b(?:former|besides?|meanwhile|in place of|but for|amid|anew)\b/i;
const VERBS =
  /\b(?:stands|lies|goes by|go by|leads to|lead to|comes? to nothing|(?:is|are|was|were) (?:not )?to be had)\b/i;
const TOLD = /\b(?:is|are|was|were|be|been) (?:not |never )?(?:told|asked|heard)\b/i;
/** Matches personification. Verbs with a person as their subject are exempt. */
const SPEECH =
  /(?<!\b(?:you|developers|operators|shoppers)(?: (?:can|who|want to|need to))* )\b(?:says?|said|tells?|told|knows?|knew|asks?|asked|hears?|heard|wants?|wanted)\b/i;
const PRONOUNS = /\b(?:she|her|hers|herself|he|him|his)\b/i;
const PASSIVE =
  /\b(?:is|are|was|were|been|be) (?:not |never |only |also )?(?:\w{2,}ed|made|sent|kept|read|written|shown|given|taken|found|held|left|drawn|known|done|put|set|lost|paid|sold|built|begun|seen|thrown)\b(?! by\b)/i;
const FRAGMENT =
  /^\s*(?:(?:by|for|to|from|in|on|at|with|of) (?:which|whom)\b|(?:by|for|to|from|in|on|at|with|without|until|after|before|instead)(?: [^\s,]+){1,5}\.?\s*$)/i;
const TERMS =
  /\b(?:answers?|answered|cabinet|ticked|pieces|sums|articles?(?! numbers?\b|-)|pictures?|given answer)\b/i;
/** Matches three uses of "of" in one noun phrase. */
const CHAIN =
  /\bof (?:the|a|an|its|their) (?:[^\s,.;:()]+ ){1,2}(?<at>of (?:the|a|an|its|their) (?:[^\s,.;:()]+ ){1,2}of)\b/i;

const warning = (name: string, hint: string, pattern: RegExp, kind?: string) =>
  patternRule({ name, level: 'warning', hint }, pattern, (sentence) =>
    kind ? sentence.kind !== kind : false,
  );

/** The other patterns of the style guide (section 1.2). They do not make the check fail. */
export const warningRules: readonly Rule[] = [
  warning('word', 'use the common word', WORDS),
  warning('verb', 'write "is", "uses", "returns" or "fails"', VERBS),
  warning('told', 'name the actor and the action', TOLD),
  warning('personification', 'programs store, request, receive, log, need and notify', SPEECH),
  warning('passive', 'name the actor', PASSIVE),
  warning('fragment', 'write a whole sentence', FRAGMENT, 'comment'),
  warning('by-itself', 'name the actor, or write "automatically"', /\bby (?:itself|themselves)\b/i),
  warning('of-chain', 'write "the order\'s lines"', CHAIN),
  warning('pronoun', 'write "the shopper" or "they"', PRONOUNS),
  warning('term', 'see the terms of the style guide, section 1.3', TERMS),
  {
    name: 'title-length',
    level: 'warning',
    hint: 'at most about 80 characters',
    find: ({ kind, text }) => (kind === 'title' && text.trim().length > 80 ? [0] : []),
  },
];
