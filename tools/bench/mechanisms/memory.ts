import { ownMb } from '@/tests/support/process/process-tree';
import { sendRequest } from '@/tests/support/send-request';
import { withShop } from '@/tools/bench/shop';
import { distinctSearch } from '@/tools/bench/siege/attacks';
import type { Figure } from './mechanism';

const REQUESTS = 800;

/**
 * Measures the storefront's memory after renders, with and without the limits on V8 and the
 * allocator.
 */
export async function measureHeapLimits(): Promise<Figure[]> {
  const [on, off] = [await memoryAfterRenders('1'), await memoryAfterRenders('0')];
  return [{ figure: `storefront after ${REQUESTS} renders, MB`, on, off }];
}

async function memoryAfterRenders(setting: '0' | '1'): Promise<number> {
  const before = process.env.SMALL_HEAP;
  // `launch` derives Node's flags from the environment of this process.
  process.env.SMALL_HEAP = setting;
  try {
    return await withShop(async (shop, { pid }) => {
      for (let number = 0; number < REQUESTS; number += 1)
        await sendRequest(shop, distinctSearch(number));
      return ownMb(pid);
    });
  } finally {
    if (before === undefined) delete process.env.SMALL_HEAP;
    else process.env.SMALL_HEAP = before;
  }
}
