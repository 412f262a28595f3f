import { askForJunk, type JunkReport } from '@/tests/support/junk';
import { withShop } from './shop';

/** What the storefront keeps of addresses that mean nothing. */
export function benchJunk(count: number): Promise<JunkReport> {
  const buildFolder = process.env.CHORSU_DIST || '.next';
  return withShop((shop, { pid }) => askForJunk(shop, { count, pid, buildFolder }));
}
