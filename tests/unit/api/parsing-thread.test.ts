import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseInThread } from '@/api/content/parsing-thread';

async function aProgram(onMessage: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parsing-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'parse.mjs');
  const text = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => { ${onMessage} });`;
  await writeFile(program, text);
  return program;
}

test('fails when the thread ends without a result', async () => {
  const batches = parseInThread(await aProgram('process.exit(0);'), { parser: 'any', text: 'any' });
  await expect(batches.next()).rejects.toThrow('the file could not be read');
});

test('fails when the thread throws while the caller handles rows', async () => {
  const script =
    // The timer delays the error, because an error can arrive before rows that were sent earlier.
    'parentPort.postMessage({ items: [] }); setTimeout(() => { throw new Error("late"); }, 500);';
  const emit = vi.spyOn(Worker.prototype, 'emit');
  onTestFinished(() => emit.mockRestore());
  const batches = parseInThread(await aProgram(script), { parser: 'any', text: 'any' });
  expect(await batches.next()).toEqual({ done: false, value: [] });
  // The thread exits before the caller requests the next batch.
  await vi.waitFor(() => expect(emit).toHaveBeenCalledWith('exit', 1), { timeout: 10_000 });
  await expect(batches.next()).rejects.toThrow('the file could not be read: late');
});
