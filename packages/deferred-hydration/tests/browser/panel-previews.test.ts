import { markHydrated } from 'deferred-hydration/browser/hydrated-mark';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aQueue, html, pick, press, receivedEvents } from './replayed-page';

/** Each test uses a different link, because the listeners of earlier pages stay registered. */
let pages = 0;
const aPage = () =>
  `<a id="menu" data-page="${++pages}" role="button" aria-expanded="false" href="/menu">Menu</a><p id="other"></p>`;

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(async () => {
  vi.useRealTimers();
  // Closes previews that still wait for their panel.
  renderPanel();
  await settled();
  delete document.documentElement.dataset.hydrated;
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const preview = () => document.querySelector('[data-preview]');
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

/** Opens a page on which the menu has a preview. */
async function open({ isModal = true, hasContent = true } = {}) {
  const page = html(aPage());
  const menu = pick(page, 'menu');
  const onWaiting = vi.fn();
  const render = vi.fn((_: HTMLElement, root: ShadowRoot) => {
    root.innerHTML = '<button data-close><i></i></button><b></b>';
    return hasContent;
  });
  const one = { opener: `[data-page="${pages}"]`, panel: '#panel', isModal, render };
  const { queue, onPress } = aQueue({ loadPreviews: async () => [one], onWaiting });
  await settled();
  const inPreview = (selector: string) =>
    preview()?.firstElementChild?.shadowRoot?.querySelector<HTMLElement>(selector);
  return { page, menu, queue, onPress, onWaiting, render, inPreview };
}

/** Renders the panel instead of React. Returns the keys that the panel receives. */
function renderPanel() {
  const panel = document.createElement('div');
  panel.id = 'panel';
  const keys: string[] = [];
  panel.addEventListener('keydown', ({ key }) => keys.push(key));
  document.body.append(panel);
  return keys;
}

test('shows a preview on a press and replaces it with the rendered panel', async () => {
  const { menu, queue, onPress, onWaiting, render } = await open();
  const events = receivedEvents(['click']);
  menu.click();
  expect(preview()?.getAttribute('aria-label')).toBe('Menu');
  expect([menu.ariaExpanded, menu.ariaBusy, menu.style.opacity]).toEqual(['true', null, '']);
  expect(render).toHaveBeenCalledOnce();
  expect([onPress.mock.calls.length, onWaiting.mock.calls.length]).toEqual([1, 0]);

  await queue.replay();
  expect(events).toEqual(['click menu']);
  expect(preview()).not.toBeNull();
  const keys = renderPanel();
  await settled();
  expect(preview()).toBeNull();
  expect(keys).toEqual([]);
});

test.each([
  ['Escape', () => void pressEscape()],
  [
    'its close button',
    ({ inPreview }: Awaited<ReturnType<typeof open>>) => inPreview('i')?.click(),
  ],
  ['another press of its opener', ({ menu }: Awaited<ReturnType<typeof open>>) => menu.click()],
  ['leaving the page', () => void dispatchEvent(new Event('pagehide'))],
])('does not replay the press when the preview is closed by %s', async (_how, close) => {
  const shown = await open();
  const events = receivedEvents(['click']);
  shown.menu.click();
  close(shown);
  expect(preview()).toBeNull();
  expect(shown.menu.ariaExpanded).toBe('false');
  await shown.queue.replay();
  expect(events).not.toContain('click menu');
});

test('keeps the preview open after a press inside it', async () => {
  const { menu, inPreview } = await open();
  menu.click();
  inPreview('b')?.click();
  expect(preview()).not.toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'keeps the preview open after a press outside it only if it is modal (modal: %s)',
  async (isModal, left) => {
    const { page, menu } = await open({ isModal });
    menu.click();
    pick(page, 'other').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(left);
  },
);

test('sends Escape to the panel if the preview was closed after the replay', async () => {
  const { menu, queue } = await open();
  menu.click();
  await queue.replay();
  pressEscape();
  expect(preview()).toBeNull();
  const keys = renderPanel();
  await settled();
  expect(keys).toEqual(['Escape']);
});

test('removes the preview when the app shows another page before the panel', async () => {
  const { menu, queue } = await open();
  menu.click();
  await queue.replay();
  document.body.append('The same page');
  await settled();
  expect(preview()).not.toBeNull();

  history.pushState(null, '', '/other');
  document.body.append('Another page');
  await settled();
  history.replaceState(null, '', '/');
  expect(preview()).toBeNull();
});

test('removes the preview 10 s after the replay if no panel is rendered', async () => {
  const { menu, queue } = await open();
  vi.useFakeTimers();
  menu.click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preview()).not.toBeNull();
  const replayed = queue.replay();
  await vi.advanceTimersByTimeAsync(9999);
  expect(preview()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(preview()).toBeNull();
  await replayed;
});

test('queues a press without a preview like any other press', async () => {
  const { menu, queue, onWaiting } = await open({ hasContent: false });
  menu.click();
  expect([preview(), menu.ariaBusy]).toEqual([null, 'true']);
  expect(onWaiting).toHaveBeenCalledWith(true);
  await queue.replay();
});

test('shows the preview for a queued press as soon as the preview code has loaded', async () => {
  const menu = pick(html(aPage()), 'menu');
  const render = (_: HTMLElement, root: ShadowRoot) => root.mode === 'open';
  const { queue } = aQueue({
    loadPreviews: async () => [
      { opener: `[data-page="${pages}"]`, panel: '#panel', isModal: true, render },
    ],
  });
  menu.click();
  expect([preview(), menu.ariaBusy]).toEqual([null, 'true']);
  await settled();
  expect([preview() === null, menu.ariaBusy]).toEqual([false, null]);
  await queue.replay();
});

test('shows the preview on a hydrated page before React receives the press', async () => {
  const { menu, queue } = await open();
  await queue.replay();
  markHydrated();
  const reactPress = vi.fn((event: Event) => event.preventDefault());
  menu.addEventListener('click', reactPress);
  menu.dispatchEvent(press());
  expect([preview() === null, reactPress.mock.calls.length]).toEqual([false, 0]);
  await vi.waitUntil(() => reactPress.mock.calls.length === 1);
  expect(preview()).not.toBeNull();
  renderPanel();
  await settled();
  expect(preview()).toBeNull();
});

test('leaves presses to React once the panel has been rendered', async () => {
  const { menu, queue } = await open();
  await queue.replay();
  markHydrated();
  const reactPress = vi.fn((event: Event) => event.preventDefault());
  menu.addEventListener('click', reactPress);
  menu.dispatchEvent(press());
  renderPanel();
  await vi.waitUntil(() => reactPress.mock.calls.length === 1);
  menu.dispatchEvent(press());
  expect(reactPress).toHaveBeenCalledTimes(2);
  document.querySelector('#panel')?.remove();
  menu.dispatchEvent(press());
  expect(reactPress).toHaveBeenCalledTimes(3);
  expect(preview()).toBeNull();
});

test('lets the browser handle a press on a text field', () => {
  aQueue();
  const field = pick(html('<input id="field" role="combobox">'), 'field');
  expect(field.dispatchEvent(press())).toBe(true);
  expect(field.ariaBusy).not.toBe('true');
});
