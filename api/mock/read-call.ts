import type { Call } from './matcher';

const BODY_BYTES_MAX = 64 * 1024;
/** Of a form with photos only the names, types and sizes are kept. */
const FORM_BYTES_MAX = 4 * 1024 * 1024;

/** What every client and every connection sends. */
const NOISE =
  /^(?:accept|accept-encoding|cache-control|connection|content-length|host|keep-alive|pragma|priority|sec-.*|te|transfer-encoding|user-agent)$/;

/** Everything but its body, which is still on its way. */
export function headOf(request: Request): Omit<Call, 'body'> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => isKept(name)));
  const from = request.headers.has('x-forwarded-host') ? 'browser' : 'server';
  return { method: request.method, path: pathname, query: search, from, headers };
}

export function isKept(header: string): boolean {
  return !NOISE.test(header.toLowerCase());
}

/** Null for none, one that cannot be read, or a long one. */
export async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  const isForm = type.includes('form');
  const max = type.includes('multipart') ? FORM_BYTES_MAX : BODY_BYTES_MAX;
  if (!isForm && !type.includes('json')) return null;
  if (length === 0 || length > max) return null;
  try {
    const copy = request.clone();
    return isForm ? fieldsOf(await copy.formData()) : await copy.json();
  } catch {
    // The shop itself refuses a malformed body.
    return null;
  }
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map(toText);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function toText(value: FormDataEntryValue): unknown {
  return typeof value === 'string'
    ? value
    : { file: value.name, type: value.type, size: value.size };
}
