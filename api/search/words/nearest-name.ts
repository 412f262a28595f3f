import { editDistance } from './edit-distance';

const TYPOS_MAX = 4;

export function withNearest(name: string, known: Iterable<string>): string {
  const limit = Math.min(TYPOS_MAX, Math.floor(name.length / 2));
  const [near] = [...known]
    .map((one) => ({ one, typos: editDistance(name, one, limit) }))
    .filter(({ typos }) => typos <= limit)
    .sort((a, b) => a.typos - b.typos);
  return near ? `'${name}' (did you mean '${near.one}'?)` : `'${name}'`;
}
