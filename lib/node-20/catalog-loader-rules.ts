import type { NextConfig } from 'next';

type Rules = NonNullable<NonNullable<NextConfig['turbopack']>['rules']>;
type Rule = Rules[string];

const NEXT_INTL = 'next-intl/extractor/catalogLoader';
const COMMON_JS = './lib/node-20/catalog-loader.cjs';

/**
 * Replaces next-intl's loader in Turbopack's rules. If no rule contains it, the rules stay
 * unchanged, which works on Node 20.19 and later.
 */
export function withCommonJsCatalogLoader(rules: Rules = {}): Rules {
  const replaced = Object.fromEntries(
    Object.entries(rules).map(([glob, rule]) => [glob, replaceLoader(rule)]),
  );
  if (JSON.stringify(replaced).includes(COMMON_JS)) return replaced;
  console.warn(
    `next-intl's Turbopack rules have an unknown form: none loads ${NEXT_INTL}. The build needs Node 20.19 or later.`,
  );
  return rules;
}

function replaceLoader(rule: Rule): Rule {
  if (Array.isArray(rule) || !('loaders' in rule)) return rule;
  const loaders = rule.loaders.map((item) =>
    typeof item === 'object' && item.loader === NEXT_INTL ? { ...item, loader: COMMON_JS } : item,
  );
  return { ...rule, loaders };
}
