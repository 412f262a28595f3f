import type { FairQueue } from '@/lib/process/fair-queue';
import { observe, secondsSince } from '@/lib/telemetry/metrics';
import { inSpan } from '@/lib/telemetry/spans';
import type { WholeAnswer } from '@/server/http/whole-answer';
import type { Turn } from './ask';
import { RendererGone, RendererHangs, Untried } from './errors';

type Queue = { name: string; queue: FairQueue };

/** Asks a renderer as soon as the queue lets it. */
export function inTurn(
  { name, queue }: Queue,
  ask: () => Promise<WholeAnswer>,
  { origin, signal, requestId = '' }: Turn,
): Promise<WholeAnswer> {
  const attributes = { queue: name, 'request.id': requestId };
  return inSpan('render', { attributes }, async () => {
    const askedAt = performance.now();
    const leave = await queue.enter(origin, signal);
    const waited = secondsSince(askedAt);
    observe('chorsu_render_wait_seconds', { queue: name, result: leave ? 'turn' : 'none' }, waited);
    if (!leave) throw new Untried('no turn');
    return measured(name, ask).finally(leave);
  });
}

async function measured(queue: string, ask: () => Promise<WholeAnswer>): Promise<WholeAnswer> {
  const startedAt = performance.now();
  let result = 'failed';
  try {
    const answer = await ask();
    if (answer.status < 500) result = 'done';
    return answer;
  } catch (error) {
    if (error instanceof RendererHangs) result = 'late';
    if (error instanceof RendererGone) result = 'gone';
    throw error;
  } finally {
    observe('chorsu_render_seconds', { queue, result }, secondsSince(startedAt));
  }
}
