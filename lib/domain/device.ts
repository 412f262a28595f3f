import { DEVICE_WIDTH } from '@/lib/constants';

export type Device = 'mobile' | 'tablet' | 'desktop';

export function deviceOf(width: number): Device {
  if (width < DEVICE_WIDTH.mobile) return 'mobile';
  return width < DEVICE_WIDTH.tablet ? 'tablet' : 'desktop';
}
