import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, Program } from '@/tests/scale/program';
import { aPort } from '@/tests/system/processes';

const DOCUMENTED = 'deploy/manticore/manticore.conf';

/** Starts Sphinx with the tables of the documented configuration, in a separate folder. */
export async function openSphinx() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-sphinx-'));
  const port = await aPort();
  const file = join(folder, 'sphinx.conf');
  mkdirSync(join(folder, 'data'));
  writeFileSync(file, sphinxConfig(folder, port));
  const args = ['--config', file, '--nodetach'];
  const program = new Program({ command: 'searchd', args }, () => accepts(port));
  await program.start();
  return { url: `mysql://127.0.0.1:${port}/shop`, program, close: () => program.stop() };
}

function sphinxConfig(folder: string, port: string): string {
  return readFileSync(DOCUMENTED, 'utf8')
    .replace(/^table /gm, 'index ')
    .replaceAll('/var/lib/manticore', join(folder, 'data'))
    .replace(/^ *listen *=.*$/m, `  listen = 127.0.0.1:${port}:mysql41`)
    .replace(/^ *log *=.*$/m, `  log = ${join(folder, 'log')}`)
    .replace(/^ *pid_file *=.*$/m, `  pid_file = ${join(folder, 'pid')}`);
}
