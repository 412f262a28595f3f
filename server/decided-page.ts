import { cookieLocale } from '@/lib/domain/locale-path';
import { type Decision, decide } from '@/lib/routing/decide';
import type { RequestContext } from '@/lib/telemetry/request-context';
import { isPageOfUnknown, type PageRequest } from '@/server/cache/cache-key';
import { finishPage } from '@/server/cache/finish-page';
import type { FinishedPage } from '@/server/cache/page';
import type { Reader } from '@/server/cache/serve-page';
import type { Rendered } from '@/server/next/render';
import type { Decided } from './renderers/messages';
import type { Renderers, RenderPage } from './renderers/renderers';
import type { Site } from './site';

/** What to render, or the answer in its place. */
type Way = { decided: Decided } | { answer: Rendered };
/** A function has to ask the API first. */
type Undecided = Way | (() => Promise<Way>);

const nothing = Buffer.alloc(0);

/**
 * Only pages reach a renderer: what is elsewhere or not there is answered here (record 111). Where
 * the API must be asked first, that waits in the queue of pages, so that a siege costs no more calls
 * than renders.
 */
export function renderDecided(renderers: Pick<Renderers, 'forPage'>, site: Site) {
  return async (request: PageRequest, { encoding, ...waiter }: Reader): Promise<FinishedPage> => {
    const way = wayOf(request);
    if (typeof way !== 'function' && 'answer' in way) return finished(way.answer, request, site);
    const work = async (render: RenderPage, context: RequestContext) => {
      const answer = await rendered({ request, context }, (decided) =>
        render({ request, encoding, decided }),
      );
      return 'page' in answer ? answer : finished(answer, request, site);
    };
    return renderers.forPage(work, waiter);
  };
}

/** What vanishes while it is rendered leaves a page of 404 without text: it is decided again. */
async function rendered(
  asked: { request: PageRequest; context: RequestContext },
  render: (decided: Decided) => Promise<FinishedPage>,
): Promise<FinishedPage | Rendered> {
  const once = () => renderedOnce(wayOf(asked.request, asked.context), render);
  const answer = (await once()) ?? (await once());
  if (answer) return answer;
  throw new Error(`${asked.request.target} is not there, and what it is about is`);
}

/** Null where the page was to be there, and was not. */
async function renderedOnce(
  undecided: Undecided,
  render: (decided: Decided) => Promise<FinishedPage>,
): Promise<FinishedPage | Rendered | null> {
  const found = typeof undecided === 'function' ? await undecided() : undecided;
  if ('answer' in found) return found.answer;
  const page = await render(found.decided);
  return page.page.status === 404 && found.decided.status !== 404 ? null : page;
}

function wayOf(request: PageRequest, context?: RequestContext): Undecided {
  const { pathname, searchParams, search } = new URL(`http://shop${request.target}`);
  const decision = decide({
    pathname,
    query: searchParams,
    chosenLocale: cookieLocale(request.headers.cookie),
    scope: request.scope,
    ...(context && { context }),
  });
  const wayFor = (one: Decision) => wayOfDecision(one, { request, search });
  return typeof decision === 'function' ? async () => wayFor(await decision()) : wayFor(decision);
}

function wayOfDecision(
  decision: Decision,
  { request, search }: { request: PageRequest; search: string },
): Way {
  if (decision.kind === 'redirect') {
    const location = `${decision.path}${decision.search ?? search}`;
    return { answer: { status: decision.status, headers: { location }, body: nothing } };
  }
  if (decision.kind === 'page') {
    return { decided: { status: 200, ...(decision.lookup && { lookup: decision.lookup }) } };
  }
  if (decision.status === 503) throw new Error('the API does not answer');
  if (isPageOfUnknown(request.pathname)) return { decided: { status: 404 } };
  return { answer: { status: decision.status, headers: {}, body: nothing } };
}

function finished(answer: Rendered, request: PageRequest, site: Site): Promise<FinishedPage> {
  return finishPage(answer, request, { paint: (one) => one, site, encoding: 'identity' });
}
