import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  controlOf,
  isSubmitButton,
  isTickable,
  leavingLink,
} from '@/lib/client/hydration/controls';
import { atPlace, findAgain, locate, replacementOf } from '@/lib/client/hydration/find-again';
import {
  forgetPresses,
  persistPresses,
  takePresses,
} from '@/lib/client/hydration/persisted-presses';
import { arrivedBy } from '@/tests/support/arrival';

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
  ['p', controls, undefined],
  // A link leads on by itself, whatever stands in it.
  ['i', controls, undefined],
  ['i', `${controls}, a[href]`, 'A'],
  ['svg', controls, undefined],
])('of %s, among %s, the control is %j', (selector, kinds, name) => {
  const pick = html(
    '<button><span>Add</span></button><p>text</p><a href="/x"><i>x</i></a><svg role="img"></svg>',
  );
  expect(controlOf(pick(selector), kinds)?.tagName).toBe(name);
});

test('what is no element has no control', () => {
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

test.each([
  ['/cart', true],
  ['/products', true],
  ['/products?menu=tv', true],
  ['?menu=phones#top', false],
  ['/products?menu=phones', false],
  ['https://t.me/cart', false],
])('from /products?menu=phones a link to %s leaves the page: %j', (href, leaves) => {
  const pick = html(`<a href="${href}"><b>there</b></a>`);
  expect(pressed(pick('b')) !== null).toBe(leaves);
});

test.each([
  ['<a href="/cart" target="_blank"><b></b></a>', {}],
  ['<a href="/cart"><b></b></a>', { ctrlKey: true }],
  ['<a href="/cart"><b></b></a>', { button: 1 }],
  ['<a href="/cart"><button><b></b></button></a>', {}],
  ['<button><b></b></button>', {}],
  ['<p><b></b></p>', {}],
])('a press in %s with %j does not', (page, init) => {
  expect(pressed(html(page)('b'), init)).toBeNull();
});

test.each([
  ['<input type="checkbox">', true],
  ['<input type="radio">', true],
  ['<input type="text">', false],
  ['<input>', false],
])('%s is ticked: %j', (page, is) => {
  const field = html(page)('input');
  expect(field instanceof HTMLInputElement && isTickable(field)).toBe(is);
});

test.each([
  ['<form><button id="x">Send</button></form>', true],
  ['<form id="f"></form><button id="x" form="f">Send</button>', true],
  ['<button id="x">Send</button>', false],
  ['<form><button id="x" type="button">Add</button></form>', false],
  ['<form><input id="x" type="submit"></form>', false],
])('%s sends a form: %j', (page, is) => {
  expect(isSubmitButton(html(page)('#x'))).toBe(is);
});

const twoLikes =
  '<button class="a">1</button><button class="b">2</button><button class="a">3</button>';

test('an element is found again by its place among those that look like it', () => {
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
  ['<button>Add</button>', '<p>Add</p><button>Drop</button><button>Add</button>', 2],
  [
    '<button aria-label="Add">+</button>',
    '<button>+</button><button aria-label="Add">+</button>',
    1,
  ],
  ['<button>Add</button>', '<p>Add</p>', undefined],
  ['<button></button>', '<button></button>', undefined],
])('%s that is gone has its replacement in %s', (before, after, nth) => {
  const gone = html(before)('button');
  gone.ariaLabel = gone.getAttribute('aria-label');
  expect(replacementOf(gone)).toBe(gone);
  html(after);
  for (const one of document.querySelectorAll('button')) {
    one.ariaLabel = one.getAttribute('aria-label');
  }
  const all = [...document.body.children];
  expect(replacementOf(gone)).toBe(nth === undefined ? undefined : all[nth]);
});

function press() {
  persistPresses([locate(html(twoLikes)('button:last-child'))]);
}

test('after a reload of its page a press is found once', () => {
  press();
  arrivedBy('reload');
  expect(takePresses()).toEqual([document.querySelector('button:last-child')]);
  expect(takePresses()).toEqual([]);
});

test.each([
  ['of another page', () => history.replaceState(null, '', '/cart'), 'reload'],
  ['when it is opened again', () => {}, 'navigate'],
  ['that was forgotten', forgetPresses, 'reload'],
  ['whose element is gone', () => void html('<p></p>'), 'reload'],
  ['that is no list', () => sessionStorage.setItem('chorsu:presses', '{'), 'reload'],
])('a press %s is not', (_which, happen, type) => {
  press();
  happen();
  arrivedBy(type);
  expect(takePresses()).toEqual([]);
});

test('a browser that does not say how a page was reached presses nothing', () => {
  press();
  arrivedBy();
  expect(takePresses()).toEqual([]);
});

test('of a page on which nothing was pressed nothing is stored', () => {
  persistPresses([]);
  expect(sessionStorage).toHaveLength(0);
  expect(atPlace({ tagName: 'BUTTON', className: 'a', place: 0 })).toBeUndefined();
});
