export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

export function skipsPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData || effectiveType === '2g' || effectiveType === 'slow-2g';
}

export function wantsSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
