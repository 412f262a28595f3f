import AxeBuilder from '@axe-core/playwright';
import type { Page } from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Landmark and heading rules that help screen reader users; WCAG does not require them. */
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
  // Axe must not measure a color in the middle of a transition that a response started.
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // The shop's pages have no frames. Running axe only in the page itself takes half the time.
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
 * Waits until visible elements have their final colors, after all animations. Animations of
 * elements that `content-visibility` skips never end, so they are ignored.
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
