import { act, render, screen, waitFor } from '@testing-library/react';
import {
  keepLinksFromReact,
  markScriptForReact,
  rendered,
  typeInto,
} from 'deferred-hydration/browser/react-internals';
import { loadStylesheets } from 'deferred-hydration/browser/stylesheets';
import { toScript } from 'deferred-hydration/browser/load-ahead';
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

test('React gets the change of a text typed before it, and the blur of the field', async () => {
  const onLeave = vi.fn();
  const field = inputIn(render(<Echo onLeave={onLeave} />).container);
  // As if it had been typed before hydration: React already knows this value.
  field.value = 'choynak';
  await act(async () => {
    typeInto(field, 'choynak');
    await rendered();
  });
  expect(screen.getByRole('status').textContent).toBe('choynak');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('without the property in which React stores values, a text is set and its change reported', async () => {
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
  ['held', 'pointerdown'],
  ['let go', 'pointerup'],
] as const)('a slider that is %s when its value is replayed hears a %s', async (state, heard) => {
  const { container } = render(<input type="range" />);
  const slider = inputIn(container);
  vi.spyOn(slider, 'matches').mockImplementation(
    (selector) => selector === ':active' && state === 'held',
  );
  const kinds: string[] = [];
  // Where React listens.
  for (const kind of ['pointerdown', 'pointerup']) {
    container.addEventListener(kind, () => kinds.push(kind));
  }
  typeInto(slider, '30');
  await rendered();
  expect(kinds).toEqual([heard]);
});

test('a field that has the focus has not been left', async () => {
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

/** The page's stylesheet is loaded before React; then React renders it and a later one. */
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

test('React does not add a stylesheet again that was loaded before it, and later ones follow it', async () => {
  expect(await stylesheetsAfterReact('a')).toEqual(['/a.css', '/a-later.css']);
});

test('without the mark later stylesheets come first, and the page still works', async () => {
  const unmark = (link: Element | undefined) => link?.removeAttribute('data-precedence');
  expect(await stylesheetsAfterReact('b', unmark)).toEqual(['/b-later.css', '/b.css']);
});

test('a stylesheet that React does not find is added again, and the page still works', async () => {
  const rename = (link: Element | undefined) => link?.setAttribute('href', '/other.css');
  expect(await stylesheetsAfterReact('c', rename)).toEqual([
    '/other.css',
    '/c.css',
    '/c-later.css',
  ]);
});

/** The page's script is run before React; then React renders it. */
function scriptsAfterReact(address: string, prepare: (script: HTMLScriptElement) => void) {
  const script = toScript(address);
  document.head.append(script);
  prepare(script);
  render(<script async src={address} />);
  return document.querySelectorAll(`script[src="${address}"]`).length;
}

test('React does not run a script again that was run before it', () => {
  expect(scriptsAfterReact('/a.js', markScriptForReact)).toBe(1);
});

test('without the mark a script is run twice', () => {
  expect(scriptsAfterReact('/b.js', () => {})).toBe(2);
});

test('before hydration React gets no clicks on links, but other clicks', () => {
  keepLinksFromReact();
  document.body.innerHTML = '<a href="#top">Top</a><button type="button">Add</button>';
  const heard: string[] = [];
  // The element on which React listens.
  const listen = ({ target }: Event) => target instanceof Element && heard.push(target.tagName);
  document.addEventListener('click', listen, { capture: true });
  const press = () => {
    for (const element of document.body.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  };
  press();
  expect(heard).toEqual(['BUTTON']);
  markHydrated();
  press();
  expect(heard).toEqual(['BUTTON', 'A', 'BUTTON']);
  document.removeEventListener('click', listen, { capture: true });
});

test.each(['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'])(
  'before hydration React hears no %s on a link',
  (kind) => {
    keepLinksFromReact();
    document.body.innerHTML = '<a href="#top">Top</a><button type="button">Add</button>';
    const heard: string[] = [];
    const listen = ({ target }: Event) => target instanceof Element && heard.push(target.tagName);
    document.addEventListener(kind, listen, { capture: true });
    for (const element of document.body.querySelectorAll('*')) {
      element.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    expect(heard).toEqual(['BUTTON']);
    document.removeEventListener(kind, listen, { capture: true });
  },
);

test('links also work if React listens on the window', async () => {
  const listening = new AbortController();
  const heard = vi.fn();
  addEventListener('click', heard, { capture: true, signal: listening.signal });
  keepLinksFromReact();
  document.body.innerHTML = '<a href="#there">There</a>';
  document.querySelector('a')?.click();
  expect(heard).toHaveBeenCalledOnce();
  await waitFor(() => expect(location.hash).toBe('#there'));
  listening.abort();
});
