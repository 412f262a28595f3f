import { fold } from '@/lib/domain/text/fold';

const signs: Record<string, string> = { '+': 'plus', '<': 'below', '>': 'above' };
/** A hyphen after a letter or a figure joins or is a range. */
const SIGN = /[+<>]|(?<![\p{L}\p{N}])[-−](?=\d)/gu;

/** Values of one attribute with the same key are one: spelling does not part them, a sign does. */
export function valueKey(text: string): string {
  return fold(text.replace(SIGN, (sign) => ` ${signs[sign] ?? 'minus'} `)) || text;
}
