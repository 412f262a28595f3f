import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, requireFreePort } from '@/scripts/lib/processes/ports.mjs';

function listen(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

test('fails with a remedy in one line when a port is in use (B-08)', async () => {
  const port = await findFreePort();
  const server = await listen(port);

  const reservation = requireFreePort(port, { variable: 'API_PORT', host: '127.0.0.1' });

  await expect(reservation).rejects.toThrow(
    `Port ${port} is in use. Free it, or choose another one with API_PORT=….`,
  );
  server.close();
});

test('leaves a free port free after checking it (B-08)', async () => {
  const port = await findFreePort();

  await requireFreePort(port, { variable: 'PORT', host: '127.0.0.1' });

  const server = await listen(port);
  expect(server.listening).toBe(true);
  server.close();
});
