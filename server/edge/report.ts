import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { fingerprintOf, labelOf } from '@/lib/telemetry/fingerprint';
import { log, seldom } from '@/lib/telemetry/log';
import { count, observe } from '@/lib/telemetry/metrics';
import { pageTypeOf } from '@/server/observe';
import { parseJson, readText } from './read-body';

const BODY_LIMIT = 4096;
const MINUTE_MS = 60_000;
/** The longest accepted measurement. Longer ones come from suspended tabs. */
const SECONDS_MAX = 120;

const seconds = z.number().min(0).max(SECONDS_MAX).optional();
const vitals = z.strictObject({
  path: z.string().startsWith('/').max(500),
  device: z.enum(['mobile', 'tablet', 'desktop']),
  vitals: z.strictObject({
    LCP: seconds,
    INP: seconds,
    FCP: seconds,
    TTFB: seconds,
    CLS: z.number().min(0).max(100).optional(),
  }),
});
const failure = z.strictObject({
  name: z.string().regex(/^\w{1,60}$/),
  stack: z.array(z.string().max(300)).max(10),
});
const body = z.union([vitals, failure]);

type ReportFields = { siteUrl: string; isOn: boolean };
type Send = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Creates the endpoint for the measurements and errors that browsers report. If reports are off,
 * every request gets 404. A report updates metrics. For an error, its name and a fingerprint are
 * also logged.
 */
export function createReport({ siteUrl, isOn }: ReportFields): Send {
  return async (req, res) => {
    const status = isOn ? await take(req, siteUrl) : 404;
    if (isOn && status !== 204) count('chorsu_reports_refused_total', { status: String(status) });
    res.writeHead(status, {
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'POST' }),
    });
    res.end();
  };
}

async function take(req: IncomingMessage, siteUrl: string): Promise<number> {
  if (req.method !== 'POST') return 405;
  const { origin } = req.headers;
  if (origin === undefined || !isOwn(origin, req, siteUrl)) return 403;
  const text = await readText(req, BODY_LIMIT);
  if (text === null) return 413;
  const sent = body.safeParse(parseJson(text));
  if (!sent.success) return 422;
  if ('vitals' in sent.data) noteVitals(sent.data);
  else noteFailure(sent.data);
  return 204;
}

/**
 * Accepts the site's origin and the host of the request, because shoppers can open the shop under
 * another of its host names, for example on a local machine.
 */
function isOwn(origin: string, req: IncomingMessage, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || new URL(origin).host === req.headers.host;
}

function noteVitals({ path, device, vitals: { CLS, ...rest } }: z.infer<typeof vitals>): void {
  const page = pageTypeOf(path);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) observe('chorsu_web_vital_seconds', { name, page, device }, value);
  }
  if (CLS !== undefined) observe('chorsu_web_vital_shift', { page, device }, CLS);
}

function noteFailure(failed: z.infer<typeof failure>): void {
  const fingerprint = labelOf(fingerprintOf(failed));
  count('chorsu_browser_errors_total', { fingerprint });
  seldom(`browser ${fingerprint}`, MINUTE_MS, () =>
    log.warn('an error in a browser', { fingerprint, name: failed.name }),
  );
}
