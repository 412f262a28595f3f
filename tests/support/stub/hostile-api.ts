import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Text that closes the surrounding markup and calls `__pwned`; tests observe that call. */
export const HOSTILE =
  '</script><script>__pwned("")</script>\'"><img src=x onerror=__pwned("")>\u2028<!--';
const HOSTILE_SLUG = '\'"><svg onload=__pwned("")>';

/**
 * Starts a hostile backend: it returns the responses of `target`, with HOSTILE in every text field.
 */
export async function aHostileApi(target: string) {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const headers = { ...named(req.headers), 'accept-encoding': 'identity' };
    const options = { method: req.method ?? 'GET', headers, body: Buffer.concat(chunks) };
    const response = await sendRequest(target, req.url ?? '/', options);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    const { 'content-length': _length, 'transfer-encoding': _chunked, ...sent } = response.headers;
    res.writeHead(response.status, sent);
    res.end(
      isJson ? JSON.stringify(poisoned(JSON.parse(response.body.toString()))) : response.body,
    );
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function named(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function poisoned(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, poisoned(part, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (key === 'slug') return value.replace(/(?=-\d+$)/, HOSTILE_SLUG);
  return isText(value) ? value + HOSTILE : value;
}

/** Returns whether the value is free text rather than an identifier, a time, a number or a path. */
function isText(value: string): boolean {
  const isOfTheContract = /^[a-z_]*$|^\d{4}-\d\d-\d\dT|^[\d+:. -]*$|^[/\w.-]+\.\w+$|^\/[\w/?=-]*$/;
  return !isOfTheContract.test(value);
}
