import type { Call } from '@/packages/mock/faults/matcher';

const BODY_BYTES_MAX = 64 * 1024;
/**
 * The maximum size, in bytes, of a form with files. The journal keeps only the names, types and
 * sizes of the files.
 */
const FORM_BYTES_MAX = 4 * 1024 * 1024;

/** Headers of almost every request. The journal omits them. */
const NOISE =
  /^(?:accept|accept-encoding|cache-control|connection|content-length|host|keep-alive|pragma|priority|sec-.*|te|transfer-encoding|user-agent)$/;

/** Returns the parts of a request that are available before its body. */
export function headOf(request: Request): Omit<Call, 'body'> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => isKept(name)));
  const from = request.headers.has('x-forwarded-host') ? 'browser' : 'server';
  return { method: request.method, path: pathname, query: search, from, headers };
}

/** Returns whether the journal records the header. */
export function isKept(header: string): boolean {
  return !NOISE.test(header.toLowerCase());
}

const BODIED = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

type Received = { body: unknown; request: Request };

/**
 * Reads the body for the journal and returns the request for the shop.
 *
 * The body is `null` when it is empty, unreadable or too long. The text is passed on in a new
 * request, because cloning would turn both bodies into streams.
 */
export async function received(request: Request): Promise<Received> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.includes('form');
  const isReadable = BODIED.has(request.method) && (isForm || type.includes('json'));
  if (!isReadable) return { body: null, request };
  const declaredLength = request.headers.get('content-length');
  if (declaredLength === null)
    return { body: await chunksIn(request, type).catch(() => null), request };
  const length = Number(declaredLength);
  const max = type.includes('multipart') ? FORM_BYTES_MAX : BODY_BYTES_MAX;
  if (length === 0 || length > max) return { body: null, request };
  if (isForm) return { body: await formIn(request), request };
  const text = await request.text().catch(() => null);
  // The shop refuses an incomplete body itself.
  if (text === null) return { body: null, request };
  const { url, method, headers } = request;
  return { body: jsonIn(text), request: new Request(url, { method, headers, body: text }) };
}

/**
 * Reads a copy of a body without a content length. Returns `null` if the body is too long for the
 * shop. The copy is not canceled, because canceling it would wait until the shop cancels the
 * original, and the shop never does.
 */
async function chunksIn(request: Request, type: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.clone().body?.values({ preventCancel: true }) ?? []) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  const whole = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  return type.includes('form') ? fieldsOf(await whole.formData()) : jsonIn(await whole.text());
}

async function formIn(request: Request): Promise<unknown> {
  try {
    return fieldsOf(await request.clone().formData());
  } catch {
    return null;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
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
