/**
 * Formats an Uzbek phone number, which may be incomplete, for a field or a sentence.
 *
 * Separate from `phone.ts`, so that pages that only show a number do not load the parser.
 *
 * @param digits - `998` and the digits that follow it, such as `998901234567`.
 * @returns For example `+998 90 123-45-67`; `''` unless a digit follows `998`.
 */
export function formatPhone(digits: string): string {
  const parts = /^998(\d{1,2})(\d{0,3})(\d{0,2})(\d*)$/.exec(digits);
  if (!parts) return '';

  const [, code, ...groups] = parts;
  return [`+998 ${code}`, groups.filter(Boolean).join('-')].filter(Boolean).join(' ');
}
