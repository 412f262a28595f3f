import { iconPicture } from '@/api/demo/pictures/picture-path';
import { MEDIA_BASE } from '@/lib/constants';

/** Of a category that nobody has chosen a picture for. */
export const DEFAULT_ICON = 'package';

export function iconMarkup(icon: string): string {
  return `<img src="${MEDIA_BASE}/${iconPicture(icon)}" width="64" height="64" alt="">`;
}
