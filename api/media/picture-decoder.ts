import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '@/api/shared/errors';
import { createMutex } from '@/lib/queues/mutex';
import { plainPicture } from './plain-picture';

const PROGRAM = fileURLToPath(new URL('./decode-picture.mjs', import.meta.url));
/** The maximum length of either side of an accepted image, in pixels. */
const SIDE_MAX = 12_000;
const LIMIT_MS = 5000;
const START_MS = 30_000;
const IDLE_MS = 10_000;

/** The rules for accepting images and re-encoding them. */
export type PictureRules = {
  formats: readonly string[];
  pixelsMax: number;
  /** The maximum length of either side of the result, in pixels. */
  scaledTo: number;
  quality: number;
  /**
   * If true, images with more than eight bits per sample are rejected, and decoder warnings are
   * tolerated. If false, an image is rejected for a warning. Decoder errors always reject it.
   */
  isStrict: boolean;
};

/** Thrown when an image took too long or the decoding process ended. */
export class PictureFailed extends Error {}

type DecoderOptions = { program?: string; limitMs?: number; idleMs?: number };

/**
 * Decodes untrusted images in a child process, one at a time, and encodes them as WebP. When an
 * image takes longer than five seconds, its process is killed, and the next image starts another
 * one.
 */
export class PictureDecoder {
  readonly #options: Required<DecoderOptions>;
  readonly #inOrder = createMutex();
  #child: Promise<ChildProcess> | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: DecoderOptions = {}) {
    this.#options = { program: PROGRAM, limitMs: LIMIT_MS, idleMs: IDLE_MS, ...options };
  }

  /**
   * Decodes and re-encodes an image.
   *
   * @returns The WebP, or `null` when the bytes are not an image that the rules accept.
   * @throws PictureFailed when processing fails or exceeds the time limit, possibly because the
   * machine is busy.
   * @throws Unavailable when no process can be started.
   */
  async decode(bytes: Buffer, rules: PictureRules): Promise<Buffer | null> {
    const plain = plainPicture(bytes);
    return plain && this.#inOrder(() => this.#decode(plain, rules));
  }

  async #decode(bytes: Buffer, rules: PictureRules): Promise<Buffer | null> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = await this.#child.catch((cause: unknown) => {
      this.#child = null;
      throw Object.assign(new Unavailable('unavailable'), { cause });
    });
    refer(child, true);
    try {
      const response = nextMessage(child, this.#options.limitMs);
      child.send({ bytes, ...rules, sideMax: SIDE_MAX }, () => {});
      return bytesIn(await response);
    } catch (cause) {
      child.kill('SIGKILL');
      this.#child = null;
      throw new PictureFailed('the image could not be processed', { cause });
    } finally {
      refer(child, false);
      this.#idle = setTimeout(() => this.#end(child), this.#options.idleMs).unref();
    }
  }

  #start(): Promise<ChildProcess> {
    const starting = this.#fork(() => {
      // Another child process may have replaced this one.
      if (this.#child === starting) this.#child = null;
    });
    return starting;
  }

  async #fork(onExit: () => void): Promise<ChildProcess> {
    const child = fork(this.#options.program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // Without a listener, a late error would crash the API.
    child.on('error', () => {}).once('exit', onExit);
    await nextMessage(child, START_MS).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    return child;
  }

  #end(child: ChildProcess): void {
    this.#child = null;
    if (child.connected) child.disconnect();
  }
}

/** The decoder shared by all uploads and imports in this process. */
export const pictureDecoder = new PictureDecoder();

function nextMessage(child: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onFailure).off('error', onFailure);
      then();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onFailure = () => settle(() => reject(new Error('the decoding process exited')));
    const onOverdue = () => settle(() => reject(new Error('the image took too long to decode')));
    const timer = setTimeout(onOverdue, limitMs);
    child.on('message', onMessage).on('exit', onFailure).on('error', onFailure);
  });
}

/** Makes the child keep this process alive only while the child is busy. */
function refer(child: ChildProcess, isBusy: boolean): void {
  const act = isBusy ? 'ref' : 'unref';
  child[act]();
  child.channel?.[act]();
}

function bytesIn(message: unknown): Buffer | null {
  const isResponse = typeof message === 'object' && message !== null && 'bytes' in message;
  return isResponse && message.bytes instanceof Uint8Array ? Buffer.from(message.bytes) : null;
}
