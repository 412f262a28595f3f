const COUNTRY = '998';
const LOCAL_LENGTH = 9;
/** Longer than any way to write a phone number. */
const TEXT_MAX = 60;

/** '998' and at most nine digits of the text; '' if it has none. */
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

/** Operator codes change, so only the length and the first digit are checked. */
export function isUzbekPhone(digits: string): boolean {
  return /^998[235-9]\d{8}$/.test(digits);
}

/** Whether no digit is left over and no other country code is given. */
export function isCompletePhone(text: string): boolean {
  const digits = text.slice(0, TEXT_MAX).replace(/\D/g, '');
  const isForeign = text.trim().startsWith('+') && !digits.startsWith(COUNTRY);
  return !isForeign && digits.endsWith(phoneDigits(text).slice(COUNTRY.length));
}

/**
 * A pasted number may repeat its country code or start with 0 or 8. No operator has 81–86 or 89, so
 * such an 8 is a prefix; 80, 87 and 88 with a digit too many are a typing error.
 */
function withoutPrefixes(digits: string): string {
  const excess = digits.length - LOCAL_LENGTH;
  if (excess >= COUNTRY.length && digits.startsWith(COUNTRY)) {
    return withoutPrefixes(digits.slice(COUNTRY.length));
  }
  return excess > 0 && /^(?:0|8(?![078]))/.test(digits) ? withoutPrefixes(digits.slice(1)) : digits;
}
