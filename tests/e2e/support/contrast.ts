import sharp from 'sharp';
import { expect, type Page } from './fixtures';

type Colour = [number, number, number];
type Box = { left: number; top: number; width: number; height: number };
type Picture = (x: number, y: number) => Colour;
type Text = { text: string; colour: Colour; alpha: number; isLarge: boolean; lines: Box[] };

const [LARGE, SMALL] = [3, 4.5];
const HIDE_TEXT = '* { color: transparent !important; text-shadow: none !important; }';
const CORNER =
  "content: ''; position: fixed; z-index: 2147483647; top: 0; left: 0; width: 2px; height: 2px; pointer-events: none;";
/** A CSS rule that disables transitions, so that every color has its final value. */
const STAND_STILL = '* { transition: none !important; }';
let pictures = 0;

/**
 * Lists texts whose contrast is below WCAG 1.4.3. The background is measured in a screenshot behind
 * each line of text; gradients and images count by their worst pixel.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const faint = new Set<string>();
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }));
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const one of await faintOnScreen(page)) faint.add(one);
  }
  return [...faint];
}

export async function faintOnScreen(page: Page): Promise<string[]> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, STAND_STILL);
  const texts = await page.evaluate(textsInView);
  const pixel = await pictureWithoutTexts(page);
  // A toast can disappear between the measurement and the screenshot.
  const still = new Set((await page.evaluate(textsInView)).map(placeOf));
  return texts
    .filter((text) => still.has(placeOf(text)))
    .flatMap((text) => {
      const worst = Math.min(...text.lines.map((line) => worstIn(line, text, pixel)));
      if (worst >= (text.isLarge ? LARGE : SMALL)) return [];
      return [`${worst.toFixed(2)} "${text.text}" in rgb(${text.colour})`];
    });
}

/**
 * Takes a screenshot in which no text is visible. A busy browser may still show the previous page
 * or scroll position, so the screenshot is valid only once its corner contains the unique mark.
 */
async function pictureWithoutTexts(page: Page): Promise<Picture> {
  pictures += 1;
  const mark: Colour = [pictures >> 8, pictures & 255, 255];
  // The page's CSP allows no injected style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, `${HIDE_TEXT} html::after { ${CORNER} background: rgb(${mark}); }`);
  let picture: Picture = () => [0, 0, 0];
  const corner = async () => {
    picture = await pictureOf(page);
    return picture(0, 0);
  };
  await expect.poll(corner).toEqual(mark);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}

async function pictureOf(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

const placeOf = ({ text, lines }: Text) => `${text} ${lines[0]?.left} ${lines[0]?.top}`;

function worstIn(line: Box, { colour, alpha }: Text, pixel: Picture) {
  let worst = 21;
  for (let y = Math.ceil(line.top); y < Math.floor(line.top + line.height); y += 2) {
    for (let x = Math.ceil(line.left); x < Math.floor(line.left + line.width); x += 2) {
      const ground = pixel(x, y);
      const drawn = colour.map((part, index) => part * alpha + (ground[index] ?? 0) * (1 - alpha));
      worst = Math.min(worst, contrast(drawn as Colour, ground));
    }
  }
  return worst;
}

export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: returns the fully visible texts with their colors. */
function textsInView(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || !isJudged(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => isSeen(line, element));
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      style.color.match(/[\d.]+/g)?.map(Number) ?? [];
    const size = Number.parseFloat(style.fontSize);
    texts.push({
      text: words.slice(0, 40),
      colour: [red, green, blue],
      alpha: alpha * opacityOf(element),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      lines: lines.map(({ left, top, width, height }) => ({ left, top, width, height })),
    });
  }
  return texts.filter(({ lines }) => lines.length > 0);

  /** Returns whether the element must have enough contrast. WCAG exempts disabled controls. */
  function isJudged(element: Element): boolean {
    if (element.closest(':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]'))
      return false;
    if (element.closest('label')?.querySelector(':disabled')) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isSeen({ left, top, right, bottom, width, height }: DOMRect, element: Element): boolean {
    if (width < 2 || height < 2) return false;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    return shares.every((share) =>
      [top + 1, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint(left + width * share, y)),
      ),
    );
  }

  function opacityOf(element: Element | null): number {
    if (!element) return 1;
    return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  }
}
