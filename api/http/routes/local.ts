import type { Api } from '@/api/http/implement';
import { carryOut } from '@/api/operator/operator';
import { isVerb } from '@/api/operator/verbs';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { hasBearer } from '@/lib/process/secrets';

/** For the operator's tool on the same machine; outside `/api/v1`, so that nobody proxies it. */
export function localRoutes(api: Api, ports: Ports) {
  api.post('/local/:verb', async (c) => {
    const verb = c.req.param('verb');
    const isOperator = hasBearer(c.req.header('authorization'), ports.localSecret);
    if (!isOperator || !isVerb(verb)) throw new NotFound();
    const data = await carryOut(ports, verb, await c.req.json());
    return c.json({ status: true, data, message: null });
  });
}
