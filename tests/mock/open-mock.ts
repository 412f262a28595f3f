import { beforeAll } from 'vitest';
import { mockAddress } from './a-world';

// Opening the mock takes seconds, which must not count against a test's timeout.
beforeAll(async () => {
  await mockAddress();
});
