import { performance } from 'node:perf_hooks';
import { newRequestId } from '@/lib/telemetry/request-context';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import type { FinishedPage } from '@/server/pages/page';
import type { PageOrder } from '@/server/rendering/renderers/messages';

const PRODUCT_LINK = /href="(\/products\/[\w-]+)"/;
/**
 * No round starts after the process has worked or waited for this long, so that a warm-up delays
 * the start by only a few seconds.
 */
const CPU_MS_MAX = 3000;
const IDLE_MS_MAX = 2000;
const ROUNDS_MAX = 6;
/** The warm-up ends after a round that takes more than this share of the previous round's time. */
const STILL_FASTER = 0.8;

export type RenderOrder = (order: PageOrder, cancel?: AbortSignal) => Promise<FinishedPage>;
/** The time for which this process has worked, and the time for which it has been idle. */
type Clocks = { cpuMs: () => number; idleMs: () => number };

/**
 * Renders the most common pages until they stop getting faster: the first renders of a process load
 * code and run it before it is compiled.
 *
 * The warm-up is bounded by the time that the process uses, because elapsed time means little on a
 * busy machine.
 */
export async function warmUp(
  render: RenderOrder,
  { cpuMs, idleMs }: Clocks = { cpuMs: ownCpuMs, idleMs: ownIdleMs },
): Promise<void> {
  const lastRoundMs = { cpu: cpuMs() + CPU_MS_MAX, idle: idleMs() + IDLE_MS_MAX };
  let previousMs = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds += 1) {
    if (cpuMs() > lastRoundMs.cpu || idleMs() > lastRoundMs.idle) return;
    const before = cpuMs();
    const isWhole = await renderCommonPages(render).then(
      () => true,
      () => false,
    );
    const tookMs = cpuMs() - before;
    if (isWhole && tookMs > previousMs * STILL_FASTER) return;
    // A page may fail because its API requests timed out while the process loaded code.
    previousMs = isWhole ? tookMs : Number.POSITIVE_INFINITY;
  }
}

/**
 * Renders the home page, the list of all products and a product page.
 *
 * @throws Error when a page cannot be rendered.
 */
async function renderCommonPages(render: RenderOrder): Promise<void> {
  await htmlOf(render, '/');
  const [, product] = PRODUCT_LINK.exec(await htmlOf(render, '/products')) ?? [];
  if (product) await htmlOf(render, product);
}

async function htmlOf(render: RenderOrder, target: string): Promise<string> {
  const request = toPageRequest(target, {});
  const order = { request, requestId: newRequestId(), trace: {}, change: 0 };
  const { page } = await render({ ...order, encoding: 'identity' });
  if (page.status !== 200) throw new Error(`${target} responded with ${page.status}`);
  return pickBody(page.bodies, 'identity')[1].toString();
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the time for which this process has been idle. A process that waits for a processor is
 * not idle.
 */
function ownIdleMs(): number {
  return performance.eventLoopUtilization().idle;
}
