import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Api } from '@/api/http/implement';
import { referenceRoutes } from '@/api/http/routes/reference';
import { withNearest } from '@/api/search/words/edit-distance';
import { API_BASE } from '@/lib/constants';
import { methodAndPath } from '@/lib/contract/calls';
import { isScope } from '@/lib/domain/routing/request-scope';
import { carryOut } from '@/packages/mock/control/control';
import { type ControlName, controls } from '@/packages/mock/control/controls';
import { controlDocument } from '@/packages/mock/control/openapi';
import { Refusal, refusalResponse } from '@/packages/mock/control/refusal';
import { playFault } from '@/packages/mock/faults/play-fault';
import { noWorldPage, worldPage, worldsPage } from '@/packages/mock/inspector/inspector';
import { headOf, received } from '@/packages/mock/journal/read-call';
import type { World } from '@/packages/mock/worlds/world';
import { WORLD_COOKIE, WORLD_HEADER, type Worlds } from '@/packages/mock/worlds/worlds';

const names = Object.keys(controls) as ControlName[];

/** Routes each request to the shop of its world, unless a fault of that world applies. */
export function createMock(worlds: Worlds): Api {
  const mock: Api = new Hono();
  mock.onError(refusalResponse);
  const document = controlDocument();
  mock.get('/mock/openapi.json', (c) => c.json(document));
  mock.get('/mock', (c) => inspect(c, worlds));
  for (const name of names) {
    const [method, path] = methodAndPath(controls[name].call);
    mock.on(method, path, (c) => carryOut(name, c, { worlds, name: nameIn(c, worlds) }));
  }
  mock.all('/mock/*', refuseUnknownControl);
  // The API reference belongs to no world, so no journal records requests for it.
  referenceRoutes(mock);
  mock.all('*', async (c) => handle(c, await worlds.find(nameIn(c, worlds))));
  return mock;
}

async function handle(c: Context, world: World): Promise<Response> {
  const { raw } = c.req;
  const outgoing = outgoingOf(c);
  const head = headOf(raw);
  const entry = isApiPath(head.path) ? world.journal.begin(head) : null;
  outgoing.once('close', () => entry?.closed(outgoing.writableFinished));
  const { body, request } = await received(raw);
  const { call, unknown } = entry?.received(body) ?? { call: null, unknown: [] };

  const fault = world.faults.take({ ...head, body });
  if (fault) entry?.hit(fault);
  const respond = async () => {
    if (world.isStrict && unknown.length > 0) return refuseUnknownNames(c, call, unknown);
    if (entry && world.recording) {
      const recorded = { ...head, body, call };
      return world.recording.forward(request, recorded).catch((error) => refusalResponse(error, c));
    }
    return world.app.fetch(request, c.env);
  };
  const { hanging } = world;
  const response = fault ? await playFault(fault, { outgoing, respond, hanging }) : await respond();
  if (!entry || response === RESPONSE_ALREADY_SENT) return response;
  const { status } = response;
  const headers = withTimeOf(world, response.headers);
  const text = await response.text();
  entry.responded(status, text);
  return new Response(text || null, { status, headers });
}

/**
 * Adds `Date` with the time of the world to responses without it: faults, refusals and the
 * responses of a recorded backend.
 */
function withTimeOf({ clock }: World, given: Headers): Headers {
  const headers = new Headers(given);
  if (!headers.has('date')) headers.set('date', clock.now().toUTCString());
  return headers;
}

function refuseUnknownNames(c: Context, call: string | null, unknown: string[]): Response {
  const reason = `the world is strict, and the contract of ${call} has no ${unknown.join(', ')}`;
  return refusalResponse(new Refusal(422, reason), c);
}

function inspect(c: Context, worlds: Worlds) {
  const requested = c.req.query('world');
  if (requested === undefined) return c.html(worldsPage(worlds));
  const name = requested || null;
  try {
    return c.html(worldPage(worlds.existing(name)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return c.html(noWorldPage(name, error.message), error.status);
  }
}

function refuseUnknownControl(c: Context): never {
  const requested = `${c.req.method} ${c.req.path}`;
  const known = names.map((name) => controls[name].call);
  const methods = known
    .filter((call) => call.endsWith(` ${c.req.path}`))
    .map((call) => call.split(' ', 1)[0]);
  if (methods.length > 0)
    throw new Refusal(405, `${c.req.path} accepts only ${methods.join(', ')}`);
  throw new Refusal(404, `there is no control endpoint ${withNearest(requested, known)}`);
}

function isApiPath(path: string): boolean {
  return path.startsWith(`${API_BASE}/`);
}

function nameIn(c: Context, { isStrict }: Worlds): string | null {
  const given = c.req.header(WORLD_HEADER);
  const name = given ?? getCookie(c, WORLD_COOKIE) ?? null;
  if (name !== null && !isScope(name)) {
    const rule = 'has 1 to 80 letters, digits, hyphens and underscores';
    const where = given === undefined ? `cookie ${WORLD_COOKIE}` : `header ${WORLD_HEADER}`;
    throw new Refusal(
      422,
      `the name of a world ${rule}; the ${where} does not contain such a name`,
    );
  }
  if (name === null && isStrict && needsName(c.req.path)) {
    const where = `the header ${WORLD_HEADER} or the cookie ${WORLD_COOKIE}`;
    throw new Refusal(422, `name a world in ${where}: the mock was started with MOCK_STRICT`);
  }
  return name;
}

/**
 * Returns whether requests for this path must name a world in strict mode. Probes, images and the
 * list of worlds are the same for all worlds.
 */
function needsName(path: string): boolean {
  return path !== '/mock/worlds' && (isApiPath(path) || path.startsWith('/mock/'));
}

// Hono's adapter for Node puts the outgoing response into `env`.
function outgoingOf({ env }: Context): HttpBindings['outgoing'] {
  return (env as HttpBindings).outgoing;
}
