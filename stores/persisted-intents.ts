import { createStore } from 'zustand/vanilla';
import { isRecord } from '@/lib/domain/is-record';
import { ID_MAX } from '@/lib/domain/product/bounds';
import { safeStorage } from './safe-storage';

const VERSION = 1;

/** The parts of a rejection by the API that a page needs to report it. */
export type Rejection = {
  status: number;
  detail: string;
  data: unknown;
  /** Seconds after which to retry; `null` if the response does not specify a delay. */
  retryAfter: number | null;
};

/** The API's response to an intent. `value` is the value of that intent. */
type IntentResponse<Value> = { value: Value; rejection?: Rejection };

type Persisted<Value> = {
  intents: Record<string, Value>;
  /** The responses that no page has processed yet. */
  responses: Record<string, IntentResponse<Value>>;
};
export type PersistedIntents<Value> = Persisted<Value> & {
  /** Whether the intents wait for a connection, because the API did not respond. */
  isWaiting: boolean;
};

type IsValue<Value> = (value: unknown) => value is Value;
type PersistedIntentsOptions<Value> = { name: string; isValue: IsValue<Value> };

/**
 * Creates a store for intents that several pages and the hydration script change.
 *
 * Callers must call `read` before each change, because another page or the script may have written
 * in the meantime. The store uses neither React nor zustand's `persist`, because they would make
 * the hydration script too large.
 */
export function createPersistedIntents<Value>({ name, isValue }: PersistedIntentsOptions<Value>) {
  const { getState, setState, getInitialState, subscribe } = createStore<PersistedIntents<Value>>(
    () => ({ intents: {}, responses: {}, isWaiting: false }),
  );

  function write(change: Partial<PersistedIntents<Value>>): void {
    setState(complete({ ...getState(), ...change }));
    const { intents, responses } = getState();
    const stored = { state: { intents, responses }, version: VERSION };
    safeStorage.setItem(name, JSON.stringify(stored));
  }

  function read(): void {
    const stored: unknown = JSON.parse(safeStorage.getItem(name) ?? 'null');
    const { state, version } = isRecord(stored) ? stored : {};
    const { intents, responses } = isRecord(state) ? state : {};
    const valid = {
      intents: validIn(intents, (one) => (isValue(one) ? one : null)),
      responses: validIn(responses, (one) => toResponse(one, isValue)),
    };
    setState(complete({ ...getState(), ...valid }));
    if (stored !== null && version !== VERSION) write({});
  }

  return { getState, getInitialState, subscribe, read, write };
}

/**
 * Makes a state consistent: `isWaiting` is false without intents, and a response to a replaced
 * intent is dropped.
 */
function complete<Value>(state: PersistedIntents<Value>): PersistedIntents<Value> {
  const { intents, responses, isWaiting } = state;
  const current = Object.entries(responses).filter(([id, { value }]) => intents[id] === value);
  return {
    intents,
    responses: Object.fromEntries(current),
    isWaiting: isWaiting && Object.keys(intents).length > 0,
  };
}

/** Returns the entries with a valid id whose value `parse` accepts. */
function validIn<Entry>(
  stored: unknown,
  parse: (value: unknown) => Entry | null,
): Record<string, Entry> {
  const entries = Object.entries(isRecord(stored) ? stored : {}).filter(([id]) => isId(id));
  return Object.fromEntries(
    entries.flatMap(([id, value]) => {
      const parsed = parse(value);
      return parsed === null ? [] : [[id, parsed] as const];
    }),
  );
}

function toResponse<Value>(stored: unknown, isValue: IsValue<Value>): IntentResponse<Value> | null {
  if (!isRecord(stored) || !isValue(stored.value)) return null;
  const { value, rejection } = stored;
  if (!isRecord(rejection)) return { value };
  const { status, detail, data, retryAfter } = rejection;
  return {
    value,
    rejection: {
      status: Number(status) || 0,
      detail: typeof detail === 'string' ? detail : '',
      data,
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    },
  };
}

/**
 * Accepts only the canonical spelling of an id. An intent with another spelling would be sent but
 * never matched and removed.
 */
function isId(key: string): boolean {
  return /^[1-9]\d{0,9}$/.test(key) && Number(key) <= ID_MAX;
}
