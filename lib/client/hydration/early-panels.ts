// scripts/lib/build/worker.mjs builds this file as `/early-panels.js`, which the hydration script
// loads.

import type { PanelPreview } from 'deferred-hydration/browser';
import type { Locale } from '@/lib/constants';
import { cleanHistory } from '@/lib/domain/product/search-history';
import { listPath, localePath } from '@/lib/domain/routing/locale-path';
import { pageLocale } from '@/lib/i18n/language-choice';
import { openDocument } from '@/lib/navigation/leave';
import { cardNameOf } from './card-name';
import { iconOf, RESET, sheetOf } from './early-styles';
import { storedState, storedToken } from './stored-state';

/**
 * The stylesheets and, per language, the texts of the panels. The build
 * (scripts/lib/build/worker.mjs) inserts both.
 */
declare const PANEL_CSS: Record<'drawer' | 'modal' | 'links' | 'mega' | 'search', string>;
declare const PANEL_TEXTS: Record<Locale, PanelTexts>;

type PanelTexts = { close: string; language: string; signIn: string; history: string };

/** Repeats global rules, which do not apply inside a shadow root, and styles placeholder rows. */
const OWN_CSS =
  'a{color:inherit;text-decoration:none}:is(h2,h3){font-weight:650;letter-spacing:-.012em}p{padding:16px 4px 15px 0;border-bottom:1px solid var(--line)}h3{font-size:14px;line-height:20px}i{display:block;height:20px;background:var(--sunk)}';
const MENU_CSS = '.link svg{width:20px;height:20px}[href^=tel]{font-weight:600}';
const SHEET_CSS =
  '.popup{pointer-events:auto}.viewport{pointer-events:none}.body{display:grid;gap:16px}.tall{height:52px;border-radius:var(--radius)}';
const SIGN_IN_CSS =
  '.popup{--width:420px;--inset:32px}.field{height:76px}@media(max-width:767px){i:last-child{height:34px}}';
/** The heights match `Waiting` in option-sheet-modal.tsx. */
const OPTIONS_CSS =
  '.popup{--width:440px;--inset:24px}.tall:nth-child(1){height:88px}.tall:nth-child(2){height:84px}.tall:nth-child(3){height:76px}';
const MEGA_CSS =
  '.scrim{position:fixed;inset:var(--top) 0 0;background:var(--scrim)}.tops{padding:12px 0 12px 12px;background:var(--ground)}p{border:0;padding:12px}';
const SEARCH_CSS =
  'h2{padding:0 8px;color:var(--ink-2);font:14px/44px var(--font)}a{display:flex;align-items:center;gap:12px;min-height:44px;padding:4px 8px}svg{flex:none;color:var(--ink-3)}';

const BACKDROP = '<div class="backdrop" data-close></div>';
const CLOSE = `<button class="close" data-close>${iconOf('close', 24)}</button>`;
const ROW = '<p><i></i></p>';
const DIALOG = { panel: '[role=dialog]', isModal: true };

/** The panels that a press shows before React has rendered them (ADR 186). */
export const earlyPanels: readonly PanelPreview[] = [
  drawer('menu', {
    look: 'left',
    body: '<nav></nav><h3 class="heading"></h3><div class="languages"></div>',
    fill: (root) => {
      const [links, others] = ['header nav a', 'header nav + div a'];
      pick(root, 'nav').append(...copiesOf(`${links}, ${others}[href^="tel:"]`, 'link'));
      pick(root, 'h3').textContent = texts().language;
      pick(root, '.languages').append(...copiesOf(`${others}[hreflang]`, 'language'));
    },
  }),
  drawer('categories', { look: 'full', body: ROW.repeat(10) }),
  drawer('filters', { look: 'right', body: ROW.repeat(10) }),
  {
    ...DIALOG,
    opener: '[data-opens=sign-in]',
    render: (_, root) => {
      // For a signed-in customer, React renders a link or a menu instead of this button.
      if (storedToken()) {
        openDocument(localePath(pageLocale(), '/user'));
        return false;
      }
      const body = '<i></i><i class="tall field"></i><i class="tall"></i><i></i>';
      fillSheet(root, { css: SIGN_IN_CSS, title: texts().signIn, body });
      return true;
    },
  },
  {
    ...DIALOG,
    // The button on the card of a product whose options the shopper must choose.
    opener: '[data-choose]',
    render: (opener, root) => {
      const title = cardNameOf(opener) ?? nameOf(opener);
      fillSheet(root, { css: OPTIONS_CSS, title, body: '<i class="tall"></i>'.repeat(4) });
      pick(root, 'h2').setAttribute('data-long', '');
      return true;
    },
  },
  {
    opener: '[data-opens=mega]',
    panel: '#mega-menu',
    isModal: false,
    render: (opener, root) => {
      fill(
        root,
        PANEL_CSS.mega + MEGA_CSS,
        `<div class="scrim" data-close></div><div class="menu"><div class="box"><div class="tops">${ROW.repeat(12)}</div>${CLOSE}</div></div>`,
      );
      placeAt(root.host, opener.offsetParent);
      return true;
    },
  },
  {
    opener: '[role=search] input',
    panel: '[role=search] [role=listbox]',
    isModal: false,
    render: renderHistory,
  },
];

