import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument } from '@/api/http/openapi';
import { controlDocument } from '@/packages/mock/control/openapi';

const changelog = readFileSync('packages/mock/CHANGELOG.md', 'utf8');
const [, version, digest] = /^## (\S+)\n`(\w+)`$/m.exec(changelog) ?? [];

test('uses the version of the latest changelog entry', () => {
  const manifest = JSON.parse(readFileSync('packages/mock/package.json', 'utf8'));
  expect(manifest.version).toBe(version);
});

test('the latest changelog entry describes the current contract and control API', () => {
  // Ignores examples, because they contain demonstration products, which are not in the contract.
  const withoutExamples = (key: string, value: unknown) => (key === 'example' ? undefined : value);
  const documents = JSON.stringify([openApiDocument(), controlDocument()], withoutExamples);
  const now = createHash('sha256').update(documents).digest('hex').slice(0, 12);
  const remedy = `The contract or the control API has changed. Describe the change for test suites in packages/mock/CHANGELOG.md and set the digest of its latest entry to ${now}.`;
  expect(digest, remedy).toBe(now);
});
