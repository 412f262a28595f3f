const COUNTRY = '998';
const LOCAL_LENGTH = 9;
/** No number is longer, however it is written. */
const TEXT_MAX = 60;

/** '998' and at most nine digits, whatever was typed or pasted; '' while there are none. */
export function phoneDigits(text: string): string {
  const digits = text.slice(0, TEXT_MAX).replace(/\D/g, '');
  const international = text.trim().startsWith('+');
  if (international && COUNTRY.startsWith(digits)) return '';

  const local = withoutPrefixes(international ? digits.replace(/^998/, '') : digits);
  return local ? COUNTRY + local.slice(0, LOCAL_LENGTH) : '';
}

/** '+998 XX XXX-XX-XX', as far as there are digits. */
export function formatPhone(digits: string): string {
  const parts = /^998(\d{1,2})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits);
  if (!parts) return '';

  const [, code, ...groups] = parts;
  return [`+${COUNTRY} ${code}`, groups.filter(Boolean).join('-')].filter(Boolean).join(' ');
}

/** Operators' codes change, so only the length and the leading digit are judged. */
export function isUzbekPhone(digits: string): boolean {
  return /^998[235-9]\d{8}$/.test(digits);
}

/** Nothing of what was given is left out, and it is of no other country. */
export function isWholePhone(text: string): boolean {
  const digits = text.slice(0, TEXT_MAX).replace(/\D/g, '');
  const isForeign = text.trim().startsWith('+') && !digits.startsWith(COUNTRY);
  return !isForeign && digits.endsWith(phoneDigits(text).slice(COUNTRY.length));
}

/**
 * A pasted number may bring its country code once more or a leading 0 or 8. No operator has 81–86
 * or 89, so such an 8 is a prefix; 80, 87 and 88 with one digit too many are overtyped.
 */
function withoutPrefixes(digits: string): string {
  const excess = digits.length - LOCAL_LENGTH;
  if (excess >= COUNTRY.length && digits.startsWith(COUNTRY)) {
    return withoutPrefixes(digits.slice(COUNTRY.length));
  }
  return excess > 0 && /^(?:0|8(?![078]))/.test(digits) ? withoutPrefixes(digits.slice(1)) : digits;
}
