import { ID_MAX } from '@/lib/domain/product/bounds';

const SEPARATOR = '_';
/** The largest time of a `Date`, in milliseconds. */
const TIME_MAX = 8_640_000_000_000_000;

/** The sort keys of the last row of a page. */
export type RowCursor = { first?: number; createdAt: Date; id: number };

/** Formats a cursor that `readCursor` parses. */
export function writeCursor({ first, createdAt, id }: RowCursor): string {
  return [...(first === undefined ? [] : [first]), createdAt.getTime(), id].join(SEPARATOR);
}

/**
 * Parses a cursor. Returns `null` when the text is not a cursor with these keys.
 * @param hasFirst - Whether another sort key precedes the time.
 */
export function readCursor(text: string | undefined, hasFirst: boolean): RowCursor | null {
  if (!text || !/^-?\d+(_-?\d+)*$/.test(text)) return null;
  const numbers = text.split(SEPARATOR).map(Number);
  const [id = 0, time = 0, first = 0] = numbers.toReversed();
  const isInBounds = [id, first].every((one) => Math.abs(one) <= ID_MAX);
  const isWhole = numbers.length === (hasFirst ? 3 : 2);
  if (!isWhole || !isInBounds || Math.abs(time) > TIME_MAX) return null;
  return { createdAt: new Date(time), id, ...(hasFirst && { first }) };
}
