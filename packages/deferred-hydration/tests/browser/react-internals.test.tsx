import { act, render, screen, waitFor } from '@testing-library/react';
import { toScript } from 'deferred-hydration/browser/load-ahead';
import {
  keepLinksFromReact,
  markScriptForReact,
  rendered,
  typeInto,
} from 'deferred-hydration/browser/react-internals';
import { loadStylesheets } from 'deferred-hydration/browser/stylesheets';
import { markHydrated } from 'deferred-hydration/hydrated';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  markHydrated();
  delete document.documentElement.dataset.hydrated;
  document.head.innerHTML = '';
});

function inputIn(element: HTMLElement): HTMLInputElement {
  const field = element.querySelector('input');
  if (!field) throw new Error('no field');
  return field;
}

function Echo({ onLeave }: { onLeave?: () => void }) {
  const [text, setText] = useState('');
  return (
    <p>
      <input value={text} onChange={(event) => setText(event.target.value)} onBlur={onLeave} />
      <output>{text}</output>
    </p>
  );
}

test('reports text typed before hydration and the blur of its field to React', async () => {
  const onLeave = vi.fn();
  const field = inputIn(render(<Echo onLeave={onLeave} />).container);
  // This simulates typing before hydration: React has already stored the value.
  field.value = 'choynak';
  await act(async () => {
    typeInto(field, 'choynak');
    await rendered();
  });
  expect(screen.getByRole('status').textContent).toBe('choynak');
  expect(onLeave).toHaveBeenCalledOnce();
});

test("sets and reports text even if React's stored-value property is missing", async () => {
  const { container } = render(<Echo />);
  const field = inputIn(container);
  Reflect.deleteProperty(field, 'value');
  Reflect.deleteProperty(field, '_valueTracker');
  expect(Object.hasOwn(field, 'value')).toBe(false);
  await act(async () => {
    typeInto(field, 'choynak');
    await rendered();
  });
  expect(screen.getByRole('status').textContent).toBe('choynak');
});

test.each([
  ['pointerdown', 'held'],
  ['pointerup', 'released'],
] as const)(
  'dispatches %s to a slider that is %s when its value is replayed',
  async (eventType, state) => {
    const { container } = render(<input type="range" />);
    const slider = inputIn(container);
    vi.spyOn(slider, 'matches').mockImplementation(
      (selector) => selector === ':active' && state === 'held',
    );
    const kinds: string[] = [];
    // React listens on this element.
    for (const kind of ['pointerdown', 'pointerup']) {
      container.addEventListener(kind, () => kinds.push(kind));
    }
    typeInto(slider, '30');
    await rendered();
    expect(kinds).toEqual([eventType]);
  },
);

test('does not report the blur of a field that has the focus', async () => {
  const onLeave = vi.fn();
  const field = inputIn(render(<Echo onLeave={onLeave} />).container);
  field.focus();
  await act(async () => {
    typeInto(field, 'choynak');
    await rendered();
  });
  expect(onLeave).not.toHaveBeenCalled();
});

const Styled = ({ href }: { href: string }) => (
  <>
    <link rel="stylesheet" href={href} precedence="next" />
    <p>content</p>
  </>
);
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const load = (link: Element | undefined) => link?.dispatchEvent(new Event('load'));

/** Loads a stylesheet, then lets React render it and a later one. Returns the order in the page. */
async function stylesheetsAfterReact(name: string, prepare = (_link: Element | undefined) => {}) {
  const [own, later] = [`/${name}.css`, `/${name}-later.css`];
  const loaded = loadStylesheets([own]);
  prepare(sheets()[0]);
  load(sheets()[0]);
  await loaded;
  const { rerender } = render(<Styled href={own} />);
  rerender(<Styled href={later} />);
  for (const link of sheets()) load(link);
  await waitFor(() => expect(screen.getByText('content')).toBeDefined());
  return sheets().map((link) => link.getAttribute('href'));
}

test('does not load a stylesheet twice, and inserts later stylesheets after it', async () => {
  expect(await stylesheetsAfterReact('a')).toEqual(['/a.css', '/a-later.css']);
});

test('inserts later stylesheets first if the loaded one has no data-precedence', async () => {
  const unmark = (link: Element | undefined) => link?.removeAttribute('data-precedence');
  expect(await stylesheetsAfterReact('b', unmark)).toEqual(['/b-later.css', '/b.css']);
});

test('lets React add a stylesheet again if React does not find it', async () => {
  const rename = (link: Element | undefined) => link?.setAttribute('href', '/other.css');
  expect(await stylesheetsAfterReact('c', rename)).toEqual([
    '/other.css',
    '/c.css',
    '/c-later.css',
  ]);
});

/** Runs a script, then lets React render it. Returns how many copies the page contains. */
function scriptsAfterReact(address: string, prepare: (script: HTMLScriptElement) => void) {
  const script = toScript(address);
  document.head.append(script);
  prepare(script);
  render(<script async src={address} />);
  return document.querySelectorAll(`script[src="${address}"]`).length;
}

test('lets React reuse a marked script instead of running it again', () => {
  expect(scriptsAfterReact('/a.js', markScriptForReact)).toBe(1);
});

test('lets React run a script again if the script has no mark', () => {
  expect(scriptsAfterReact('/b.js', () => {})).toBe(2);
});

test('hides clicks on links from React before hydration, but no other clicks', () => {
  keepLinksFromReact();
  document.body.innerHTML = '<a href="#top">Top</a><button type="button">Add</button>';
  const events: string[] = [];
  // React listens on the document.
  const listen = ({ target }: Event) => target instanceof Element && events.push(target.tagName);
  document.addEventListener('click', listen, { capture: true });
  const press = () => {
    for (const element of document.body.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  };
  press();
  expect(events).toEqual(['BUTTON']);
  markHydrated();
  press();
  expect(events).toEqual(['BUTTON', 'A', 'BUTTON']);
  document.removeEventListener('click', listen, { capture: true });
});

test.each(['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'])(
  'hides %s on a link from React before hydration',
  (kind) => {
    keepLinksFromReact();
    document.body.innerHTML = '<a href="#top">Top</a><button type="button">Add</button>';
    const events: string[] = [];
    const listen = ({ target }: Event) => target instanceof Element && events.push(target.tagName);
    document.addEventListener(kind, listen, { capture: true });
    for (const element of document.body.querySelectorAll('*')) {
      element.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    expect(events).toEqual(['BUTTON']);
    document.removeEventListener(kind, listen, { capture: true });
  },
);

test('follows links when React listens on the window', async () => {
  const listening = new AbortController();
  const onEvent = vi.fn();
  addEventListener('click', onEvent, { capture: true, signal: listening.signal });
  keepLinksFromReact();
  document.body.innerHTML = '<a href="#there">There</a>';
  document.querySelector('a')?.click();
  expect(onEvent).toHaveBeenCalledOnce();
  await waitFor(() => expect(location.hash).toBe('#there'));
  listening.abort();
});
