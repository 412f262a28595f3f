import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { ensureInstalled } from '../../scripts/lib/install/install.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { print } from '../../scripts/lib/steps.mjs';
import { tryLibrary, tryVersion } from './compat.mjs';
import { versionsToTry } from './next-versions.mjs';

// `npm run compat` tests the storefront with the Next versions before and after the installed one,
// each in a copy of this checkout. `npm run compat -- 16.3.8` tests only this version. `--library`
// tests only `packages/deferred-hydration`, which takes a minute per version.
await runMain(async () => {
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    await ensureInstalled();
    const { values, positionals } = parseArgs({
      options: { library: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const versions = positionals.length > 0 ? positionals : await findVersions();
    const attempt = values.library ? tryLibrary : tryVersion;
    print(`Versions of Next: ${versions.join(', ')}`);
    const rows = [];
    for (const version of versions) rows.push(await attempt(version));
    console.table(rows.map(({ unrecognised, isGreen: _isGreen, ...row }) => row));
    for (const { version, unrecognised } of rows) {
      print(`${version}: ${unrecognised.join('\n  ') || 'no unknown forms'}`);
    }
    process.exitCode = rows.every(({ isGreen }) => isGreen) ? 0 : 1;
  } finally {
    await group.stop();
  }
});

async function findVersions() {
  const { code, output } = await run('npm', ['view', 'next', 'versions', '--json']);
  const list = /^\[[\s\S]*^\]/m.exec(output)?.[0];
  if (code !== 0 || !list)
    throw new Failure(
      `${output.trim()}\nnpm did not list the versions of Next. Check the network and the npm registry.`,
    );
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'),
  );
  return versionsToTry(JSON.parse(list), version);
}
