import { expect, test } from 'vitest';
import { createApp } from '@/api/http/app';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { calls, methodAndPath } from '@/lib/contract/calls';

/** Returns only the `providers` port, because route registration uses no other. */
function portsOfRoutes(): Ports {
  const ports: Pick<Ports, 'providers'> = { providers: { siteUrl: 'https://shop.example' } };
  return ports as Ports;
}

test('has a handler for every endpoint of the contract', () => {
  const { routes } = createApp(portsOfRoutes());
  const registered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const missing = Object.entries(calls)
    .filter(([, call]) => {
      const [method, path] = methodAndPath(call);
      return !registered.has(`${method} ${API_BASE}${path}`);
    })
    .map(([name]) => name);

  expect(missing, 'Bind them with implement() in api/http/routes.').toEqual([]);
});
