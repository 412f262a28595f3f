import { MEDIA_BASE } from '@/lib/constants';

/** The default icon of a top-level category: a box as inline SVG. */
const BOX =
  '<svg viewBox="0 0 24 24" width="64" height="64" fill="none" stroke="#5b6b76" stroke-width="1.5" stroke-linejoin="round"><path d="M4 7.5 12 3l8 4.5v9L12 21l-8-4.5z"/><path d="M4 7.5 12 12l8-4.5M12 12v9"/></svg>';
const UPLOADS = 'uploads/';
const IMAGE = new RegExp(`^<img\\b[^>]*\\ssrc="${MEDIA_BASE}/([^"<>]+)"`);

/**
 * Returns the icon of a category without an image: a box for a top-level category. For any other
 * category the icon is an empty string, because only top-level categories show icons.
 */
export function defaultIcon(parentId: number | null): string {
  return parentId === null ? BOX : '';
}

/** Returns the markup of an icon that shows a stored image. */
export function iconOf(image: string): string {
  return `<img src="${MEDIA_BASE}/${image}" width="64" height="64" alt="">`;
}

/**
 * Returns the path of the stored image that an icon shows, or `undefined` for an inline drawing.
 */
export function imageOf(icon: string): string | undefined {
  return IMAGE.exec(icon)?.[1];
}

/** Returns the image that the shop's operator chose for a category, if there is one. */
export function chosenImage({ icon }: { icon: string }): string | undefined {
  const image = imageOf(icon);
  return image?.startsWith(UPLOADS) ? image : undefined;
}
