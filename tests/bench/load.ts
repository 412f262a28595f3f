import { connect } from 'node:net';

type Options = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
};

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/** Requests one URL repeatedly over open connections, each waiting for its response. */
export async function load({ url, headers = {}, connections = 32, seconds = 5 }: Options) {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const endsAt = performance.now() + seconds * 1000;
  const runs = await Promise.all(
    Array.from({ length: connections }, () =>
      repeat({ hostname, port: Number(port), request, endsAt }),
    ),
  );
  return summarise(runs, seconds);
}

type Run = { times: number[]; failed: number };

function repeat(options: { hostname: string; port: number; request: Buffer; endsAt: number }) {
  const { hostname, port, request, endsAt } = options;
  return new Promise<Run>((resolve) => {
    const run: Run = { times: [], failed: 0 };
    const socket = connect({ host: hostname, port, noDelay: true });
    let sentAt = 0;
    let missing = 0;

    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      missing = (missing || openAnswer(run, chunk)) - chunk.length;
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
 * The length of the answer that begins here. Its head comes whole in the first chunk: it is short
 * and written at once.
 */
function openAnswer(run: Run, chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) run.failed += 1;
  return end + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

function summarise(runs: Run[], seconds: number): Load {
  const times = runs.flatMap((run) => run.times).sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
}
