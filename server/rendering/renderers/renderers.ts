import { deserialize } from 'node:v8';
import { FairQueue } from '@/lib/queues/fair-queue';
import { lastChange } from '@/lib/render-context/last-change';
import { watch } from '@/lib/telemetry/metrics';
import { newRequestId, REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import type { BufferedResponse } from '@/server/edge/buffered-response';
import type { PageRequest } from '@/server/pages/cache-key';
import type { FinishedPage } from '@/server/pages/page';
import type { Reader } from '@/server/pages/serve-page';
import { PAGES_PATH, type PageOrder, RENDER_TIMEOUT_MS } from './messages';
import { queued, RendererGone, type Waiter } from './queued';
import { RendererPool } from './renderer-pool';
import type { RendererProcess } from './renderer-process';
import type { FileRequest, RendererRequest } from './renderer-request';

/**
 * The number of concurrent renders per renderer. While some wait for the API, others can use the
 * processor.
 */
const PAGES_AT_ONCE = 8;
const IMAGES_AT_ONCE = 4;
/**
 * The number of concurrent previews. It is low, because only crawlers request previews, and each
 * crawler stores its copy.
 */
const PREVIEWS_AT_ONCE = 2;
/**
 * The time limit for generating an image. It is long, because a new shop generates its images on
 * the first requests, one after another.
 */
const IMAGE_TIMEOUT_MS = 30_000;
const SITEMAP_TIMEOUT_MS = 120_000;
/** The extra time in which a renderer can report that it has aborted a render. */
const GRACE_MS = 2000;

type RenderersOptions = {
  program: string;
  count: number;
  env: Record<string, string>;
  waitingMax: number;
  waitMs: number;
  host: string;
};

type FileQueue = 'pictures' | 'previews' | 'sitemaps';
type QueueName = 'pages' | FileQueue;

/** The renderer processes and their queues. */
export class Renderers {
  readonly #pool: RendererPool;
  readonly #host: string;
  /** Separate queues, so that no kind of request delays another. */
  readonly #queues: Record<QueueName, FairQueue>;

  constructor({ program, count, env, waitingMax, waitMs, host }: RenderersOptions) {
    const onReady = () => {
      for (const queue of Object.values(this.#queues)) queue.advance();
    };
    const pool = new RendererPool({ program, count, env, onReady });
    const queue = (width: () => number, patienceMs = 0) =>
      new FairQueue({ width, waiting: waitingMax, waitMs: Math.max(waitMs, patienceMs) });
    const any = (width: number) => () => (pool.readyCount > 0 ? width : 0);
    this.#pool = pool;
    this.#host = host;
    this.#queues = {
      pages: queue(() => pool.readyCount * PAGES_AT_ONCE),
      pictures: queue(any(IMAGES_AT_ONCE), IMAGE_TIMEOUT_MS),
      previews: queue(any(PREVIEWS_AT_ONCE), IMAGE_TIMEOUT_MS),
      sitemaps: queue(any(1)),
    };
    this.#watch();
  }

  #watch(): void {
    watch('chorsu_renderers_ready', () => [[{}, this.#pool.readyCount]]);
    watch('chorsu_render_queue', () =>
      Object.entries(this.#queues).flatMap(([queue, { running, waiting }]) => [
        [{ queue, state: 'running' }, running],
        [{ queue, state: 'waiting' }, waiting],
      ]),
    );
  }

  open(): Promise<void> {
    return this.#pool.open();
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }

  get isReady(): boolean {
    return this.#pool.readyCount > 0;
  }

  get isBusy(): boolean {
    return this.#queues.pages.isBusy;
  }

  /** Resolves once later renders can no longer use memoized reads with one of the tags. */
  invalidate(tags: readonly string[]): Promise<void> {
    return this.#pool.invalidate(tags);
  }

  /** Renders a page as soon as the queue admits the request. */
  page(request: PageRequest, { encoding, ...waiter }: Reader): Promise<FinishedPage> {
    const requestId = waiter.requestId ?? newRequestId();
    // The render of a page that will be cached is not canceled, because the next request can use
    // the page.
    const cancel = request.key === null ? waiter.signal : undefined;
    const run = (trace: Record<string, string>) =>
      this.#page({ request, encoding, requestId, trace }, cancel);
    return this.#retried({ name: 'pages', isFailure: () => false }, run, waiter);
  }

  async #page(order: Omit<PageOrder, 'change'>, cancel?: AbortSignal): Promise<FinishedPage> {
    const whole: PageOrder = { ...order, change: lastChange() };
    const { status, body } = await this.#send(this.#pool.next(), {
      method: 'POST',
      path: PAGES_PATH,
      body: JSON.stringify(whole),
      timeoutMs: RENDER_TIMEOUT_MS + GRACE_MS,
      cancel,
    });
    if (status !== 200) throw new Error(`${order.request.target} failed to render`);
    return toFinishedPage(body);
  }

  image(req: FileRequest, waiter: Waiter): Promise<BufferedResponse> {
    return this.#file(req, waiter, { queue: 'pictures', timeoutMs: IMAGE_TIMEOUT_MS });
  }

  preview(req: FileRequest, waiter: Waiter): Promise<BufferedResponse> {
    return this.#file(req, waiter, { queue: 'previews', timeoutMs: IMAGE_TIMEOUT_MS });
  }

  sitemap(req: FileRequest, waiter: Waiter): Promise<BufferedResponse> {
    return this.#file(req, waiter, { queue: 'sitemaps', timeoutMs: SITEMAP_TIMEOUT_MS });
  }

  #file(
    { method = 'GET', url = '/', headers }: FileRequest,
    waiter: Waiter,
    { queue, timeoutMs }: { queue: FileQueue; timeoutMs: number },
  ): Promise<BufferedResponse> {
    const sent = {
      host: this.#host,
      ...(headers.accept && { accept: headers.accept }),
      ...(waiter.requestId && { [REQUEST_ID_HEADER]: waiter.requestId }),
    };
    const request = { method, path: url, headers: sent, timeoutMs, cancel: waiter.signal };
    const run = () => this.#send(this.#pool.first(), request);
    return this.#retried({ name: queue, isFailure: ({ status }) => status >= 500 }, run, waiter);
  }

  #send(
    renderer: RendererProcess | undefined,
    request: RendererRequest,
  ): Promise<BufferedResponse> {
    return renderer
      ? renderer.send(request)
      : Promise.reject(new RendererGone('No renderer is ready'));
  }

  /** Retries once with another renderer when the first one ends. All requests are reads. */
  #retried<Result>(
    { name, isFailure }: { name: QueueName; isFailure: (result: Result) => boolean },
    send: (trace: Record<string, string>) => Promise<Result>,
    waiter: Waiter,
  ): Promise<Result> {
    const attempt = () => queued({ name, queue: this.#queues[name], isFailure }, send, waiter);
    return attempt().catch((error: unknown) => {
      if (error instanceof RendererGone) return attempt();
      throw error;
    });
  }
}

// Only `server/rendering/renderer.ts` writes such a body.
function toFinishedPage(body: Buffer): FinishedPage {
  return deserialize(body) as FinishedPage;
}
