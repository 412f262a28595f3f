// A file of its own (scripts/lib/worker), the only script of a page that is opened for the first
// time. It brings the others at the first sign of the shopper, or when the page has been still for
// a while, and repeats for them what was pressed, typed and pointed at meanwhile.

import { LOCALES } from '@/lib/constants';
import { chooseLanguage } from '@/lib/i18n/language-choice';
import { onceAwake } from './awake';
import { reloadOnce } from './reload';

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const MOVES = ['pointermove', 'scroll', 'wheel'] as const;
const STILL_MS = 2000;
const KNOWN = 'chorsu:known';

/** What React answers when it is pressed, and links that do more than lead somewhere. */
const controls = 'button, input, [role], a[hreflang]';

const { scripts = '', light } = document.currentScript?.dataset ?? {};
// Over a weak network the next page is sooner there than what would add to this one.
const held = light === undefined ? `${controls}, a[data-appends]` : controls;
const later: (() => void)[] = [];
const typed = new Map<Element, string>();
const holding = new AbortController();
let isWoken = false;
let pointed: Element | null = null;

onceAwake(() => {
  holding.abort();
  // Not amid the effects of React, which would not hear of it.
  setTimeout(repeat);
});
hold('click', holdPress);
hold('change', holdChoice);
hold('input', holdText);
hold('submit', holdForm);
for (const kind of TOUCHES) hold(kind, stir);
if (light === undefined) {
  for (const kind of MOVES) hold(kind, stir);
  hold('pointerover', holdPointer);
  if (isKnownHere()) wake();
  else whenStill(wake);
}

async function repeat(): Promise<void> {
  for (const act of later) {
    act();
    // What one press has changed is there for the next.
    await null;
  }
}

function hold<Kind extends keyof WindowEventMap>(
  kind: Kind,
  answer: (event: WindowEventMap[Kind]) => void,
): void {
  addEventListener(kind, answer, { capture: true, signal: holding.signal });
}

/** Links lead on by themselves: nothing may compete with the page that they lead to. */
function stir({ type, target }: Event): void {
  // A carousel settles in its place by itself.
  if (type === 'scroll' && target !== document) return;
  const isMove = type === 'pointermove' || type === 'keydown';
  if (isMove || !controlOf(target, 'a[href]')) wake();
}

function wake(): void {
  if (isWoken) return;
  isWoken = true;
  remember();
  for (const src of scripts.split(' ').filter(Boolean)) {
    const script = document.createElement('script');
    script.src = src;
    // In their order: the page's data before what starts from it.
    script.async = false;
    script.onerror = () => navigator.onLine && reloadOnce();
    document.head.append(script);
  }
}

/** Where the scripts have run before they are at hand, and there may be a cart to show. */
function isKnownHere(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // Every visit is a first one.
  }
}

/** Nothing has arrived for a while, pictures included: the scripts take nothing from anybody. */
function whenStill(act: () => void): void {
  let timer = setTimeout(act, STILL_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(act, STILL_MS);
  };
  new PerformanceObserver(again).observe({ type: 'resource', buffered: true });
}

/** Links and forms work by themselves; what React would answer waits for it. */
function holdPress(event: MouseEvent): void {
  const control = controlOf(event.target, held);
  if (!control || isSubmit(control)) return;
  if (control instanceof HTMLAnchorElement && control.hreflang) chooseIn(control);
  else if (control instanceof HTMLInputElement && isTicked(control)) holdTick(control);
  else holdClick(control, event);
}

function holdClick(control: HTMLElement, event: MouseEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  control.ariaBusy = 'true';
  later.push(() => {
    control.ariaBusy = null;
    control.click();
  });
}

/** It leads on by itself, and the next page knows where this one stood. */
function chooseIn({ hreflang }: HTMLAnchorElement): void {
  const language = LOCALES.find((locale) => locale === hreflang);
  if (language) chooseLanguage(language);
  remember();
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * The tick is seen at once. Forms begin with what the address says: it is set again, and React takes
 * note of one that differs from what it has seen.
 */
function holdTick(field: HTMLInputElement): void {
  const { checked } = field;
  wake();
  later.push(() => {
    field.checked = !checked;
    field.click();
  });
}

function holdChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  wake();
  later.push(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function holdText({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || isTicked(target)) return;
  if (!typed.has(target)) later.push(() => retype(target, typed.get(target) ?? ''));
  typed.set(target, target.value);
}

/** React compares with what it saw last, through a property of its own over the browser's. */
function retype(field: HTMLInputElement, value: string): void {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is searched for is remembered, which its address alone would not do. */
function holdForm(event: SubmitEvent): void {
  const form = event.target;
  if (light !== undefined || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  wake();
  later.push(() => form.requestSubmit());
}

function holdPointer({ target, pointerType }: PointerEvent): void {
  if (!(target instanceof Element) || pointerType !== 'mouse') return;
  if (!pointed) later.push(() => pointed && pointAt(pointed));
  pointed = target;
}

function pointAt(element: Element): void {
  if (!element.matches(':hover')) return;
  const options = { bubbles: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerover', options));
  element.dispatchEvent(new MouseEvent('mouseover', options));
}

function controlOf(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest(`a[href], ${kinds}`) : null;
  return control instanceof HTMLElement && control.matches(kinds) ? control : null;
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}
