import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { type Kept, PageCache } from '@/server/cache/page-cache';
import { isKnown } from '@/server/cache/send-page';
import {
  acceptedEncoding,
  type Bodies,
  bytesOf,
  compressThoroughly,
  isCompressible,
  pickBody,
} from './compress';

type File = { path: string; type: string; keep: 'ever' | 'while' | 'never' };
type Loaded = Kept & { bodies: Bodies; etag: string };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const KEPT_BYTES = 32 * 1024 * 1024;

type Options = {
  buildFolder: string;
  publicFolder: string;
  headers: Record<string, string>;
  /** Off, browsers that have the service worker get one that clears up and leaves. */
  isWorkerOn?: boolean;
};

/** The files of the build and of `public/`: those that are there at the start and no others. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, File>;
  readonly #loaded = new PageCache<Loaded>(KEPT_BYTES);
  readonly #headers: Record<string, string>;

  constructor({ buildFolder, publicFolder, headers, isWorkerOn = true }: Options) {
    const build = join(buildFolder, 'static');
    const besides = join(buildFolder, 'worker');
    this.#headers = headers;
    this.#files = new Map([
      ...listFiles(publicFolder, { base: '/', keep: 'while' }),
      ...listFiles(build, { base: '/_next/static/', keep: 'ever' }),
      script('/sw.js', { path: join(besides, isWorkerOn ? 'main.js' : 'off.js'), keep: 'never' }),
      script('/hydrate.js', { path: join(besides, 'hydrate.js'), keep: 'while' }),
    ]);
  }

  has(pathname: string): boolean {
    return this.#files.has(pathname);
  }

  async send(req: IncomingMessage, res: ServerResponse, pathname: string): Promise<void> {
    const file = this.#files.get(pathname);
    if (!file) {
      res.writeHead(404, { ...this.#headers, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { bodies, etag } = await this.#load(pathname, file);
    const asked = acceptedEncoding(req.headers['accept-encoding']);
    const [encoding, body] = pickBody(bodies, asked);
    const isUnchanged = isKnown(req.headers['if-none-match'], etag);
    res.writeHead(isUnchanged ? 304 : 200, {
      ...this.#headers,
      'Cache-Control': cacheControl(file, req.url ?? ''),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(isUnchanged ? {} : { 'Content-Type': file.type, 'Content-Length': body.length }),
      ...(isUnchanged || encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    res.end(isUnchanged || req.method === 'HEAD' ? undefined : body);
  }

  async #load(pathname: string, file: File): Promise<Loaded> {
    const kept = this.#loaded.get(pathname);
    if (kept) return kept;
    const identity = await readFile(file.path);
    const bodies = { identity, ...(await compressedOf(file, identity)) };
    const bytes = bytesOf(bodies);
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    const loaded = { bodies, etag, bytes, tags: [], outdated: false };
    this.#loaded.set(pathname, loaded);
    return loaded;
  }
}

/** Made beside the file by the build; a file without them is compressed here when it is asked for. */
async function compressedOf({ path, type }: File, identity: Buffer): Promise<Bodies> {
  if (!isCompressible(type)) return {};
  try {
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    return { br, gzip };
  } catch {
    return compressThoroughly(identity);
  }
}

/** A name with a digest in it never means other bytes; `?v=…` is such a name too. */
function cacheControl({ keep }: File, url: string): string {
  if (keep === 'never') return 'no-cache';
  return keep === 'ever' || url.includes('?v=')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=86400';
}

function script(name: string, file: Pick<File, 'path' | 'keep'>): [string, File] {
  return [name, { ...file, type: 'text/javascript; charset=utf-8' }];
}

function listFiles(
  folder: string,
  { base, keep }: { base: string; keep: File['keep'] },
): [string, File][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const type = types[extname(entry.name)] ?? 'application/octet-stream';
      const name = relative(folder, path).split(sep).map(encodeURIComponent).join('/');
      return [base + name, { path, type, keep }];
    });
}
