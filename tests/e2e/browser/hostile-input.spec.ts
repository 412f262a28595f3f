import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { armedParts, watched } from '@/tests/e2e/support/hostile';
import { hydrate } from '@/tests/e2e/support/hydration';

/**
 * Hostile texts that the tests send as search terms and as paths. Pages must show them as plain
 * text or not at all.
 */
const texts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<!--<script>alert(1)//',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
];

for (const bypassCSP of [false, true]) {
  const tag = bypassCSP ? ['@desktop'] : ['@desktop', '@full'];
  test.describe(bypassCSP ? 'without a CSP' : 'under the CSP', { tag }, () => {
    test.use({ bypassCSP, forgives: /status of 404/ });

    test('hostile search texts are shown and stored as text and never run', {
      tag: '@full',
    }, async ({ page, t }) => {
      const ran = await whatRuns(page);
      for (const text of texts) {
        await page.goto(`/products?search=${encodeURIComponent(text)}`);
        await hydrate(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(text.trim());
        expect(await linkedDataOf(page)).not.toContain(null);
        expect(await armedParts(page)).toEqual([]);
      }

      const box = page.getByRole('combobox', { name: t('search.label') });
      for (const text of texts.slice(0, 3)) {
        await box.fill(text);
        await box.press('Enter');
        await expect(page).toHaveURL(/\?search=/);
      }
      await page.goto('/about');
      await box.click();
      await expect(page.getByRole('option', { name: texts[0] ?? '' })).toBeVisible();
      expect(ran).toEqual([]);
    });

    test('a hostile path returns a 4xx page of the shop and never runs', async ({ page, t }) => {
      const ran = await whatRuns(page);
      for (const text of texts) {
        const response = await page.goto(`/${encodeURIComponent(text)}`);
        expect(response?.status(), text).toBeGreaterThanOrEqual(400);
        expect(response?.status(), text).toBeLessThan(500);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await linkedDataOf(page)).not.toContain(null);
        expect(await armedParts(page)).toEqual([]);
      }
      await page.goto(`/${encodeURIComponent(texts[1] ?? '')}`);
      await expect(page.getByText(t('errors.notFound.title'))).toBeVisible();
      expect(ran).toEqual([]);
    });
  });
}

async function whatRuns(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await watched(page, {
    onRun: (frame) => ran.push(`ran in ${frame}`),
    onReport: (_frame, directive) => ran.push(`broke ${directive}`),
  });
  return ran;
}

/** Returns the structured data of the page, with `null` for text that cannot be parsed. */
function linkedDataOf(page: Page): Promise<unknown[]> {
  return page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.map((script) => {
      try {
        return JSON.parse(script.textContent ?? '');
      } catch {
        return null;
      }
    }),
  );
}
