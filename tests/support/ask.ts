import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As it is written: fetch would tidy the path and follow redirects. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  return new Promise<Answered>((resolve, reject) => {
    const asked = request(base, { method, headers, path, agent: false });
    asked.on('response', (response) => collect(response).then(resolve, reject));
    asked.on('error', reject);
    asked.end(body);
  });
}

async function collect(response: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}
