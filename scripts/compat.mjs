import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryVersion } from './lib/compat.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { versionsToTry } from './lib/next-versions.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/steps.mjs';

// `npm run compat` tries the storefront with the versions of Next around the installed one, each in
// a copy of this checkout; `npm run compat -- 16.3.8` with that one.
await runMain(async () => {
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    await ensureInstalled();
    const asked = process.argv.slice(2);
    const versions = asked.length > 0 ? asked : await findVersions();
    say(`Versions of Next: ${versions.join(', ')}`);
    const rows = [];
    for (const version of versions) rows.push(await tryVersion(version));
    console.table(rows.map(({ unrecognised, isGreen: _isGreen, ...row }) => row));
    for (const { version, unrecognised } of rows) {
      say(`${version}: ${unrecognised.join('\n  ') || 'everything is in the known form'}`);
    }
    process.exitCode = rows.every(({ isGreen }) => isGreen) ? 0 : 1;
  } finally {
    await group.stop();
  }
});

async function findVersions() {
  const { code, output } = await run('npm', ['view', 'next', 'versions', '--json']);
  const list = /^\[[\s\S]*^\]/m.exec(output)?.[0];
  if (code !== 0 || !list) throw new Failure(`${output.trim()}\nnpm did not list Next's versions.`);
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'),
  );
  return versionsToTry(JSON.parse(list), version);
}
