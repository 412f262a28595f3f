import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** Fails when something already listens where we are about to. */
export async function requireFreePort(port, { variable, host }) {
  const fault = await listenBriefly(port, host);
  if (fault === null) return;
  if (fault === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is taken. Free it, or choose another with ${variable}=….`);
  }
  throw new Failure(`Port ${port} cannot be opened (${fault}). Choose another with ${variable}=….`);
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
    server.once('error', (error) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
