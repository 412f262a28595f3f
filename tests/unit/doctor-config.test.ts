import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sections } from '@/lib/settings/all';
import { bundleOf, endBundler } from '@/scripts/lib/build/bundle.mjs';

const slow = { timeout: 60_000 };
/** The path of a data folder that does not exist but can be created. */
const NO_FOLDER = join(mkdtempSync(join(tmpdir(), 'chorsu-doctor-')), 'not', 'created');

let program = '';
beforeAll(async () => {
  program = await bundleOf('api/doctor/main.ts');
  await endBundler();
}, slow.timeout);

// The tests run concurrently, because an unreachable Redis takes seconds.
test.concurrent(
  'prints settings, effects and unsafe combinations, but no secrets',
  slow,
  async () => {
    const { code, output } = await doctor({
      SITE_URL: 'https://shop.example',
      PAYME_KEY: 'a-key-that-nobody-sees',
      CHORSU_DATA: NO_FOLDER,
    });

    expect(code).toBe(1);
    for (const [name, { meaning }] of Object.values(sections).flatMap(Object.entries)) {
      expect(output).toContain(`${name} = `);
      expect(output).toContain(meaning);
    }
    expect(output).toContain('SITE_URL = https://shop.example\n');
    expect(output).toContain('PAYME_KEY = (set, not shown)\n');
    expect(output).not.toContain('a-key-that-nobody-sees');
    expect(output.match(/^✗ .+$/gm)).toEqual(
      [
        'test mode',
        'no SMS',
        'CODE_SECRET',
        'TRUST_PROXY is 0',
        'new customers',
        'the database is empty',
      ].map((start) => expect.stringMatching(`^✗ ${start}`)),
    );
  },
);

test.concurrent('accepts a safe configuration', slow, async () => {
  const { code, output } = await doctor({ SITE_URL: '', CHORSU_DATA: NO_FOLDER });
  expect([code, output]).toEqual([0, expect.stringContaining('✓ no unsafe combination')]);
  expect(existsSync(join(NO_FOLDER, '..'))).toBe(false);
});

test.concurrent('reports a data folder that cannot be created', slow, async () => {
  const { code, output } = await doctor({ SITE_URL: '', CHORSU_DATA: '/dev/null/data' });
  expect([code, output.match(/^✗ .+$/gm)]).toEqual([
    1,
    ['✗ CHORSU_DATA cannot be used: cannot create the data folder /dev/null/data (ENOTDIR)'],
  ]);
});

test.concurrent.each([
  ['of the API', { SMS_PER_HOUR: 'many' }, /^doctor: SMS_PER_HOUR: .+\n$/],
  ['of the storefront', { RENDERERS: 'many' }, /^doctor: Invalid settings: RENDERERS: .+\n$/],
  [
    'that requires another',
    { FOLLOW_CHANGES: '1' },
    /^doctor: Invalid settings: REVALIDATE_SECRET: .+\n$/,
  ],
])('reports the invalid setting %s in one line', slow, async (_, env, line) => {
  const { code, errors } = await doctor(env);
  expect([code, errors]).toEqual([1, expect.stringMatching(line)]);
});

test.concurrent(
  'reads shop settings from the database, if any, and checks all other settings',
  slow,
  async () => {
    const env = { API_URL: 'http://127.0.0.1:1', CHORSU_DATA: NO_FOLDER };
    const another = await doctor(env);
    expect([another.code, another.output]).toEqual([0, expect.not.stringContaining('test_mode')]);
    const own = await doctor({ ...env, DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' });
    expect([own.code, own.errors]).toEqual([1, '']);
    expect(own.output.match(/^[✓✗–] .+$/gm)).toEqual([
      ...['no SMS', 'CODE_SECRET'].map((start) => expect.stringMatching(`^✗ ${start}`)),
      expect.stringMatching(/^– the shop's test mode and .+ are unknown/),
      expect.stringMatching(/^✗ DATABASE_URL is unreachable: connect ECONNREFUSED/),
    ]);
  },
);

test.concurrent('reports a wrong argument in one line', slow, async () => {
  const { code, errors } = await doctor({}, '--confg');
  expect([code, errors]).toEqual([
    2,
    expect.stringMatching(/^doctor: Unknown option '--confg'.*\n$/),
  ]);
});

test.concurrent('names a server that does not respond', slow, async () => {
  const { code, output } = await doctor({
    REDIS_URL: 'redis://127.0.0.1:1',
    REVALIDATE_SECRET: 'known-to-both-processes',
    S3_URL: 'http://key:secret@127.0.0.1:1/pictures',
    CHORSU_DATA: NO_FOLDER,
    DATABASE_MIGRATION_URL: 'postgres://shop@127.0.0.1:1/shop',
  });
  expect([code, output.match(/^✗ \w+ is unreachable: .+$/gm)?.length]).toEqual([1, 3]);
  expect(output).not.toContain('secret@');
});

function doctor(env: Record<string, string>, argument = '--config') {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const all = { ...process.env, DATABASE_URL: '', ...env };
    execFile(process.execPath, [program, argument], { env: all }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });
}
