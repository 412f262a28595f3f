import { allocator } from '@/scripts/lib/allocator.mjs';

const REVALIDATE_SECRET = 'known-to-both-servers';

/** The settings of the mocked API behind a browser's tests. */
export function mockEnv({ port, apiPort }: { port: string; apiPort: string }) {
  return {
    ...allocator,
    API_PORT: apiPort,
    REVALIDATE_URL: `http://localhost:${port}/api/revalidate`,
    REVALIDATE_SECRET,
  };
}

/** The settings of the storefront in front of it. */
export function storefrontEnv({ port, apiUrl }: { port: string; apiUrl: string }) {
  return {
    NODE_ENV: 'production',
    PORT: port,
    API_URL: apiUrl,
    FORWARD_COOKIE: 'world',
    REVALIDATE_SECRET,
    STOP_PAUSE_SECONDS: '0',
    // The browsers leave the servers little of two processors.
    READ_TIMEOUT_SECONDS: '8',
    RENDER_QUEUE: '1000',
    RENDER_WAIT_SECONDS: '30',
  };
}
