import type { Messages } from 'next-intl';
import keys from './client-messages.json';

/** Pages and layouts with additional messages for client components. */
export type PageWithMessages = Exclude<keyof typeof keys, 'layout'>;

type Tree = { [name: string]: string | Tree };

/**
 * Returns the messages that the HTML of every page contains. Components that load later also load
 * all messages (`lazyWithMessages`).
 */
export function firstLoadMessages(messages: Messages): Messages {
  return messagesAt(messages, keys.layout);
}

/** Returns the additional messages of one page. */
export function pageMessages(messages: Messages, page: PageWithMessages): Messages {
  return messagesAt(messages, keys[page]);
}

/**
 * The selected messages of each language. They are cached, because every page selects the same ones.
 */
const selections = new WeakMap<Messages, Map<readonly string[], Messages>>();

function messagesAt(messages: Messages, paths: readonly string[]): Messages {
  const known = selections.get(messages) ?? new Map<readonly string[], Messages>();
  selections.set(messages, known);
  const selected = known.get(paths) ?? select(messages, paths);
  known.set(paths, selected);
  return selected;
}

function select(messages: Messages, paths: readonly string[]): Messages {
  const picked: Tree = {};
  for (const path of paths) copy(messages, picked, path.split('.'));
  return asMessages(picked);
}

function copy(from: Tree, to: Tree, [name = '', ...rest]: string[]) {
  const part = from[name];
  if (part === undefined) return;
  if (rest.length === 0 || typeof part === 'string') {
    to[name] = part;
    return;
  }
  const known = to[name];
  const inner: Tree = typeof known === 'object' ? { ...known } : {};
  copy(part, inner, rest);
  to[name] = inner;
}

/** The cast is safe because `npm run generate` lists every message that these components use. */
function asMessages(part: Tree): Messages {
  return part as Messages;
}
