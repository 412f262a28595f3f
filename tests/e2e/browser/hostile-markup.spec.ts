import { inlineCodeIn } from 'deferred-hydration/document';
import { cleanHtml } from '@/lib/server/sanitize';
import { cleanSvg } from '@/lib/server/sanitize-svg';
import { policyOf } from '@/server/edge/security-headers';
import { type Browser, expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { armedParts, watched } from '@/tests/e2e/support/hostile';
import { drawnIcons } from '@/tests/support/drawn-icons';
import { honestHtml, hostileHtml } from '@/tests/support/hostile/html';
import { hostileLinks } from '@/tests/support/hostile/links';
import { hostileSvg } from '@/tests/support/hostile/svg';

const SITE = 'http://chorsu.test/';

test.describe.configure({ timeout: 180_000 });
// The trace is off, because a screenshot of hundreds of frames takes longer than the step itself.
test.use({ trace: 'off' });

const raw = (html: string) => html;
const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const asLink = (address: string) => `<a href="${inAttribute(address)}">link</a>`;
const corpora = [
  { of: 'HTML', pieces: hostileHtml, clean: cleanHtml, alive: 120 },
  { of: 'SVG', pieces: hostileSvg, clean: cleanSvg, alive: 30 },
];

for (const { of, pieces, clean, alive } of corpora) {
  test(`hostile ${of} runs when nothing sanitizes it, so the samples are effective`, {
    tag: '@full',
  }, async ({ browser }) => {
    const { ran } = await shown(browser, { pieces, prepare: raw, hasPolicy: false });

    expect(ran.size).toBeGreaterThan(alive);
  });

  test(`the CSP stops hostile ${of} that nothing has sanitized (B-29)`, { tag: '@full' }, async ({
    browser,
  }) => {
    const { ran } = await shown(browser, { pieces, prepare: raw, hasPolicy: true });

    expect([...ran]).toEqual([]);
  });

  for (const hasPolicy of [false, true]) {
    const under = hasPolicy ? 'under the CSP' : 'without a CSP';
    const tag = of === 'HTML' && !hasPolicy ? [] : '@full';
    test(`sanitized ${of} runs no code and keeps no event handler, ${under}`, { tag }, async ({
      browser,
    }) => {
      const { ran, armed, reports } = await shown(browser, { pieces, prepare: clean, hasPolicy });

      expect([...ran]).toEqual([]);
      expect(armed).toEqual([]);
      expect(reports).toEqual([]);
    });
  }
}

const links = { pieces: hostileLinks, prepare: asLink, isPressed: true };

test('pressed hostile links run their code when neither sanitized nor under the CSP', {
  tag: '@full',
}, async ({ browser }) => {
  const { ran } = await shown(browser, { ...links, hasPolicy: false });

  expect(ran.size).toBeGreaterThanOrEqual(10);
});

test('pressed hostile links run no code under the CSP', async ({ browser }) => {
  const { ran } = await shown(browser, { ...links, hasPolicy: true });

  expect([...ran]).toEqual([]);
});

test('harmless HTML violates no CSP rule', async ({ browser }) => {
  const { reports } = await shown(browser, {
    pieces: honestHtml,
    prepare: cleanHtml,
    hasPolicy: true,
  });

  expect(reports).toEqual([]);
});

test('sanitizing changes no pixel of an icon', { tag: '@full' }, async ({ page }) => {
  const plain = drawnIcons();
  expect(plain.length).toBeGreaterThanOrEqual(40);

  const differing = await page.evaluate(
    async (pairs) => {
      const drawn = async (svg: string) => {
        const image = new Image(64, 64);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(64, 64).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, 64, 64).data.join() ?? '';
      };
      const blank = await drawn('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');
      const results = await Promise.all(
        pairs.map(([one = '', other = '']) => Promise.all([drawn(one), drawn(other)])),
      );
      return results.filter(([one, other]) => one !== other || one === blank).length;
    },
    plain.map((svg) => [svg, cleanSvg(svg)]),
  );

  expect(differing).toBe(0);
});

type Shown = { ran: Set<string>; armed: string[]; reports: string[] };
type PageOptions = {
  pieces: readonly string[];
  prepare: (piece: string) => string;
  hasPolicy: boolean;
  /** Whether to press each link in the samples after they load. */
  isPressed?: boolean;
};

/** Renders each sample twice in its own frame: as server HTML and inserted by a script. */
async function shown(
  browser: Browser,
  { pieces, prepare, hasPolicy, isPressed = false }: PageOptions,
): Promise<Shown> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const result: Shown = { ran: new Set(), armed: [], reports: [] };
  const pieceOf = (frame: string) => pieces[Number(frame)] ?? frame;
  await watched(page, {
    onRun: (frame) => result.ran.add(pieceOf(frame)),
    onReport: (frame, directive) => result.reports.push(`${directive} of ${pieceOf(frame)}`),
  });
  const body = asFrames(pieces.map(prepare));
  const policy = policyOf({ isHttps: false, ...inlineCodeIn(body) });
  const headers = { ...(hasPolicy && { 'Content-Security-Policy': policy }) };
  await page.route('**/*', (route) =>
    route.request().url() === SITE
      ? route.fulfill({ body, contentType: 'text/html; charset=utf-8', headers })
      : route.abort(),
  );

  await page.goto(SITE);
  await putInto(page, pieces.map(prepare));
  if (isPressed) await pressLinks(page);
  for (const { frame, part } of await armedParts(page)) {
    result.armed.push(`${part} of ${pieceOf(frame)}`);
  }
  await context.close();
  return result;
}

/**
 * Returns a page with each sample in a frame. A `srcdoc` document inherits the CSP of the page
 * around it.
 */
function asFrames(pieces: readonly string[]): string {
  const frames = pieces.map((piece, number) => {
    const html = `<!DOCTYPE html><body><main><div>${piece}</div></main></body>`;
    return `<iframe name="${number}" srcdoc="${inAttribute(html)}"></iframe>`;
  });
  return `<!DOCTYPE html><html lang="uz"><body>${frames.join('')}</body></html>`;
}

async function putInto(page: Page, pieces: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    for (const [number, text] of texts.entries()) {
      const inner = document.getElementsByName(String(number))[0];
      // The document is missing if a sample has navigated its frame.
      const inside = inner instanceof HTMLIFrameElement ? inner.contentDocument : null;
      const field = inside?.createElement('div');
      if (!field) continue;
      inside?.body.append(field);
      field.innerHTML = text;
    }
  }, pieces);
}

/** Presses each link in the samples and gives the page time to react to each press. */
async function pressLinks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')];
    for (const link of frames.flatMap((frame) => [
      ...(frame.contentDocument?.querySelectorAll('a') ?? []),
    ])) {
      link.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
