import { API_BASE } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { normalize } from '@/lib/http/normalize';
import { callUrl } from '@/lib/http/url';
import { differences } from './differences';
import { requestedFirst, type Seen, sampleOf } from './samples';

export type Finding = {
  name: CallName;
  call: string;
  status: number;
  /** Empty when the response follows the contract; `null` when no request could be made. */
  differences: string[] | null;
};
type ExamineOptions = { url: string; headers: Record<string, string> };

const PATIENCE_MS = 10_000;

/** Requests every read-only endpoint and returns one finding for each. */
export async function examine(options: ExamineOptions): Promise<Finding[]> {
  const reads = callNames.filter((name) => calls[name].startsWith('GET '));
  const names = [...requestedFirst, ...reads.filter((name) => !requestedFirst.includes(name))];
  const seen: Seen = new Map();
  const findings = [];
  for (const name of names) findings.push(await examineCall(name, seen, options));
  return findings;
}

async function examineCall(name: CallName, seen: Seen, options: ExamineOptions): Promise<Finding> {
  const sample = sampleOf(name, seen);
  if (!sample) return { name, call: calls[name], status: 0, differences: null };

  const path = API_BASE + callUrl(calls[name].replace('GET ', ''), sample.params, sample.query);
  const { status, body } = await fetchBody(path, options);
  const data = opened(body);
  seen.set(name, data);
  return { name, call: `GET ${path}`, status, differences: judged(name, { status, body, data }) };
}

type ReadResponse = { status: number; body: unknown; data: unknown };

function judged(name: CallName, { status, body, data }: ReadResponse): string[] {
  if ('customer' in contract[name] && status === 401) return envelope(body, false);
  if (status !== 200) return [`status ${status}, 200 expected`, ...envelope(body, false)];
  const wrong = envelope(body, true);
  return wrong.length > 0 ? wrong : differences(contract[name].data, data);
}

function envelope(body: unknown, isGood: boolean): string[] {
  if (typeof body !== 'object' || body === null) return ['the body is not a JSON object'];
  const wrong = 'status' in body && body.status !== isGood;
  return [
    ...(wrong ? [`envelope.status: ${isGood} expected, got ${JSON.stringify(body.status)}`] : []),
    ...('data' in body ? [] : ['envelope.data: missing']),
  ];
}

/**
 * Returns the `data` of a response, normalized as in the storefront: `_id` counts as `id`, and
 * `data` of a list as `results`.
 */
function opened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const normal: unknown = normalize(JSON.parse(JSON.stringify(body)));
  return typeof normal === 'object' && normal && 'data' in normal ? normal.data : undefined;
}

async function fetchBody(path: string, { url, headers }: ExamineOptions) {
  const response = await fetch(url + path, {
    headers: { 'Accept-Language': 'uz', ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports invalid JSON.
    return null;
  }
}
