/**
 * Expects rows of the form `<hex id>:<tag><rest>`, as React's Flight client reads them. A row
 * either states its length in bytes or ends at a line break. An error is the row `E{"digest":"…"}`:
 * a numeric digest means a failed render, `NEXT_…` a redirect or a 404. Anything else is
 * `unrecognised`.
 */
const sizedTags = new Set('TAOobUSsLlGgMmV');
const harmlessTags = new Set('IHRrXxC');
const json = /^[[{"tfn\d-]/;
const error = /^\{"digest":"(?:(\d)|NEXT_)/;

const [NEWLINE, COLON, COMMA] = [10, 58, 44];

export type RscPayload = 'complete' | 'failed' | 'unrecognised';

type Row = { tag: string; rest: string; end: number };

/** Detects payloads of failed renders, which have the status 200. */
export function readRscPayload(body: Buffer): RscPayload {
  if (body.length === 0) return 'unrecognised';
  for (let at = 0; at < body.length; ) {
    const row = rowAt(body, at);
    if (!row) return 'unrecognised';
    const state = stateOf(row);
    if (state !== 'complete') return state;
    at = row.end;
  }
  return 'complete';
}

function stateOf({ tag, rest }: Row): RscPayload {
  if (tag === 'E') {
    const [isError, digit] = error.exec(rest) ?? [];
    if (isError === undefined) return 'unrecognised';
    return digit === undefined ? 'complete' : 'failed';
  }
  return sizedTags.has(tag) || harmlessTags.has(tag) || json.test(tag)
    ? 'complete'
    : 'unrecognised';
}

function rowAt(body: Buffer, start: number): Row | null {
  const colon = body.indexOf(COLON, start);
  if (colon < 0 || !/^[\da-f]*$/.test(body.toString('latin1', start, colon))) return null;
  const tag = body.toString('latin1', colon + 1, colon + 2);
  if (!sizedTags.has(tag)) return lineAt(body, { tag, from: colon + 2 });
  const comma = body.indexOf(COMMA, colon);
  const length = Number.parseInt(body.toString('latin1', colon + 2, comma), 16);
  return comma < 0 || Number.isNaN(length) ? null : { tag, rest: '', end: comma + 1 + length };
}

function lineAt(body: Buffer, { tag, from }: { tag: string; from: number }): Row {
  const newline = body.indexOf(NEWLINE, from - 1);
  const end = newline < 0 ? body.length : newline;
  return { tag, rest: body.toString('latin1', from, end), end: end + 1 };
}
