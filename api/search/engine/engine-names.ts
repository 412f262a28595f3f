import { createHash } from 'node:crypto';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';

/** Increase it when the columns or keywords of the tables change in another way than by a flag. */
const LAYOUT = 1;
/**
 * The form of the tables below, which a new flag changes too. A program with another form fills
 * tables of another name beside those that the former programs still read.
 */
export const FORM = LAYOUT + Math.max(...catalogFlags.map(({ number }) => number));

export type EngineTables = { goods: string; words: string; state: string };

export function tablesOf(name: string): EngineTables {
  return {
    goods: `${name}_goods_v${FORM}`,
    words: `${name}_words_v${FORM}`,
    state: `${name}_state_v${FORM}`,
  };
}

/** An engine cuts longer words off. */
const KEYWORD_MAX = 40;
const PLAIN = /^[a-z0-9]+$/;
const NOT_PLAIN = /[^a-z0-9]/gu;
/** As article numbers are: there may be one for each product, too many to hold in memory. */
const RARE = /\d{4}/;

export function isRare(word: string): boolean {
  return RARE.test(word);
}

/** The keyword of a folded word; an engine needs to know a–z, 0–9 and _ alone. */
export function keywordOf(word: string): string {
  const plain = plainOf(word);
  if (plain.length > KEYWORD_MAX) return `_h${createHash('sha1').update(word).digest('hex')}`;
  return isRare(word) ? `_r${plain}` : plain;
}

/** Matches the rare words that begin so. */
export function rareKeywordsFrom(start: string): string {
  return `_r${plainOf(start)}*`;
}

function plainOf(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.replace(NOT_PLAIN, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`);
}

/** What goods belong to and carry, as keywords: no folded word begins like one of them. */
export const keywords = {
  category: (id: number) => `_k${id}`,
  value: (id: number) => `_v${id}`,
  collection: (id: number) => `_o${id}`,
  sale: (id: number) => `_s${id}`,
  priceStep: (step: number) => `_p${step}`,
};
