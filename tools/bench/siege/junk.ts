import { askForJunk, type JunkReport } from '@/tests/support/junk';
import { withShop } from '@/tools/bench/shop';

/** How memory and disk of the storefront grow when it is asked for junk addresses. */
export function benchJunk(count: number): Promise<JunkReport> {
  const buildFolder = process.env.CHORSU_DIST || '.next';
  return withShop((shop, { pid }) => askForJunk(shop, { count, pid, buildFolder }));
}
