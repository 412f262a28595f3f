import type { Page } from './fixtures';

/** Notes from now on what a screen reader would read out by itself. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(noteWhatIsSaid);
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}

/** Runs in the page. */
function noteWhatIsSaid() {
  const said: string[] = [];
  Object.assign(window, { said });
  // Of these all is read out, of the others what has changed.
  const whole = '[role="status"], [role="alert"], [aria-atomic="true"]';
  const regions = `${whole}, [aria-live]:not([aria-live="off"])`;
  const observer = new MutationObserver((records) => {
    const changes = records.flatMap((record) => [...newAlerts(record), ...changed(record)]);
    const texts = changes.map((text) => text.replace(/\s+/g, ' ').trim());
    said.push(...new Set(texts.filter(Boolean)));
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });

  function changed({ target, type, addedNodes }: MutationRecord): string[] {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(regions);
    if (!region) return [];
    if (region.matches(whole)) return [region.textContent ?? ''];
    const nodes = type === 'characterData' ? [target] : [...addedNodes];
    return nodes.map(({ textContent }) => textContent ?? '');
  }

  /** One is read out as soon as it is there. */
  function newAlerts({ addedNodes }: MutationRecord): string[] {
    const elements = [...addedNodes].filter((node) => node instanceof Element);
    return elements
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => one.matches('[role="alert"]'))
      .map(({ textContent }) => textContent ?? '');
  }
}
