import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  [['--prot', '3000'], "Unknown option '--prot'"],
  [['--port', 'abc'], "a port is a number from 1 to 65535, not 'abc'"],
  [['--port', '4001'], 'the storefront and the API cannot both use port 4001'],
])('rejects the chorsu-mock arguments %j before anything starts: %s', (args, reason) => {
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH };
  const command = ['packages/mock/cli.mjs', ...args];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { env });
  expect([status, String(stdout), String(stderr)]).toEqual([
    1,
    '',
    expect.stringContaining(reason),
  ]);
});
