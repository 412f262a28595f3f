import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_LENGTH } from '@/lib/constants';
import type { ApiEnv } from './env';
import { codeOf, StartFailure } from './errors';
import type { Sms } from './sms/sms';
import { smsOf } from './sms/sms-provider';

export type AccountPorts = {
  /** `null` while no provider is configured. */
  sms: Sms | null;
  newCode: () => string;
  /** Key for hashing sign-in codes, so that the database does not reveal them. */
  codeKey: string;
  smsPerHour: number;
  isBehindProxy: boolean;
};

const KEY_BYTES = 32;

/** Creates the ports for sign-in: the SMS provider, the code generator and the hash key. */
export function accountPorts(env: ApiEnv): AccountPorts {
  return {
    sms: smsOf(env),
    newCode: randomCode,
    codeKey: env.CODE_SECRET ?? keyOfFolder(env.CHORSU_DATA),
    smsPerHour: env.SMS_PER_HOUR,
    isBehindProxy: env.TRUST_PROXY,
  };
}

function randomCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/**
 * Reads the key from the data folder, or generates it at the first start. It is never in the
 * database.
 */
function keyOfFolder(folder: string): string {
  const file = join(folder, 'code-key');
  try {
    mkdirSync(folder, { recursive: true });
    return keyIn(file) ?? writeKey(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(`cannot use the code key ${file}: ${reason}`, { cause });
  }
}

/**
 * Returns the stored key, or `null` if the file is missing or truncated. A full disk can leave a
 * truncated file behind.
 */
function keyIn(file: string): string | null {
  const key = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return key.length < newKey().length ? null : key;
}

function writeKey(file: string): string {
  rmSync(file, { force: true });
  try {
    writeFileSync(file, newKey(), { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    // Another process has created the file first.
    if (codeOf(cause) !== 'EEXIST') throw cause;
  }
  return readFileSync(file, 'utf8');
}

function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
