import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Client } from './embedded';

type Connection = Pick<Transaction, 'exec' | 'query'>;
type Plan = { name: string; uses: number; running: number; isOver: boolean };
type Statement = { uses: number; plan: Plan | null };

/** A plan takes up to a hundred kilobytes. */
const STATEMENTS_MAX = 200;
/** Uses after which a plan is worth keeping. */
const KEPT_FROM = 5;
/** Then it is made anew: tables grow, and the embedded database does not look whether they did. */
const USES_OF_A_PLAN = 100;
/** Names are of the whole process, as several may use one database. */
let made = 0;
const CAN_BE_PREPARED = /^\s*(?:delete|insert|select|update|with)\b/i;

/**
 * Statements that come again are planned once: the embedded database plans each anew, which takes
 * longer than most of them, and answers nobody meanwhile.
 */
export function preparing(client: Pick<PGlite, 'exec' | 'query' | 'transaction'>): Client {
  const plans = new KeptPlans();
  return {
    query: asking(plans, client),
    transaction: (work) => client.transaction((tx) => work({ ...tx, query: asking(plans, tx) })),
  };
}

function asking(plans: KeptPlans, connection: Connection): Transaction['query'] {
  return async <Row>(text: string, values: unknown[] = [], options = {}) => {
    const given = CAN_BE_PREPARED.test(text) ? literals(values) : null;
    const results =
      given === null ? null : await plans.execute(connection, { text, given, options });
    return results ? lastOf<Row>(results) : connection.query<Row>(text, values, options);
  };
}

type Asked = { text: string; given: string; options: Parameters<Connection['exec']>[1] };

class KeptPlans {
  readonly #statements = new LRUCache<string, Statement>({
    max: STATEMENTS_MAX,
    dispose: ({ plan }) => this.#end(plan),
  });
  /** Names of plans that the database may forget. */
  readonly #over: string[] = [];
  /** Null while a statement is rare. */
  async execute(
    connection: Connection,
    { text, given, options }: Asked,
  ): Promise<Results[] | null> {
    const statement = this.#statements.get(text) ?? { uses: 0, plan: null };
    if (statement.uses === 0) this.#statements.set(text, statement);
    statement.uses += 1;
    if (statement.uses < KEPT_FROM) return null;
    const plan = this.#use(statement.plan) ?? (await this.#make(connection, text, statement));
    try {
      return await connection.exec(`execute ${plan.name}${given}`, options);
    } finally {
      plan.running -= 1;
      if (plan.isOver && plan.running === 0) this.#over.push(plan.name);
    }
  }

  #use(plan: Plan | null): Plan | null {
    if (!plan || plan.uses === USES_OF_A_PLAN) return null;
    plan.uses += 1;
    plan.running += 1;
    return plan;
  }

  /** Of two that are made at once the later one stays. */
  async #make(connection: Connection, text: string, statement: Statement): Promise<Plan> {
    made += 1;
    const plan = { name: `kept_${made}`, uses: 1, running: 1, isOver: false };
    const over = this.#over.splice(0).map((name) => `deallocate ${name};`);
    await connection.exec(`${over.join('')}prepare ${plan.name} as ${text}`);
    this.#end(statement.plan);
    statement.plan = plan;
    return plan;
  }

  /** Whoever uses it may still wait for a transaction to end. */
  #end(plan: Plan | null): void {
    if (!plan || plan.isOver) return;
    plan.isOver = true;
    if (plan.running === 0) this.#over.push(plan.name);
  }
}

/** As `execute` takes them; null if one is neither a text nor a number, nor says yes or no. */
function literals(values: unknown[]): string | null {
  const given: string[] = [];
  for (const value of values) {
    const literal = literalOf(value);
    if (literal === null) return null;
    given.push(literal);
  }
  return given.length > 0 ? ` (${given.join(', ')})` : '';
}

function literalOf(value: unknown): string | null {
  if (value === null || value === undefined) return 'null';
  if (!['boolean', 'number', 'string'].includes(typeof value)) return null;
  const text = String(value);
  // It would end the statement.
  return text.includes('\0') ? null : `'${text.replaceAll("'", "''")}'`;
}

function lastOf<Row>(results: Results[]): Results<Row> {
  const last = results.at(-1);
  if (!last) throw new Error('a statement without a result');
  return last as Results<Row>;
}
