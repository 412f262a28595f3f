import AxeBuilder from '@axe-core/playwright';
import type { Page } from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const seen = new Set<string>();

export async function violationsOn(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has frames; without them one run in the page itself takes half the time.
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}

/** What fades in has no colours yet that could be judged. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Whether this worker has not yet asked so of a page in such a state. */
export async function isUnseen(page: Page): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith('http')) return false;
  const state = await page
    .evaluate(() => ({
      type: document.contentType,
      language: document.documentElement.lang,
      parts: ['dialog', '[role=dialog]', '[aria-invalid=true]', '[role=alert]', 'h2', 'form'].map(
        (part) => document.querySelector(part) !== null,
      ),
    }))
    // A page that is leaving just now is judged where it arrives.
    .catch(() => null);
  if (state?.type !== 'text/html') return false;
  const width = page.viewportSize()?.width;
  const path = new URL(page.url()).pathname.replace(/[^/]*-\d+/g, ':slug').replace(/\d+/g, ':id');
  const key = JSON.stringify([width, path, state]);
  const isNew = !seen.has(key);
  seen.add(key);
  return isNew;
}
