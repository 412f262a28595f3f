import { createInterface } from 'node:readline/promises';
import type { ApiEnv } from '@/api/shared/env';
import { OperatorFailure } from '@/api/shared/errors';
import { plainText } from '@/lib/domain/text/plain-text';

type Switch = 'dry-run' | 'force' | 'replace' | 'withdraw-options' | 'without-pictures' | 'yes';
export type Flags = Record<Switch, boolean> &
  Partial<
    Record<
      | 'columns'
      | 'format'
      | 'from'
      | 'keep'
      | 'log'
      | 'min'
      | 'note'
      | 'out'
      | 'page'
      | 'phone'
      | 'since'
      | 'status'
      | 'until'
      | 'uses',
      string | undefined
    >
  >;

/** `usage` is shown in the help. Its words outside brackets identify the command. */
export type ToolCommand = {
  usage: string;
  does: string;
  matches: RegExp;
  run: (env: ApiEnv, given: string[], flags: Flags) => Promise<number>;
};

/** Exit codes. */
export const DONE = 0;
export const NOT_DONE = 1;

export function print(text: string): number {
  console.log(plainText(text));
  return DONE;
}

/**
 * Parses a whole number.
 * @throws OperatorFailure unless the text consists of at most 12 digits.
 */
export function wholeNumber(text = ''): number {
  if (/^\d{13,}$/.test(text)) throw new OperatorFailure(`'${text}' is too large`);
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new OperatorFailure(`'${text}' is not a whole number`);
}

/**
 * Parses a flag's value.
 * @throws OperatorFailure unless it is a whole number of at least 1.
 */
export function positiveCount(flag: string, text: string): number {
  const count = wholeNumber(text);
  if (count > 0) return count;
  throw new OperatorFailure(`--${flag} needs a number of at least 1`);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Parses a date or a time and returns it in ISO 8601. A date means midnight in Tashkent.
 * @param isEnd - Whether a date means the end of its day instead of the start.
 * @throws OperatorFailure unless the text is a date or a time.
 */
export function readTime(text: string, { isEnd = false } = {}): string {
  const isDay = DAY.test(text);
  const time = Date.parse(isDay ? `${text}T00:00:00+05:00` : text);
  if (Number.isNaN(time)) throw new OperatorFailure(`'${text}' is not a date like 2026-11-30`);
  return new Date(isDay && isEnd ? time + DAY_MS : time).toISOString();
}

/**
 * Requests confirmation in the terminal before a change. A script must pass `--yes`.
 *
 * @returns Whether to make the change.
 */
export async function isConfirmed({ yes }: Pick<Flags, 'yes'>): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) {
    console.error('shop: nothing was changed. Add --yes to apply the change without confirmation');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const reply = await terminal.question('Change it? [y/N] ');
    return /^y(es)?$/i.test(reply.trim());
  } finally {
    terminal.close();
  }
}

/**
 * Prints a change, requests confirmation and makes the change. If the shop changed in the meantime,
 * prints the change that was actually made.
 * @param change - Makes the change unless `preview` is set, and describes it.
 */
export async function changeIfConfirmed(
  flags: Flags,
  change: (preview: boolean) => Promise<string>,
): Promise<number> {
  const planned = await change(true);
  print(planned);
  if (!(await isConfirmed(flags))) return NOT_DONE;
  const made = await change(false);
  return print(made === planned ? 'changed' : `changed: ${made}`);
}
