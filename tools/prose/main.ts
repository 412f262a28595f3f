import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { check, type ProseFile } from './check';
import { branchCommits } from './commits';
import { isChecked } from './extract/extract';
import { printReport } from './report';
import { sample } from './sample';

const USAGE = `Usage: npm run prose -- [--warnings] [<path>...]

Check the English of comments, test titles, messages, documents and commit subjects.
Without a path, check the whole repository and the commits of the branch.

  --warnings           list warnings with their locations
  --sample <n>         print n random sentences for an editor instead of checking
  --seed <text>        the seed of the sample

Example: npm run prose -- api/services docs/architecture.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    warnings: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else if (values.sample) {
  for (const { path, line, kind, text } of sample(readFiles(), Number(values.sample), values.seed))
    console.log(`${path}:${line} [${kind}] ${text}`);
} else {
  const files = readFiles();
  const findings = await check(files, positionals.length > 0 ? [] : branchCommits());
  printReport(findings, { files: files.length, withWarnings: values.warnings });
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}

function readFiles(): ProseFile[] {
  return listFiles(positionals).map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}

/** Lists the checked files at these paths, without those that Git ignores. */
function listFiles(paths: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '' && isChecked(path) && existsSync(path));
}
