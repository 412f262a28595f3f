import { expect, test } from 'vitest';
import { readSources } from './sources';

const OWNER = 'lib/navigation/leave.ts';

/** Sources that may run in a page. Excludes the server's static pages, which hold no state. */
const sources = readSources('app', 'components', 'lib', 'stores', 'instrumentation-client.ts');

const pathsOf = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('only one file contains code that navigates away from the document', () => {
  const leaving = /\blocation\.(?:assign|replace|reload)\(|\blocation(?:\.href)? = |\.submit\(\)/;
  expect(pathsOf(leaving)).toEqual([OWNER]);
});

test('modules that navigate away keep no flag that the bfcache would restore', () => {
  const leaving = sources.filter(({ path, imports }) => {
    const doesLeave = imports.some(({ target }) => `${target}.ts` === OWNER);
    return doesLeave || path === OWNER;
  });
  expect(leaving.length).toBeGreaterThan(3);
  const holding = leaving.filter(({ text }) => /^let (?:is|has|was)[A-Z]/m.test(text));
  expect(holding.map(({ path }) => path)).toEqual([]);
});

test('components do not remain busy after a successful write', () => {
  const writes = /\{[^}]*\bisSuccess\b[^}]*\} = use[A-Z]\w*\(|\bbusy=\{[^}]*\bisSuccess\b/i;
  expect(pathsOf(writes)).toEqual([]);
});
