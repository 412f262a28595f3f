import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { NOT_DONE, print, type ToolCommand } from '@/api/operator/command-line';
import { withOperator } from '@/api/operator/connect';
import { OperatorFailure } from '@/api/shared/errors';
import { isRecord } from '@/lib/domain/is-record';
import { readPhone } from '@/lib/domain/text/phone';
import { plainLine } from '@/lib/domain/text/plain-text';
import { isoTime } from '@/lib/domain/time/date';
import type { StoryEntry } from './explain-verbs';

/** The process name that `npm start` and `docker compose logs` put before each line: `api | `. */
const PREFIX = /^[\w.-]+ +\| (?=\{)/;

type LogLine = Record<string, unknown> & { time: string; msg: string };

export const explainCommands: ToolCommand[] = [
  {
    usage: 'explain (<order>|<phone>|<request-id>) [--log <file>]',
    does: "print an order's events, payments, messages and log lines in chronological order; --log - reads the log from standard input",
    matches: /^explain \S+$/,
    run: async (env, [, subject = ''], { log }) => {
      const entries = await withOperator(env, (shop) => shop('explain', subjectOf(subject)));
      const orders = new Set(entries.map(({ order }) => String(order)));
      const lines = log === undefined ? [] : await readLog(log, subject, orders);
      const story = [...entries.map(toRecord), ...lines].sort(byTime);
      if (story.length > 0) return print(story.map(lineOf).join('\n'));
      console.error(`shop: nothing is recorded about ${plainLine(subject)}`);
      return NOT_DONE;
    },
  },
];

/** An order number has eight digits, and a phone at least nine in any notation. */
function subjectOf(subject: string): { order?: number; phone?: string } {
  if (/^\d{1,8}$/.test(subject)) return { order: Number(subject) };
  const { kind, digits } = readPhone(subject);
  return kind === 'complete' ? { phone: digits } : {};
}

/** `at` is an ISO time in UTC. */
type Recorded = { at: string; text: string };

function toRecord({ at, order, text }: StoryEntry): Recorded {
  return { at, text: `order ${order}  ${plainLine(text)}` };
}

function byTime(one: Recorded, other: Recorded): number {
  return compared(one.at, other.at) || compared(one.text, other.text);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Prints the time in Tashkent with milliseconds, because several entries may belong to the same
 * second.
 */
function lineOf({ at, text }: Recorded): string {
  return `${isoTime(at, { withMilliseconds: true })}  ${text}`;
}

/**
 * Returns the log lines about the orders, about the requests that name one of them, and about the
 * request with the id `subject`.
 */
async function readLog(file: string, subject: string, orders: Set<string>): Promise<Recorded[]> {
  const parsed: LogLine[] = [];
  const requests = new Set([subject]);
  for await (const line of linesOf(file)) {
    const entry = parseLine(line);
    if (!entry) continue;
    parsed.push(entry);
    if (orders.has(String(entry.order_id))) requests.add(String(entry.request_id));
  }
  return parsed
    .filter((one) => orders.has(String(one.order_id)) || requests.has(String(one.request_id)))
    .map(({ time, msg, pid: _, ...fields }) => {
      const rest = Object.entries(fields).map(
        ([name, value]) => `${name}=${JSON.stringify(value)}`,
      );
      return { at: time, text: `log  ${plainLine([msg, ...rest].join(' '))}` };
    });
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFailure(`the log cannot be read: ${reason}`, { cause });
  }
}

/** Returns `null` for a line that is not a log entry with a time. */
function parseLine(line: string): LogLine | null {
  const json = line.replace(PREFIX, '');
  if (!json.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || typeof value.time !== 'string') return null;
    if (Number.isNaN(Date.parse(value.time))) return null;
    return { ...value, time: value.time, msg: String(value.msg) };
  } catch {
    // The last line of a log may be incomplete.
    return null;
  }
}
