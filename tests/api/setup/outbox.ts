import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { outboxDeliveries, outboxEvents } from '@/api/db/schema/events';
import { Dispatcher } from '@/api/outbox/dispatcher';
import type { OutboxEvent } from '@/api/outbox/event-shapes';
import type { DeliveryFailure, Receiver } from '@/api/outbox/receiver';
import type { Ports } from '@/api/shared/ports';
import { listening } from '@/tests/support/process/listening';
import { testShop } from './shop';

/**
 * Creates a receiver that records events. A delivery fails when `state.failing` returns a failure.
 */
export function aReceiver(overrides: Partial<Receiver> = {}) {
  const events: OutboxEvent[] = [];
  const state = { failing: (_event: OutboxEvent): DeliveryFailure | null => null };
  const receiver: Receiver = {
    name: 'webhook',
    kind: 'webhook',
    triesMax: 3,
    concurrency: 4,
    accepts: () => true,
    async deliver(event) {
      const failure = state.failing(event);
      if (failure) throw failure;
      events.push(event);
    },
    ...overrides,
  };
  return { receiver, events, state };
}

/** Empties the shared shop's outbox and creates a dispatcher for it with a separate clock. */
export async function anOutbox(
  receivers: Receiver[],
  { isHeld = () => true }: { isHeld?: () => boolean } = {},
) {
  const { ports: shared } = await testShop();
  const clock = { now: shared.now() };
  const ports: Ports = { ...shared, now: () => clock.now };
  await emptyOutbox(ports);
  const dispatcher = new Dispatcher(ports, { receivers, lead: { isHeld }, random: () => 0 });
  return {
    ports,
    run: () => dispatcher.run(),
    pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
}

async function emptyOutbox({ db }: Pick<Ports, 'db'>): Promise<void> {
  await db.delete(outboxDeliveries);
  await db.delete(outboxEvents);
}

export type Posted = { url: string; headers: Record<string, unknown>; body: string };

/** Starts a server that records requests and responds with the result of `respond`. */
export async function aServer(
  respond: (posted: Posted) => { status: number; headers?: Record<string, string>; body?: object },
) {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    const one = { url, headers, body: Buffer.concat(chunks).toString() };
    posted.push(one);
    const { status, headers: own, body = {} } = respond(one);
    response.writeHead(status, { 'content-type': 'application/json', ...own });
    response.end(JSON.stringify(body));
  });
  const port = await listening(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => server.close(() => closed()));
  });
  return { posted, url: `http://127.0.0.1:${port}` };
}
