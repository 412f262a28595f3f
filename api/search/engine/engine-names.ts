import { createHash } from 'node:crypto';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';

/** Increment this when columns or keywords change for any reason other than a new flag. */
const LAYOUT = 1;
/**
 * The version of the table layout; each new flag increases it. A release with a different layout
 * fills its own tables, while processes of the previous release still read the old ones.
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

/** Maximum length of a keyword in characters. The engine truncates longer ones. */
const KEYWORD_MAX = 40;
const PLAIN = /^[a-z0-9]+$/;
const NOT_PLAIN = /[^a-z0-9]/gu;
/**
 * Matches rare words, such as SKUs. There can be one per product, which is too many to hold in
 * memory.
 */
const RARE = /\d{4}/;

/** Returns whether processes hold only the prefix of a word in memory. */
export function isRare(word: string): boolean {
  return RARE.test(word);
}

/** Returns the keyword of a folded word. The engine indexes only a–z, 0–9 and _. */
export function keywordOf(word: string): string {
  const plain = plainOf(word);
  if (plain.length > KEYWORD_MAX) return `_h${createHash('sha1').update(word).digest('hex')}`;
  return isRare(word) ? `_r${plain}` : plain;
}

/** Returns a pattern that matches the keywords of the rare words with this prefix. */
export function rareKeywordsFrom(start: string): string {
  return `_r${plainOf(start)}*`;
}

function plainOf(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.replace(NOT_PLAIN, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`);
}

/**
 * Keywords for a product's categories, values, collections, sales and price step. Keywords of words
 * never start with these prefixes.
 */
export const keywords = {
  category: (id: number) => `_k${id}`,
  value: (id: number) => `_v${id}`,
  collection: (id: number) => `_o${id}`,
  sale: (id: number) => `_s${id}`,
  priceStep: (step: number) => `_p${step}`,
};
