import { DEVICE_WIDTH } from '@/lib/constants';

export type Device = 'mobile' | 'tablet' | 'desktop';

export function deviceOf(width: number): Device {
  if (width < DEVICE_WIDTH.mobile) return 'mobile';
  return width < DEVICE_WIDTH.tablet ? 'tablet' : 'desktop';
}

export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

export function skipsPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData || effectiveType === '2g' || effectiveType === 'slow-2g';
}

export function wantsSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
