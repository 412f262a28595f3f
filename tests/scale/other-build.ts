import { appendFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@/scripts/lib/processes/run.mjs';
import { aCheckout } from '@/tests/system/checkout';

/**
 * The files to change: one from the product page's first load and one from the cart page's.
 */
const CHANGED = ['components/product/page/buy/buy-box.tsx', 'components/cart/cart-view.tsx'];

/** Builds a separate checkout. With `isChanged`, its scripts have other names. */
export async function anotherBuild({ isChanged }: { isChanged: boolean }) {
  const checkout = aCheckout();
  // Without this file, ignored files would count as sources of the build.
  copyFileSync('.gitignore', join(checkout.folder, '.gitignore'));
  for (const file of isChanged ? CHANGED : []) {
    appendFileSync(
      join(checkout.folder, file),
      "\nObject.assign(globalThis, { release: 'next' });\n",
    );
  }
  const { code, output } = await run(process.execPath, ['scripts/build.mjs'], {
    cwd: checkout.folder,
  });
  if (code === 0) return checkout;
  checkout.remove();
  throw new Error(`the other build failed: ${output}`);
}
