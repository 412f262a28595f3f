import { LRUCache } from 'lru-cache';

export type Row = Record<string, number | string | null>;

/** The engine does not answer, or not in time: whoever asked has to do without. */
export class EngineGone extends Error {}
/** It may answer the next question: this one it answers too late. */
export class EngineLate extends EngineGone {}

const CONNECTIONS = 8;
const QUEUE_MAX = 200;
const CONNECT_MS = 1000;
/** How long whoever asks waits; the answer is taken for the next one even if it comes later. */
const PATIENCE_MS = 1000;
/** For what nobody waits for: all words, a recount, a slice of goods. */
const ANSWER_MS = 60_000;
/** Rows of answers, some ten megabytes of them. */
const REMEMBERED = 100_000;

export type EngineClient = Awaited<ReturnType<typeof openEngineClient>>;

/** SphinxQL over MySQL's protocol: each statement is sent as text. */
export async function openEngineClient(url: string) {
  const pool = await openPool(url);
  const answers = rememberedAnswers();

  async function run(sql: string): Promise<Row[]> {
    try {
      const [rows] = await pool.query({ sql, timeout: ANSWER_MS });
      return Array.isArray(rows) ? (rows as Row[]) : [];
    } catch (cause) {
      throw new EngineGone(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  return {
    /** Asks at most once between two changes of the goods. */
    ask: (sql: string) => inTime(answers.of(sql, run)),
    /** Asks now. */
    look: (sql: string) => inTime(run(sql)),
    run,
    forget: answers.forget,
    close: () => pool.end(),
  };
}

/** What is asked for again while it is being answered, or before something has changed. */
function rememberedAnswers() {
  const sizeCalculation = (rows: Row[]) => rows.length + 1;
  let known = new LRUCache<string, Row[]>({ maxSize: REMEMBERED, sizeCalculation });
  let asking = new Map<string, Promise<Row[]>>();

  return {
    async of(sql: string, ask: (sql: string) => Promise<Row[]>): Promise<Row[]> {
      const rows = known.get(sql);
      if (rows) return rows;
      const [answers, questions] = [known, asking];
      const asked = questions.get(sql) ?? ask(sql);
      questions.set(sql, asked);
      try {
        const answer = await asked;
        answers.set(sql, answer);
        return answer;
      } finally {
        questions.delete(sql);
      }
    },
    /** What is still being answered is of before the change. */
    forget(): void {
      known = new LRUCache<string, Row[]>({ maxSize: REMEMBERED, sizeCalculation });
      asking = new Map();
    },
  };
}

async function openPool(url: string) {
  // A shop without an engine does not load it.
  const { createPool } = await import('mysql2/promise');
  const { hostname, port, username, password } = new URL(url);
  return createPool({
    host: hostname,
    port: Number(port || 9306),
    ...(username && { user: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    connectionLimit: CONNECTIONS,
    queueLimit: QUEUE_MAX,
    connectTimeout: CONNECT_MS,
  });
}

async function inTime(answer: Promise<Row[]>): Promise<Row[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new EngineLate(`no answer within ${PATIENCE_MS} ms`));
    timer = setTimeout(fail, PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** SphinxQL has these two escapes; anything else stands for itself. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export function numberOf(value: Row[string] | undefined): number {
  return Number(value ?? 0);
}

/** A multi-value attribute is answered as text. */
export function numbersOf(value: Row[string] | undefined): number[] {
  return value ? String(value).split(',').map(Number) : [];
}
