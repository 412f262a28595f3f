import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { lossOf } from '@/api/db/session';

// The cast is safe, because `lossOf` uses only the client's events.
const aClient = () => new EventEmitter() as Client;

test('resolves at once if the signal has already aborted', async () => {
  await expect(lossOf(aClient(), AbortSignal.abort())).resolves.toBeUndefined();
});

test.each(['end', 'error'])('reports a lost connection on the event "%s"', async (event) => {
  const client = aClient();
  const lost = lossOf(client, new AbortController().signal);
  client.emit(event, new Error('cut'));
  await expect(lost).resolves.toBeUndefined();
});
