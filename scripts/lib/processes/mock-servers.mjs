import { allocatorEnv } from './allocator.mjs';

const REVALIDATE_SECRET = 'known-to-both-servers';
/**
 * Limits that suit tests: on a machine with two processors, browsers leave little processor time to
 * the servers.
 */
const patience = {
  READ_TIMEOUT_SECONDS: '8',
  RENDER_QUEUE: '1000',
  RENDER_TIMEOUT_SECONDS: '60',
  RENDER_WAIT_SECONDS: '30',
};

export function mockEnv({ port, apiPort }) {
  return {
    ...allocatorEnv(),
    API_PORT: String(apiPort),
    REVALIDATE_URL: `http://localhost:${port}/api/revalidate`,
    REVALIDATE_SECRET,
  };
}

export function storefrontEnv({ port, apiUrl }) {
  return {
    ...allocatorEnv(),
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: apiUrl,
    FORWARD_COOKIE: 'world',
    REVALIDATE_SECRET,
    STOP_PAUSE_SECONDS: '0',
    ...Object.fromEntries(
      Object.entries(patience).map(([name, usual]) => [name, process.env[name] || usual]),
    ),
  };
}
