import type { Page } from './fixtures';

/** The element that replaces a text node: `font` in Chrome, another one in Yandex Browser. */
export type Translator = 'font' | 'ya-tr-span';

/** Simulates a browser that translates the page, including text that is added or changed later. */
export async function translate(page: Page, by: Translator = 'font') {
  await page.evaluate((tag) => {
    const untouched = 'font, ya-tr-span, script, style, option, textarea, svg';

    function wrap(text: Node) {
      if (!text.textContent?.trim() || text.parentElement?.closest(untouched)) return;
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }

    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }

    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  }, by);
}
