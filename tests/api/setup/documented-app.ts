import { createApp } from '@/api/http/app';
import type { Ports } from '@/api/shared/ports';
import { undocumented } from '@/tests/support/documented';

/**
 * Creates the API. A test fails when it receives an error that the OpenAPI document does not list.
 */
export function documentedApp(ports: Ports): ReturnType<typeof createApp> {
  const app = createApp(ports);
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    const fault = await undocumented(request.method, new URL(request.url).pathname, response);
    if (fault !== null) throw new Error(fault);
    return response;
  };
  return app;
}
