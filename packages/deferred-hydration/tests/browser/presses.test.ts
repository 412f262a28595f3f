import {
  controlOf,
  isSubmitButton,
  isTickable,
  leavingLink,
} from 'deferred-hydration/browser/controls';
import { elementAt, findAgain, locate, replacementOf } from 'deferred-hydration/browser/find-again';
import { persistPresses, takePresses } from 'deferred-hydration/browser/persisted-presses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'app:presses';

/** Stubs the navigation type, because jsdom does not report one. */
function arrivedBy(...types: string[]) {
  vi.stubGlobal('performance', { getEntriesByType: () => types.map((type) => ({ type })) });
}

beforeEach(() => {
  history.replaceState(null, '', '/products?menu=phones');
  sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function html(page: string) {
  document.body.innerHTML = page;
  return (selector: string): HTMLElement => {
    const found = document.body.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
}

const controls = 'button, input, [role]';

test.each([
  ['span', controls, 'BUTTON'],
  ['button', controls, 'BUTTON'],
  ['p', controls, 'nothing'],
  // A link works without scripts, regardless of its content.
  ['i', controls, 'nothing'],
  ['i', `${controls}, a[href]`, 'A'],
  ['svg', controls, 'nothing'],
])('for a press on <%s>, the selector "%s" finds %s', (selector, kinds, name) => {
  const pick = html(
    '<button><span>Add</span></button><p>text</p><a href="/x"><i>x</i></a><svg role="img"></svg>',
  );
  expect(controlOf(pick(selector), kinds)?.tagName ?? 'nothing').toBe(name);
});

test('finds no control for a target that is not an element', () => {
  expect(controlOf(document, controls)).toBeNull();
  expect(controlOf(null, controls)).toBeNull();
});

function pressed(target: HTMLElement, init: MouseEventInit = {}) {
  let link: HTMLAnchorElement | null = null;
  const listener = (event: MouseEvent) => {
    link = leavingLink(event);
    event.preventDefault();
  };
  addEventListener('click', listener, { capture: true, once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return link;
}

test.each(['/cart', '/products', '/products?menu=tv'])(
  'treats a link from /products?menu=phones to %s as leaving the page',
  (href) => {
    const pick = html(`<a href="${href}"><b>there</b></a>`);
    expect(pressed(pick('b')) !== null).toBe(true);
  },
);

test.each(['?menu=phones#top', '/products?menu=phones', 'https://t.me/cart'])(
  'does not treat a link from /products?menu=phones to %s as leaving the page',
  (href) => {
    const pick = html(`<a href="${href}"><b>there</b></a>`);
    expect(pressed(pick('b')) !== null).toBe(false);
  },
);

test.each([
  ['<a href="/cart" target="_blank"><b></b></a>', {}],
  ['<a href="/cart"><b></b></a>', { ctrlKey: true }],
  ['<a href="/cart"><b></b></a>', { button: 1 }],
  ['<a href="/cart"><button><b></b></button></a>', {}],
  ['<button><b></b></button>', {}],
  ['<p><b></b></p>', {}],
])('does not treat a press in %s with %j as leaving the page', (page, init) => {
  expect(pressed(html(page)('b'), init)).toBeNull();
});

test.each(['<input type="checkbox">', '<input type="radio">'])(
  'recognizes %s as a checkbox or radio button',
  (page) => {
    const field = html(page)('input');
    expect(field instanceof HTMLInputElement && isTickable(field)).toBe(true);
  },
);

test.each(['<input type="text">', '<input>'])(
  'does not recognize %s as a checkbox or radio button',
  (page) => {
    const field = html(page)('input');
    expect(field instanceof HTMLInputElement && isTickable(field)).toBe(false);
  },
);

test.each([
  '<form><button id="x">Send</button></form>',
  '<form id="f"></form><button id="x" form="f">Send</button>',
])('recognizes a submit button in %s', (page) => {
  expect(isSubmitButton(html(page)('#x'))).toBe(true);
});

test.each([
  '<button id="x">Send</button>',
  '<form><button id="x" type="button">Add</button></form>',
  '<form><input id="x" type="submit"></form>',
])('recognizes no submit button in %s', (page) => {
  expect(isSubmitButton(html(page)('#x'))).toBe(false);
});

const twoLikes =
  '<button class="a">1</button><button class="b">2</button><button class="a">3</button>';

test('finds an element again by its index among elements with the same tag and class', () => {
  const pick = html(twoLikes);
  const located = locate(pick('button:last-child'));
  expect(located.place).toBe(1);
  expect(findAgain(located)).toBe(located.element);
  const again = html(twoLikes.replace('3', '4'));
  expect(findAgain(located)).toBe(again('button:last-child'));
  html('<button class="a">1</button>');
  expect(findAgain(located)).toBe(located.element);
});

test.each([
  [
    '<button>Add</button>',
    'the third element of',
    '<p>Add</p><button>Drop</button><button>Add</button>',
    2,
  ],
  [
    '<button aria-label="Add">+</button>',
    'the second element of',
    '<button>+</button><button aria-label="Add">+</button>',
    1,
  ],
  ['<button>Add</button>', 'no element of', '<p>Add</p>', null],
  ['<button></button>', 'no element of', '<button></button>', null],
])('replaces %s with %s %s', (before, _which, after, nth) => {
  const gone = html(before)('button');
  gone.ariaLabel = gone.getAttribute('aria-label');
  expect(replacementOf(gone)).toBe(gone);
  html(after);
  for (const one of document.querySelectorAll('button')) {
    one.ariaLabel = one.getAttribute('aria-label');
  }
  const all = [...document.body.children];
  expect(replacementOf(gone)).toBe(nth === null ? undefined : all[nth]);
});

function press() {
  persistPresses(KEY, [locate(html(twoLikes)('button:last-child'))]);
}

test('finds a stored press only once after a reload of its page', () => {
  press();
  arrivedBy('reload');
  expect(takePresses(KEY)).toEqual([document.querySelector('button:last-child')]);
  expect(takePresses(KEY)).toEqual([]);
});

test.each([
  ['of another page', () => history.replaceState(null, '', '/cart'), 'reload'],
  ['when its page is opened again', () => {}, 'navigate'],
  ['that was already taken', () => takePresses(KEY), 'reload'],
  ['whose element is gone', () => void html('<p></p>'), 'reload'],
  ['in damaged storage', () => sessionStorage.setItem(KEY, '{'), 'reload'],
])('does not find a stored press %s', (_which, happen, type) => {
  press();
  happen();
  arrivedBy(type);
  expect(takePresses(KEY)).toEqual([]);
});

test('finds no stored press when the navigation type is unavailable', () => {
  press();
  arrivedBy();
  expect(takePresses(KEY)).toEqual([]);
});

test('stores nothing for a page without presses', () => {
  persistPresses(KEY, []);
  expect(sessionStorage).toHaveLength(0);
  expect(elementAt({ tagName: 'BUTTON', className: 'a', place: 0 })).toBeUndefined();
});

test('neither finds nor stores presses without access to storage', () => {
  vi.stubGlobal('sessionStorage', null);
  expect(press).not.toThrow();
  expect(takePresses(KEY)).toEqual([]);
});
