import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { OperatorFailure } from '@/api/shared/errors';

/** The name of the parser that the thread runs, and the text that it parses. */
export type ParsingJob = { parser: string; text: string };
type Parsers = Record<string, (text: string) => AsyncGenerator<unknown[]>>;
type BatchMessage<Item> = { items: Item[] } | { failed: string } | { isDone: true };

/** Sends one batch for each message that it receives, so that the main thread sets the pace. */
export async function serveParsing(parsers: Parsers): Promise<void> {
  const { parser, text }: ParsingJob = workerData;
  const batches = parsers[parser]?.(text);
  if (!batches) throw new Error(`There is no parser ${parser}`);
  parentPort?.on('message', async () => {
    const message = await nextBatch(batches);
    parentPort?.postMessage(message);
  });
}

async function nextBatch(batches: AsyncGenerator<unknown[]>): Promise<BatchMessage<unknown>> {
  try {
    const { done, value } = await batches.next();
    return done ? { isDone: true } : { items: value };
  } catch (error) {
    if (error instanceof OperatorFailure) return { failed: error.message };
    throw error;
  }
}

/**
 * Yields the batches of a parser that runs in a worker thread. The thread ends when the caller
 * stops reading.
 *
 * @throws OperatorFailure when the file cannot be read or parsed.
 */
export async function* parseInThread<Item>(
  program: string,
  job: ParsingJob,
): AsyncGenerator<Item[]> {
  const worker = new Worker(program, { workerData: job });
  const end = endOf(worker);
  try {
    for (;;) {
      worker.postMessage('next');
      const [message]: BatchMessage<Item>[] = await Promise.race([
        once(worker, 'message'),
        end,
      ]).catch(failure);
      if (!message || 'isDone' in message) return;
      if ('failed' in message) throw new OperatorFailure(message.failed);
      yield message.items;
    }
  } finally {
    await worker.terminate();
  }
}

/** Returns a promise that rejects when the thread exits, even while no message is awaited. */
function endOf(worker: Worker): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    worker.once('exit', (code) => reject(new Error(`the parser thread exited with code ${code}`)));
    worker.on('error', reject);
  });
  end.catch(() => {});
  return end;
}

function failure(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new OperatorFailure(`the file could not be read: ${reason}`, { cause });
}
