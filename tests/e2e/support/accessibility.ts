import AxeBuilder from '@axe-core/playwright';
import type { Page } from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** How a screen reader finds its way on a page, which WCAG leaves open. */
const LANDMARKS = [
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'page-has-heading-one',
  'empty-heading',
  'skip-link',
];

export async function violationsOn(page: Page, { withLandmarks = false } = {}): Promise<string[]> {
  const hasMotion = await page.evaluate(() => !matchMedia('(prefers-reduced-motion)').matches);
  // What an answer changes meanwhile must not be judged between two colours.
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has frames; without them one run in the page itself takes half the time.
    .setLegacyMode(true)
    .options({
      runOnly: { type: 'tag', values: RULES },
      rules: Object.fromEntries(LANDMARKS.map((id) => [id, { enabled: withLandmarks }])),
      resultTypes: ['violations'],
    })
    .analyze();
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}

/**
 * What fades in has no colours yet that could be judged. What is not laid out before it comes near
 * stands still as well: nothing of it ends.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      Number.isFinite(effect.getComputedTiming().endTime) &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
