import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(css|js|json|map|svg|txt)$/;
const AT_ONCE = 4;

/** Puts .br and .gz beside each text file, as small as they get: they are sent as they are. */
export async function compressStaticFiles(folder) {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => compressible.test(name));
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function compressFile(path) {
  if (await isOlder(path, `${path}.br`)) return;
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  const [br, zipped] = await Promise.all([brotli(body, { params }), gz(body, { level: 9 })]);
  await writeFile(`${path}.gz`, zipped);
  await writeFile(`${path}.br`, br);
}

async function isOlder(path, other) {
  try {
    const [one, two] = await Promise.all([stat(path), stat(other)]);
    return one.mtimeMs <= two.mtimeMs;
  } catch {
    return false;
  }
}
