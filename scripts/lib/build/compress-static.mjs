import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(css|js|json|map|svg|txt)$/;
const CONCURRENCY = 4;

export async function compressStaticFiles(folder) {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => compressible.test(name));
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function compressFile(path) {
  if (await isUpToDate(path, `${path}.br`)) return;
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  const [br, zipped] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
  await writeFile(`${path}.gz`, zipped);
  await writeFile(`${path}.br`, br);
}

async function isUpToDate(path, copy) {
  try {
    const [original, compressed] = await Promise.all([stat(path), stat(copy)]);
    return original.mtimeMs <= compressed.mtimeMs;
  } catch {
    return false;
  }
}
