import { MEDIA_BASE } from '@/lib/constants';

type Query = Record<string, unknown>;

/** Fills `:name` parts of a call's path and appends its query; lists repeat their name. */
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

/** Media travels as a path under the media base; backends elsewhere may send a whole address. */
export function mediaUrl(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `${MEDIA_BASE}/${path}`;
}
