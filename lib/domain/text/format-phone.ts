/** Of '998' and what follows. */
export function formatPhone(digits: string): string {
  const parts = /^998(\d{1,2})(\d{0,3})(\d{0,2})(\d*)$/.exec(digits);
  if (!parts) return '';

  const [, code, ...groups] = parts;
  return [`+998 ${code}`, groups.filter(Boolean).join('-')].filter(Boolean).join(' ');
}
