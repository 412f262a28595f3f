import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '@/lib/telemetry/log';
import { builtConfigEnv } from '@/server/rendering/next/built-config';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';

const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
});

function buildWith(manifest?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (manifest) writeFileSync(join(folder, 'required-server-files.json'), manifest);
  return folder;
}

test("passes Next the build's settings with the current build folder", () => {
  const config = { distDir: '.next', compress: false, images: { formats: ['image/webp'] } };

  const env = builtConfigEnv(buildWith(JSON.stringify({ version: 1, config })), '.next-two');

  expect(JSON.parse(env[VARIABLE] ?? '')).toEqual({ ...config, distDir: '.next-two' });
});

test.each([
  ['no manifest', undefined],
  ['a damaged manifest', '{"config":'],
  ['a manifest without settings', '{"version":2}'],
  ['settings in another form', '{"config":{"output":{"folder":".next"}}}'],
  ['an empty manifest', 'null'],
])(
  'counts a build with %s as unrecognized and makes Next read next.config.ts',
  (_form, manifest) => {
    const before = unrecognizedCounts().serverConfig ?? 0;

    expect(builtConfigEnv(buildWith(manifest), '.next')).toEqual({});
    expect(unrecognizedCounts().serverConfig).toBe(before + 1);
  },
);
