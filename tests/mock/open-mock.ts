import { beforeAll } from 'vitest';
import { mockAddress } from './a-world';

// Opening the mock takes seconds, which must not count against the timeout of a test.
beforeAll(async () => {
  await mockAddress();
});
