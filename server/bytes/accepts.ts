/** Whether a header such as Accept or Accept-Encoding takes this value: not with a weight of 0. */
export function accepts(header: string | string[] | undefined, value: string): boolean {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const part = parts.find((one) => one.split(';')[0]?.trim() === value);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}
