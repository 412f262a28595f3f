import type { Messages } from 'next-intl';
import keys from './client-messages.json';

/** The pages and layouts that bring messages for client components beside those of every page. */
export type SpeakingPage = Exclude<keyof typeof keys, 'layout'>;

type Tree = { [name: string]: string | Tree };

/** A part that is loaded later brings all messages along (`late`). */
export function firstLoadMessages(messages: Messages): Messages {
  return messagesAt(messages, keys.layout);
}

export function pageMessages(messages: Messages, page: SpeakingPage): Messages {
  return messagesAt(messages, keys[page]);
}

function messagesAt(messages: Messages, paths: readonly string[]): Messages {
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

/** `npm run generate` lists every message that these components ask for. */
function asMessages(part: Tree): Messages {
  return part as Messages;
}
