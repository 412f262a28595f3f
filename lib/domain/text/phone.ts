import { formatPhone } from './format-phone';

const COUNTRY = '998';
const LOCAL_LENGTH = 9;
/** Longer than any way to write a phone number. */
const TEXT_MAX = 60;
/** International numbers have at most 15 digits. */
const FOREIGN_MAX = 20;

type PhoneKind = 'empty' | 'partial' | 'complete' | 'wrong' | 'long' | 'foreign';
export type PhoneReading = {
  kind: PhoneKind;
  /** '998' and what follows, as far as it is a number of Uzbekistan. */
  digits: string;
  /** As a field shows it: no digit is dropped, so that a wrong number looks wrong. */
  text: string;
};

/** Reads whatever is typed, pasted or stored as a phone number of Uzbekistan (S5-12, S5-13). */
export function readPhone(text: string): PhoneReading {
  const written = text.slice(0, TEXT_MAX).normalize('NFKC');
  const bare = withoutShownPrefix(written.replace(/[^\d+]/g, ''));
  const abroad = /^(?:\+|00|810(?=\d{10}))\+*(.*)$/.exec(bare)?.[1]?.replaceAll('+', '');
  if (abroad === undefined) return readLocal(bare.replaceAll('+', ''));
  if (COUNTRY.startsWith(abroad)) return emptyAfter(abroad, /\s$/.test(written));
  if (abroad.startsWith(COUNTRY)) return readLocal(abroad.slice(COUNTRY.length));
  return { kind: 'foreign', digits: '', text: `+${abroad.slice(0, FOREIGN_MAX)}` };
}

/** A field shows '+998 ' before anything is typed, and what is put beside it may bring its own. */
function withoutShownPrefix(written: string): string {
  return written.replace(/^\+998(?=\+)/, '').replace(/^(\+?\d+)\+998/, '$1');
}

function emptyAfter(typed: string, hasSpace: boolean): PhoneReading {
  const isWhole = typed === COUNTRY && hasSpace;
  return { kind: 'empty', digits: '', text: isWhole ? `+${COUNTRY} ` : `+${typed}` };
}

function readLocal(typed: string): PhoneReading {
  if (typed === '') return { kind: 'empty', digits: '', text: '' };
  if (/^00/.test(typed)) return readPhone(`+${typed.slice(2)}`);
  const local = withoutPrefixes(typed);
  const digits = COUNTRY + local;
  return { kind: kindOf(local), digits, text: formatPhone(digits) };
}

/**
 * A number may repeat its country code or start with 0 or 8. No operator has 81–86 or 89, so such an
 * 8 is a prefix; 80, 87 and 88 with a digit too many are a typing error.
 */
function withoutPrefixes(typed: string): string {
  const trunk = '(?:0|8(?![078]))?';
  const whole = new RegExp(`^${trunk}(?:998)*${trunk}(\\d{${LOCAL_LENGTH}})$`).exec(typed);
  return (whole?.[1] ?? typed).replace(/^0(?=\d)/, '');
}

/** Operators get new codes, so only those that no number can have are wrong. */
function kindOf(local: string): PhoneKind {
  if (local.length !== LOCAL_LENGTH) return local.length < LOCAL_LENGTH ? 'partial' : 'long';
  return /^(?:20|33|[5-9]\d)/.test(local) ? 'complete' : 'wrong';
}
