import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { lossOf } from '@/api/db/session';

// Nothing but its events is used.
const aClient = () => new EventEmitter() as Client;

test('a connection that is kept after the signal has ended it is let go at once', async () => {
  await expect(lossOf(aClient(), AbortSignal.abort())).resolves.toBeUndefined();
});

test.each(['end', 'error'])('a connection is lost by its event "%s"', async (event) => {
  const client = aClient();
  const lost = lossOf(client, new AbortController().signal);
  client.emit(event, new Error('cut'));
  await expect(lost).resolves.toBeUndefined();
});
