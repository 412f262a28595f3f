import type { TestProject } from 'vitest/node';
import { mockEnv, storefrontEnv } from '@/scripts/lib/processes/mock-servers.mjs';
import { ports } from '@/tests/support/e2e-ports';
import { launchApi, launchStorefront } from '@/tests/system/processes';
import { bundled } from './tools';

declare module 'vitest' {
  interface ProvidedContext {
    mockUrl: string;
    shopUrl: string;
    /** The bundled functions that the journeys run in pages. */
    tools: string;
  }
}

const PORT = String(ports.E2E_PORT);
const API_PORT = String(ports.E2E_API_PORT);

/** Starts the mocked API and the built storefront, and bundles the tools for pages. */
export async function setup({ provide }: TestProject) {
  const mockUrl = `http://127.0.0.1:${API_PORT}`;
  const api = await launchApi(API_PORT, mockEnv({ port: PORT, apiPort: API_PORT }));
  const storefront = await launchStorefront(PORT, storefrontEnv({ port: PORT, apiUrl: mockUrl }));
  provide('mockUrl', mockUrl);
  provide('shopUrl', `http://localhost:${PORT}`);
  provide('tools', await bundled());
  return async () => {
    for (const server of [storefront, api]) {
      server.signal('SIGKILL');
      await server.ended;
    }
  };
}
