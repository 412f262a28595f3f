import { beforeAll } from 'vitest';
import { testShop } from './shop';

// Opens the shop here, because that takes seconds and must not count against a test's timeout.
beforeAll(async () => {
  await testShop();
});
