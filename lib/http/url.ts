import { MEDIA_BASE } from '@/lib/constants';

type Query = Record<string, unknown>;

/** Fills the `:name` parts of a path and appends the query; a list repeats its parameter. */
export function callUrl(path: string, params: Record<string, unknown> = {}, query: Query = {}) {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const part of [value].flat()) {
      if (part !== undefined && part !== null && part !== '') search.append(name, String(part));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Returns the URL of an image. The API sends paths under the media base; other backends may send
 * absolute URLs.
 */
export function mediaUrl(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `${MEDIA_BASE}/${path}`;
}
