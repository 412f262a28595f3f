import { beforeAll } from 'vitest';
import { mockAddress } from './a-world';

// Opening takes seconds: no test should be charged for it.
beforeAll(async () => {
  await mockAddress();
});
