import { beforeAll } from 'vitest';
import { testShop } from './shop';

// Opening takes seconds: no test should be charged for it.
beforeAll(async () => {
  await testShop();
});
