import { ID_MAX } from '@/lib/domain/product/bounds';
import { toLatin } from './latin';

const WORDS_MAX = 3;
const LENGTH_MAX = 60;

/** Converts text to up to three transliterated words joined by hyphens, or `''` if none remains. */
export function slugify(text: string): string {
  return toLatin(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .join('-')
    .slice(0, LENGTH_MAX)
    .replace(/-$/, '');
}

/** Builds the slug of a product: its transliterated name and its id. */
export function productSlug(name: string, id: number): string {
  const text = slugify(name);
  return text ? `${text}-${id}` : String(id);
}

/** Returns the id at the end of a slug, or `null`. A slug may also be the bare id. */
export function slugId(slug: string): number | null {
  const id = Number(/^(?:.*-)?(\d{1,10})$/s.exec(slug)?.[1]);
  return id > 0 && id <= ID_MAX ? id : null;
}
