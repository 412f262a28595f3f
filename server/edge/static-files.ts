import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { matchesEtag } from '@/lib/domain/routing/http-request';
import { STATIC_FILES } from '@/lib/next/addresses';
import { entryPath } from '@/lib/node-20/entry-path.mjs';
import {
  acceptedEncoding,
  type Bodies,
  bytesOf,
  compressThoroughly,
  etagOf,
  isCompressible,
  pickBody,
  zip,
} from '@/server/bytes/compress';
import { createByteCache } from '@/server/pages/page-cache';
import { staticFolder } from '@/server/rendering/next/build-files';

type File = { path: string; type: string; lifetime: 'immutable' | 'short' | 'none' };
type Loaded = { bodies: Bodies; etag: string; bytes: number };
/** The content of a file, as it is sent. */
export type StaticFile = Pick<File, 'type'> & Pick<Loaded, 'bodies' | 'etag'>;

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

const CACHE_BYTES = 32 * 1024 * 1024;

type StaticFilesOptions = {
  buildFolder: string;
  publicFolder: string;
  headers: Record<string, string>;
  /** If false, browsers that have the service worker receive one that unregisters itself. */
  isWorkerOn?: boolean;
  /** Finds the files of other builds by their addresses. */
  findElsewhere?: (pathname: string) => Promise<StaticFile | undefined>;
};

/** Serves static files from memory. `sirv` reads the disk for each request (ADR 005, 172). */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, File>;
  readonly #loaded = createByteCache<Loaded>(CACHE_BYTES);
  readonly #headers: Record<string, string>;
  readonly #findElsewhere: StaticFilesOptions['findElsewhere'];

  constructor(options: StaticFilesOptions) {
    const { buildFolder, publicFolder, headers, isWorkerOn = true } = options;
    this.#findElsewhere = options.findElsewhere;
    const worker = join(buildFolder, 'worker');
    this.#headers = headers;
    this.#files = new Map([
      ...listFiles(publicFolder, { base: '/', lifetime: 'short' }),
      ...listFiles(staticFolder(buildFolder), { base: STATIC_FILES, lifetime: 'immutable' }),
      script('/sw.js', { path: join(worker, isWorkerOn ? 'main.js' : 'off.js'), lifetime: 'none' }),
      script('/hydrate.js', { path: join(worker, 'hydrate.js'), lifetime: 'short' }),
      script('/early-panels.js', { path: join(worker, 'early-panels.js'), lifetime: 'short' }),
      script('/early-requests.js', { path: join(worker, 'early-requests.js'), lifetime: 'short' }),
    ]);
  }

  has(pathname: string): boolean {
    return this.#files.has(pathname);
  }

  async send(req: IncomingMessage, res: ServerResponse, pathname: string): Promise<void> {
    const file = await this.#find(pathname);
    if (!file) {
      res.writeHead(404, { ...this.#headers, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { bodies, etag } = file;
    const accepted = acceptedEncoding(req.headers['accept-encoding']);
    const [encoding, body] = pickBody(bodies, accepted);
    const isUnchanged = matchesEtag(req.headers['if-none-match'], etag);
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

  /** The addresses of the files that Next has built. Each contains a digest. */
  get addresses(): string[] {
    const own = [...this.#files].filter(([, { lifetime }]) => lifetime === 'immutable');
    return own.map(([address]) => address);
  }

  async own(pathname: string): Promise<(StaticFile & Pick<File, 'lifetime'>) | undefined> {
    const file = this.#files.get(pathname);
    return file && { ...file, ...(await this.#load(pathname, file)) };
  }

  async #find(pathname: string) {
    const own = await this.own(pathname);
    if (own || !pathname.startsWith(STATIC_FILES)) return own;
    const other = await this.#findElsewhere?.(pathname);
    return other && { ...other, lifetime: 'immutable' as const };
  }

  async #load(pathname: string, file: File): Promise<Loaded> {
    const cached = this.#loaded.get(pathname);
    if (cached) return cached;
    const identity = await readFile(file.path);
    const bodies = { identity, ...(await compressedOf(file, identity)) };
    const bytes = bytesOf(bodies);
    const loaded = { bodies, etag: etagOf(identity), bytes };
    this.#loaded.set(pathname, loaded);
    return loaded;
  }
}

/**
 * Returns the compressed forms of a file. The build compresses its files; other files are
 * compressed on first request.
 */
async function compressedOf({ path, type }: File, identity: Buffer): Promise<Bodies> {
  if (!isCompressible(type)) return {};
  try {
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    return { br, gzip };
  } catch {
    const [{ br }, gzip] = await Promise.all([compressThoroughly(identity), zip(identity)]);
    return { br, gzip };
  }
}

/**
 * Returns the `Cache-Control` header. The content at an address with a digest, such as `?v=…`,
 * never changes.
 */
function cacheControl({ lifetime }: Pick<File, 'lifetime'>, url: string): string {
  if (lifetime === 'none') return 'no-cache';
  return lifetime === 'immutable' || url.includes('?v=')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=86400';
}

function script(name: string, file: Pick<File, 'path' | 'lifetime'>): [string, File] {
  return [name, { ...file, type: 'text/javascript; charset=utf-8' }];
}

function listFiles(
  folder: string,
  { base, lifetime }: { base: string; lifetime: File['lifetime'] },
): [string, File][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = entryPath(entry);
      const type = types[extname(entry.name)] ?? 'application/octet-stream';
      const name = relative(folder, path).split(sep).map(encodeURIComponent).join('/');
      return [base + name, { path, type, lifetime }];
    });
}
