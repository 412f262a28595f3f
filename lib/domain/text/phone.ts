import { formatPhone } from './format-phone';

const COUNTRY = '998';
const LOCAL_LENGTH = 9;
/** The number of characters that are parsed. Every notation of a phone number is shorter. */
const TEXT_MAX = 60;
/**
 * The maximum number of digits of a foreign number that the field shows. Valid numbers have at most
 * 15.
 */
const FOREIGN_MAX = 20;

type PhoneKind = 'empty' | 'partial' | 'complete' | 'wrong' | 'long' | 'foreign';
export type PhoneReading = {
  kind: PhoneKind;
  /** '998' and the digits after it; '' for empty input and foreign numbers. */
  digits: string;
  /** The text for the field. It keeps excess digits, so that the shopper notices them. */
  text: string;
};

/** Parses typed, pasted or stored text as an Uzbek phone number (S5-12, S5-13). */
export function readPhone(text: string): PhoneReading {
  const written = text.slice(0, TEXT_MAX).normalize('NFKC');
  const bare = withoutShownPrefix(written.replace(/[^\d+]/g, ''));
  const abroad = /^(?:\+|00|810(?=\d{10}))\+*(.*)$/.exec(bare)?.[1]?.replaceAll('+', '');
  if (abroad === undefined) return readLocal(bare.replaceAll('+', ''));
  if (COUNTRY.startsWith(abroad)) return emptyAfter(abroad, /\s$/.test(written));
  if (abroad.startsWith(COUNTRY)) return readLocal(abroad.slice(COUNTRY.length));
  return { kind: 'foreign', digits: '', text: `+${abroad.slice(0, FOREIGN_MAX)}` };
}

/** Removes the prefix that the field shows if the pasted text contains another one. */
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
 * Removes repeated country codes and trunk prefixes. No operator code begins with an 8 except 80,
 * 87 and 88, so any other leading 8 is a prefix. Numbers with these codes and an extra digit are
 * typing errors.
 */
function withoutPrefixes(typed: string): string {
  const trunk = '(?:0|8(?![078]))?';
  const whole = new RegExp(`^${trunk}(?:998)*${trunk}(\\d{${LOCAL_LENGTH}})$`).exec(typed);
  return (whole?.[1] ?? typed).replace(/^0(?=\d)/, '');
}

/**
 * Classifies a local number. Only numbers with impossible operator codes are `wrong`, because
 * operators get new codes.
 */
function kindOf(local: string): PhoneKind {
  if (local.length !== LOCAL_LENGTH) return local.length < LOCAL_LENGTH ? 'partial' : 'long';
  return /^(?:20|33|[5-9]\d)/.test(local) ? 'complete' : 'wrong';
}
