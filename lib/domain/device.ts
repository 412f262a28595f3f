import { DEVICE_WIDTH } from '@/lib/constants';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** Maps a viewport width in CSS pixels to a device class. */
export function deviceOf(width: number): Device {
  if (width < DEVICE_WIDTH.mobile) return 'mobile';
  return width < DEVICE_WIDTH.tablet ? 'tablet' : 'desktop';
}
