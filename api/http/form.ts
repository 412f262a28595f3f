import { setImmediate as nextTurn } from 'node:timers/promises';
import busboy from 'busboy';
import { Invalid, Malformed, malformedBy, type ShopError } from '@/api/shared/errors';
import type { MessageKey } from '@/api/shared/messages';

/** The parts that a form may have. */
export type FormShape = {
  /** Names of the text fields; each may occur once. */
  fields: readonly string[];
  /** Whether fields with other names are accepted, up to 32 fields in total. */
  isOpen?: boolean;
  /** File fields: how many files, and the message key for a file of `bytesBelow` bytes or more. */
  files?: Readonly<Record<string, { count: number; bytesBelow: number; tooLarge: MessageKey }>>;
};

type FormValue = string | Blob[];

const KB = 1024;
const FIELD_BYTES_MAX = 16 * KB;
const NAME_BYTES_MAX = 100;
const OPEN_FIELDS_MAX = 32;
/**
 * Bytes parsed per step. A step contains at most about sixty parts, so a form with too many parts
 * is rejected early.
 */
const SLICE = 4 * KB;

const FORM_TYPE = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** Returns whether a `Content-Type` is a multipart or URL-encoded form. */
export function isForm(contentType: string): boolean {
  return FORM_TYPE.test(contentType);
}

/**
 * Parses a multipart or URL-encoded form while it arrives.
 *
 * @returns The fields by name; each file field is a list of blobs.
 * @throws Invalid as soon as a part has a name or a size that `shape` does not allow, or there are
 * too many parts.
 * @throws Malformed when the body is not a form, ends early or contains NUL.
 */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  shape: FormShape,
): Promise<Record<string, FormValue>> {
  const collected = new CollectedForm(shape);
  const parser = parserOf(contentType, shape);
  collected.listenTo(parser);
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += SLICE) {
        await write(parser, chunk.subarray(at, at + SLICE));
        collected.throwFault();
        await nextTurn();
      }
    }
    await ended(parser);
    collected.throwFault();
    return collected.values();
  } finally {
    parser.destroy();
  }
}

function parserOf(contentType: string, shape: FormShape): busboy.Busboy {
  const fields = shape.isOpen ? OPEN_FIELDS_MAX : shape.fields.length;
  const limits = Object.values(shape.files ?? {});
  const files = limits.reduce((sum, { count }) => sum + count, 0);
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: fields + 1,
        files: files + 1,
        // The parser reports a limit when it is reached, not when it is exceeded.
        parts: fields + files + 1,
        fieldSize: FIELD_BYTES_MAX,
        fieldNameSize: NAME_BYTES_MAX,
        fileSize: Math.max(0, ...limits.map(({ bytesBelow }) => bytesBelow)),
      },
    });
  } catch (cause) {
    throw malformedBy(cause);
  }
}

/** Resolves when the parser is ready for more. The `error` event reports failures. */
function write(parser: busboy.Busboy, slice: Uint8Array): Promise<void> {
  return new Promise((resolve) => parser.write(slice, () => resolve()));
}

function ended(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => {
    parser.once('close', () => resolve());
    parser.end();
  });
}

class CollectedForm {
  readonly #shape: FormShape;
  readonly #texts = new Map<string, string>();
  readonly #files = new Map<string, Uint8Array[][]>();
  #fault: ShopError | null = null;

  constructor(shape: FormShape) {
    this.#shape = shape;
  }

  listenTo(parser: busboy.Busboy): void {
    parser.on('field', (name, text, { valueTruncated }) =>
      this.#addText(name, text, valueTruncated),
    );
    parser.on('file', (name, file) => {
      const chunks = this.#addFile(name);
      file.on('data', (chunk: Uint8Array) => chunks?.push(chunk));
      file.on('limit', () => this.#refuse(name, this.#shape.files?.[name]?.tooLarge));
      file.on('error', () => {});
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => this.#refuse('body'));
    }
    parser.on('error', () => {
      this.#fault ??= new Malformed();
    });
  }

  throwFault(): void {
    if (this.#fault) throw this.#fault;
  }

  values(): Record<string, FormValue> {
    const files = [...this.#files].map(
      ([name, all]) => [name, all.map((chunks) => new Blob(chunks.map(copied)))] as const,
    );
    return Object.fromEntries<FormValue>([...this.#texts, ...files]);
  }

  #addText(name: string | undefined, text: string | undefined, isCut: boolean): void {
    const isKnown = name !== undefined && (this.#shape.isOpen || this.#shape.fields.includes(name));
    const isFull = this.#texts.size >= OPEN_FIELDS_MAX;
    if (!isKnown || isCut || isFull || this.#texts.has(name)) this.#refuse(name);
    else if (text === undefined || text.includes('\0')) this.#fault ??= new Malformed();
    else this.#texts.set(name, text);
  }

  #addFile(name: string | undefined): Uint8Array[] | null {
    const declared = name === undefined ? undefined : this.#shape.files?.[name];
    const known = this.#files.get(name ?? '') ?? [];
    if (name === undefined || !declared || known.length >= declared.count) {
      this.#refuse(name);
      return null;
    }
    const chunks: Uint8Array[] = [];
    this.#files.set(name, [...known, chunks]);
    return chunks;
  }

  /** Records the first fault. Error responses repeat only the names that the endpoint declares. */
  #refuse(name: string | undefined, reason: MessageKey = 'fieldInvalid'): void {
    const { fields, files = {} } = this.#shape;
    const isDeclared = name !== undefined && (fields.includes(name) || Object.hasOwn(files, name));
    this.#fault ??= new Invalid({ [isDeclared ? name : 'body']: reason });
  }
}

function copied(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(chunk);
}
