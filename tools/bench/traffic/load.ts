import { connect } from 'node:net';
import { quantile } from '@/tests/support/quantile';

type LoadOptions = {
  /** Returns the URL of the request with this number. The first number is 0. */
  urlOf: (number: number) => string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
};

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/**
 * Sends requests over keep-alive connections. Each connection sends the next request after the
 * response to the previous one.
 */
export async function load({ urlOf, headers = {}, connections = 32, seconds = 5 }: LoadOptions) {
  const { hostname, port, host } = new URL(urlOf(0));
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  let number = 0;
  const nextRequest = () => {
    const { pathname, search } = new URL(urlOf(number));
    number += 1;
    return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  };
  const endsAt = performance.now() + seconds * 1000;
  const runs = await Promise.all(
    Array.from({ length: connections }, () =>
      repeat({ hostname, port: Number(port), nextRequest, endsAt }),
    ),
  );
  return summarise(runs, seconds);
}

type Run = { times: number[]; failed: number };

type LoadClient = { hostname: string; port: number; nextRequest: () => string; endsAt: number };

function repeat({ hostname, port, nextRequest, endsAt }: LoadClient) {
  return new Promise<Run>((resolve) => {
    const run: Run = { times: [], failed: 0 };
    const socket = connect({ host: hostname, port, noDelay: true });
    let sentAt = 0;
    let missing = 0;

    const send = () => {
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      missing = (missing || openResponse(run, chunk)) - chunk.length;
      if (missing > 0) return;
      run.times.push(performance.now() - sentAt);
      if (performance.now() < endsAt) send();
      else socket.end();
    });
    socket.on('error', () => {
      run.failed += 1;
    });
    socket.on('close', () => resolve(run));
  });
}

/**
 * Returns the length of the response that starts in this chunk. The chunk contains the whole
 * header, because the header is short and the server writes it at once.
 */
function openResponse(run: Run, chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) run.failed += 1;
  return end + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

function summarise(runs: Run[], seconds: number): Load {
  const times = runs.flatMap((run) => run.times);
  return {
    perSecond: Math.round(times.length / seconds),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
}
