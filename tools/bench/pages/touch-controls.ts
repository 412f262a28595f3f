/** A control whose press is measured. The page evaluates `target`, `isVisible` and `isDone`. */
export type TouchControl = {
  page: 'product' | 'list';
  /** Evaluates to candidate elements, of which the first visible one is pressed. */
  target: string;
  /** Evaluates to true once the effect of the press is visible. */
  isVisible: string;
  /** Evaluates to true once everything that the press requested has arrived. */
  isDone: string;
  /** The name of a control that must be pressed first. */
  after?: string;
};

const has = (selector: string) => `document.querySelector('${selector}') !== null`;
const all = (selector: string) => `document.querySelectorAll('${selector}')`;
const isSent = (path: string) =>
  `performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.endsWith('${path}') && responseEnd > 0)`;
/** Whether a dialog is shown: either a preview of the panel, or the dialog that React renders. */
const IS_PANEL_SHOWN =
  "document.elementFromPoint(150, innerHeight - 100)?.closest('dialog, [role=dialog]') != null";
/** The amount in a card's stepper. Before hydration, the stepper is in a shadow root. */
const AMOUNT =
  "Number((document.querySelector('[data-stepped]')?.shadowRoot?.querySelector('output') ?? document.querySelector('[data-ids] output'))?.textContent)";
const IS_IN_BADGE = `[...${all('[data-count-of=cart]')}].some((badge) => badge.checkVisibility() && badge.textContent === '1')`;

/** Describes a control that opens a dialog. The press is complete when React renders `content`. */
const dialog = (opens: string, content: string): TouchControl => ({
  page: 'product',
  target: all(`[data-opens=${opens}]`),
  isVisible: IS_PANEL_SHOWN,
  isDone: has(`[role=dialog] ${content}`),
});

/** The controls that a shopper is likely to press first. */
export const touchControls: Readonly<Record<string, TouchControl>> = {
  buy: {
    page: 'product',
    target: all('section [data-add]'),
    isVisible: IS_IN_BADGE,
    isDone: isSent('/order/cart'),
  },
  cart: {
    page: 'list',
    target: all('[data-ids] [data-add]'),
    isVisible: `${AMOUNT} === 1`,
    isDone: isSent('/order/cart'),
  },
  stepper: {
    page: 'list',
    after: 'cart',
    target:
      "[document.querySelector('[data-stepped]')?.shadowRoot?.querySelector('button:last-of-type') ?? document.querySelector('[data-ids] [role=group] button:last-of-type')]",
    isVisible: `${AMOUNT} === 2`,
    isDone: isSent('/order/cart'),
  },
  heart: {
    page: 'list',
    target: all('[data-ids] [aria-pressed]'),
    isVisible: has('[data-ids] [aria-pressed=true]'),
    isDone: isSent('/order/wish'),
  },
  menu: dialog('menu', 'nav a'),
  // On product pages, the price bar covers the navigation.
  catalog: { ...dialog('categories', 'li :is(a, button)'), page: 'list' },
  search: {
    page: 'product',
    target: all('[role=search] input'),
    isVisible: "document.activeElement?.matches('[role=search] input')",
    isDone: has('[role=search] [role=option]'),
  },
  filters: { ...dialog('filters', 'form input'), page: 'list' },
  language: {
    page: 'product',
    target: all('header summary[aria-label]'),
    isVisible: has('header details[open] a'),
    isDone: has('header details[open] a'),
  },
  'sign-in': { ...dialog('sign-in', 'input'), page: 'list' },
};

/** The "Add to cart" button of another shop. A press takes effect when the header text changes. */
export const cartOfPeer: TouchControl = {
  page: 'product',
  target: `[...${all('button')}].filter(({ textContent }) => /add to cart/i.test(textContent))`,
  isVisible:
    "(window.benchHeader ??= document.querySelector('header, nav')?.innerText) !== document.querySelector('header, nav')?.innerText",
  isDone: 'true',
};