type DrawerOptions = {
  /** The class in components/ui/overlay/drawer.module.css that positions the drawer. */
  look: string;
  body: string;
  fill?: (root: ShadowRoot) => void;
};

function drawer(opens: string, { look, body, fill: fillBody }: DrawerOptions): PanelPreview {
  // A full drawer does not dim the bottom navigation: its transparent backdrop only closes the
  // drawer.
  const backdrop = look === 'full' ? BACKDROP.replace('backdrop', 'backdrop clear') : BACKDROP;
  const html = `${backdrop}<div class="popup ${look}"><div class="head"><h2 class="title"></h2>${CLOSE}</div><div class="body">${body}</div></div>`;
  return {
    ...DIALOG,
    opener: `[data-opens=${opens}]`,
    render: (opener, root) => {
      fill(root, PANEL_CSS.drawer + PANEL_CSS.links + MENU_CSS, html);
      pick(root, 'h2').textContent = nameOf(opener);
      fillBody?.(root);
      return true;
    },
  };
}

type SheetOptions = { css: string; title: string; body: string };

/** Builds the same elements as components/ui/overlay/modal.tsx. */
function fillSheet(root: ShadowRoot, { css, title, body }: SheetOptions): void {
  fill(
    root,
    PANEL_CSS.modal + SHEET_CSS + css,
    `${BACKDROP}<div class="viewport"><div class="popup"><h2 class="title"></h2><div class="body">${body}</div>${CLOSE}</div></div>`,
  );
  pick(root, 'h2').textContent = title;
}

/** Shows the stored searches as links while the field is empty. */
function renderHistory(field: HTMLElement, root: ShadowRoot): boolean {
  const { history } = storedState('chorsu:search');
  const terms = Array.isArray(history) ? cleanHistory(history) : [];
  if (terms.length === 0 || (field instanceof HTMLInputElement && field.value)) return false;
  fill(root, PANEL_CSS.search + SEARCH_CSS, '<div class="panel"><h2></h2></div>');
  pick(root, 'h2').textContent = texts().history;
  for (const term of terms) {
    const link = document.createElement('a');
    link.href = localePath(pageLocale(), listPath(new URLSearchParams({ search: term })));
    link.innerHTML = iconOf('clock', 20);
    link.append(term);
    pick(root, 'div').append(link);
  }
  placeAt(root.host, field.closest('form'));
  return true;
}

function fill(root: ShadowRoot, css: string, html: string): void {
  root.adoptedStyleSheets = [sheetOf(RESET + OWN_CSS + css)];
  root.innerHTML = html;
  const close = root.querySelector('.close');
  if (close) close.ariaLabel = texts().close;
}

function texts(): PanelTexts {
  return PANEL_TEXTS[pageLocale()];
}

/** Returns the label of a button without the count of active filters. */
function nameOf({ ariaLabel, textContent }: HTMLElement): string {
  return ariaLabel ?? String(textContent).replace(/\d+$/, '');
}

function pick(root: ShadowRoot, selector: string): Element {
  return root.querySelector(selector) ?? root.host;
}

/** Copies links that wide screens show in the header. */
function copiesOf(links: string, className: string): Element[] {
  return [...document.querySelectorAll(links)].map((link) => {
    const copy = document.importNode(link, true);
    copy.className = className;
    return copy;
  });
}

/** Positions the content of the preview relative to the lower edge of an element. */
function placeAt(host: Element, area: Element | null): void {
  if (!area || !(host instanceof HTMLElement)) return;
  const { bottom, left, width } = area.getBoundingClientRect();
  host.style.cssText = `--top:${bottom}px;position:fixed;top:var(--top);left:${left}px;width:${width}px`;
}
