const FORM = /^(?:Merge|Revert|[a-z][a-z0-9 /-]*: \S)/;
/** Words that never begin an imperative: articles, pronouns and other verb forms. */
const NOT_IMPERATIVE =
  /^(?:an?|the|this|that|these|every|each|all|any|no|only|one|two|it|its|they|who|what|whoever|whatever|how|where|when|if|of|\w+(?:ed|ing)|is|are|was|has|have|there)\b/i;
const BASE_VERBS = /^(?:feed|need|speed|embed|seed|bring|string|exceed|proceed|shed|shred)$/i;

/** Returns advice on how to correct each fault in the form of a commit subject. */
export function commitFaults(subject: string): string[] {
  const [, first = ''] = /: (\S+)/.exec(subject) ?? [];
  const isImperative = BASE_VERBS.test(first) || !NOT_IMPERATIVE.test(first);
  return [
    ...(FORM.test(subject) ? [] : ['write "area: imperative sentence"']),
    ...(subject.length > 72 ? [`at most 72 characters, not ${subject.length}`] : []),
    ...(isImperative ? [] : ['begin with a verb in the imperative']),
    ...(subject.endsWith('.') ? ['no full stop at the end'] : []),
  ];
}
