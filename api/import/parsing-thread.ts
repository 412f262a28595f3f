import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { OperatorFailure } from '@/api/shared/errors';

/** Which of the parsers of the thread reads which file. */
export type ParsingJob = { parser: string; file: string };
type Parsers = Record<string, (file: string) => AsyncGenerator<unknown[]>>;
type Answer<Item> = { items: Item[] } | { failed: string } | { isDone: true };

/** Sends one batch for each message, so that the other thread sets the pace. */
export async function serveParsing(parsers: Parsers): Promise<void> {
  const { parser, file }: ParsingJob = workerData;
  const batches = parsers[parser]?.(file);
  if (!batches) throw new Error(`there is no parser ${parser}`);
  parentPort?.on('message', async () => {
    const answer = await nextAnswer(batches);
    parentPort?.postMessage(answer);
  });
}

async function nextAnswer(batches: AsyncGenerator<unknown[]>): Promise<Answer<unknown>> {
  try {
    const { done, value } = await batches.next();
    return done ? { isDone: true } : { items: value };
  } catch (error) {
    if (error instanceof OperatorFailure) return { failed: error.message };
    throw error;
  }
}

/** Yields the batches of a parser in a thread that runs `program`. It ends when the caller stops reading. */
export async function* parseInThread<Item>(
  program: string,
  job: ParsingJob,
): AsyncGenerator<Item[]> {
  const worker = new Worker(program, { workerData: job });
  const end = endOf(worker);
  try {
    for (;;) {
      worker.postMessage('next');
      const [answer]: Answer<Item>[] = await Promise.race([once(worker, 'message'), end]).catch(
        failure,
      );
      if (!answer || 'isDone' in answer) return;
      if ('failed' in answer) throw new OperatorFailure(answer.failed);
      yield answer.items;
    }
  } finally {
    await worker.terminate();
  }
}

/** Rejects when the thread ends, also while nothing waits for one of its messages. */
function endOf(worker: Worker): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
    worker.on('error', reject);
  });
  end.catch(() => {});
  return end;
}

function failure(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new OperatorFailure(`the file could not be read: ${reason}`, { cause });
}
