import { beforeAll } from 'vitest';
import { testShop } from './shop';

// Opening takes seconds, which no test's timeout should include.
beforeAll(async () => {
  await testShop();
});
