import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { answerError } from '@/api/http/error-answer';
import type { Api } from '@/api/http/implement';
import { Invalid } from '@/api/shared/errors';
import { API_BASE } from '@/lib/constants';
import { isScope, scopeInCookies } from '@/lib/domain/request-scope';
import { carryOut } from './control';
import { type ControlName, controls } from './controls';
import { controlDocument } from './openapi';
import { playFault } from './play-fault';
import type { World } from './world';
import { WORLD_COOKIE, WORLD_HEADER } from './world-name';
import type { Worlds } from './worlds';

/** Routes each request to the shop of its world, unless a fault of that world applies. */
export function createMock(worlds: Worlds): Api {
  const mock: Api = new Hono();
  mock.onError(answerError);
  const document = controlDocument();
  mock.get('/mock/openapi.json', (c) => c.json(document));
  for (const name of Object.keys(controls) as ControlName[]) {
    const [method = '', path = ''] = controls[name].call.split(' ');
    mock.on(method, path, async (c) =>
      carryOut(name, c, { world: await worlds.find(nameIn(c)), worlds }),
    );
  }
  mock.all('*', async (c) => answer(c, await worlds.find(nameIn(c))));
  return mock;
}

async function answer(c: Context, world: World): Promise<Response> {
  const { raw, method, path } = c.req;
  const ask = async () => world.app.fetch(raw, c.env);
  const from = isThroughStorefront(c) ? 'browser' : 'server';
  const entry = path.startsWith(`${API_BASE}/`) ? await world.journal.note(raw, from) : null;
  const fault = world.faults.take({ method, path, from });
  if (entry) entry.fault = fault?.kind ?? null;

  const response = fault
    ? await playFault(fault, { outgoing: outgoingOf(c), answer: ask })
    : await ask();
  if (entry && response !== RESPONSE_ALREADY_SENT) entry.status = response.status;
  return response;
}

/** The storefront's own reads lack the headers that its proxy adds. */
function isThroughStorefront(c: Context): boolean {
  return c.req.header('x-forwarded-host') !== undefined;
}

function nameIn(c: Context): string | null {
  const given = c.req.header(WORLD_HEADER);
  if (given === undefined) return scopeInCookies(c.req.header('cookie'), WORLD_COOKIE);
  if (!isScope(given)) throw new Invalid({ [WORLD_HEADER]: 'validation.invalid' });
  return given;
}

// Every request comes through Node's server, which passes its request and response on.
function outgoingOf({ env }: Context): HttpBindings['outgoing'] {
  return (env as HttpBindings).outgoing;
}
