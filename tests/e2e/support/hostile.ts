import type { Page } from './fixtures';

/** Both callbacks receive the frame's name, which is '' for the page itself. */
type Listeners = {
  onRun: (frame: string) => void;
  onReport: (frame: string, directive: string) => void;
};

/**
 * Reports every script that hostile content manages to run in any frame, and each CSP violation.
 */
export async function watched(page: Page, { onRun, onReport }: Listeners): Promise<void> {
  await page.exposeBinding('__pwned', (_source, frame: string) => onRun(frame));
  await page.exposeBinding('__breach', (_source, frame: string, directive: string) =>
    onReport(frame, directive),
  );
  await page.addInitScript(() => {
    const ownFrame = () => {
      let view: Window = window;
      while (view !== view.parent && !/^\d+$/.test(view.name)) view = view.parent;
      return view.name;
    };
    const report = (name: string, ...label: string[]) =>
      void Reflect.get(window, name)?.call(window, ...label);
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, () => report('__pwned', ownFrame()));
    }
    addEventListener('securitypolicyviolation', (event) =>
      report('__breach', ownFrame(), event.effectiveDirective),
    );
  });
  page.on('dialog', async (dialog) => {
    onRun('');
    await dialog.dismiss();
  });
}

const SCRIPT_ADDRESS =
  '^[\\u0000-\\u0020]*(j\\s*a\\s*v\\s*a\\s*s\\s*c\\s*r\\s*i\\s*p\\s*t|vbscript|data:(?!image/))';

/** Lists attributes that run script on a click, a key or a timer. A page must contain none. */
export function armedParts(page: Page): Promise<{ frame: string; part: string }[]> {
  return page.evaluate((script) => {
    const address = /^(xlink:)?(href|src|data|action|formaction|to|values|content)$/i;
    const isArmed = (element: Element, name: string) =>
      /^on/i.test(name) ||
      (address.test(name) && new RegExp(script, 'i').test(element.getAttribute(name) ?? ''));
    const inside = [...document.querySelectorAll('iframe')].map(
      ({ name, contentDocument }) => [name, contentDocument] as const,
    );
    return [['', document] as const, ...inside].flatMap(([frame, view]) =>
      [...(view?.querySelectorAll('*') ?? [])].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => isArmed(element, name))
          .map((name) => ({ frame, part: `${element.tagName}[${name}]` })),
      ),
    );
  }, SCRIPT_ADDRESS);
}
