import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

export async function requireFreePort(port, { variable, host }) {
  const error = await listenBriefly(port, host);
  if (error === null) return;
  if (error === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is in use. Free it, or choose another one with ${variable}=….`);
  }
  throw new Failure(
    `Port ${port} cannot be opened (${error}). Choose another one with ${variable}=….`,
  );
}

export async function isFreePort(port) {
  return (await listenBriefly(port)) === null;
}

export async function findFreePort() {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listenBriefly(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (cause) => resolve(cause.code ?? cause.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
