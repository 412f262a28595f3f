import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BODILESS, type Fault } from './fault';

type Exchange = {
  outgoing: ServerResponse;
  respond: () => Promise<Response>;
  /** Responses that hang until the caller disconnects or the world is deleted. */
  hanging: Set<ServerResponse>;
};
type Kind = Fault['kind'];
type Play<K extends Kind> = (
  fault: Extract<Fault, { kind: K }>,
  exchange: Exchange,
) => Promise<Response> | Response;

const plays: { [K in Kind]: Play<K> } = {
  answer({ status, headers = {}, data, body }) {
    if (BODILESS.includes(status)) return new Response(null, { status, headers });
    if (typeof body === 'string') return new Response(body, { status, headers });
    const envelope = { status: status < 400, data: data ?? null, message: null };
    return Response.json(body === undefined ? envelope : body, { status, headers });
  },
  status({ status, detail = 'A fault of the mock', fields, headers = {} }) {
    if (BODILESS.includes(status)) return new Response(null, { status, headers });
    const data = { detail, ...(fields && { fields }) };
    return Response.json({ status: false, data, message: detail }, { status, headers });
  },
  async delay({ ms }, { respond }) {
    await wait(ms);
    return respond();
  },
  async hang(_fault, { outgoing, hanging }) {
    hanging.add(outgoing);
    if (!outgoing.closed) await once(outgoing, 'close');
    hanging.delete(outgoing);
    return RESPONSE_ALREADY_SENT;
  },
  reset(_fault, { outgoing }) {
    outgoing.socket?.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  },
  async truncate({ bytes }, { outgoing, respond }) {
    const body = await begin(outgoing, await respond());
    outgoing.write(body.subarray(0, bytes), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  },
  malformed: () => new Response('{"status":true,"data":{"results":[{"id":', json),
  wrong_shape: ({ data = { unexpected: [1, null] } }) =>
    Response.json({ status: true, data, message: null }),
  html: ({ status = 200 }) =>
    new Response('<!doctype html><title>Gateway</title><h1>Not the shop</h1>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  async drip({ bytes, ms }, { outgoing, respond }) {
    const body = await begin(outgoing, await respond());
    for (let sent = 0; sent < body.length && !outgoing.destroyed; sent += bytes) {
      outgoing.write(body.subarray(sent, sent + bytes));
      await wait(ms);
    }
    outgoing.end();
    return RESPONSE_ALREADY_SENT;
  },
  empty: () => new Response(null, { status: 204 }),
};

const json = { headers: { 'content-type': 'application/json' } };

/** Faults that replace the body of the shop's response but keep its cookies. */
const ofTheShop = new Set<Kind>(['malformed', 'wrong_shape', 'empty']);

/**
 * Responds as the fault specifies. With `after`, the shop processes the request first.
 */
export async function playFault(fault: Fault, exchange: Exchange): Promise<Response> {
  if (!fault.after) return playOf(fault)(fault, exchange);
  const response = await exchange.respond();
  const played = await playOf(fault)(fault, { ...exchange, respond: async () => response });
  if (!ofTheShop.has(fault.kind)) return played;
  for (const cookie of response.headers.getSetCookie()) played.headers.append('set-cookie', cookie);
  return played;
}

// TypeScript cannot infer that `fault.kind` selects the function for this type of fault.
function playOf(fault: Fault): Play<Kind> {
  return plays[fault.kind] as Play<Kind>;
}

/** Sends the head of a response, with its full content length, and returns the body. */
async function begin(outgoing: ServerResponse, response: Response): Promise<Uint8Array> {
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
  });
  return body;
}
