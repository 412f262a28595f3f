import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

type Stop = { role: string; name: string; states: string[]; inside: Stop[] };

/** Roles of elements at which a screen reader stops only if they have a name. */
const ifNamed = new Set([
  'region',
  'form',
  'group',
  'list',
  'listitem',
  'figure',
  'radiogroup',
  'status',
  'alert',
]);
const never = new Set([
  'presentation',
  'none',
  'generic',
  'legend',
  'separator',
  'term',
  'definition',
  'rowgroup',
  'row',
  'cell',
  'columnheader',
  'option',
  'document',
  'paragraph',
]);
/** Roles of elements for which the outline has the name instead of the content. */
const leaves = new Set([
  'button',
  'link',
  'img',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'tab',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'status',
  'alert',
  'progressbar',
]);
const ALIKE_MAX = 3;

/** Lists the stops of a screen reader on the page, one per line. Runs in the page. */
export function outlineOf(root: Element): string {
  return linesOf(stopsIn(root), '').join('\n');
}

function stopsIn(element: Element): Stop[] {
  return [...element.children].filter(isExposed).flatMap((child) => {
    const role = roleOf(child);
    const inside = leaves.has(role) ? [] : stopsIn(child);
    const isSeen = getComputedStyle(child).visibility === 'visible';
    const name = role && isSeen ? nameOf(child, role) : '';
    return isStop(role, name) && isSeen
      ? [{ role, name, states: statesOf(child), inside }]
      : inside;
  });
}

function isStop(role: string, name: string): boolean {
  return role !== '' && !never.has(role) && (name !== '' || !ifNamed.has(role));
}

/** Returns whether a screen reader reads the element and its content. */
function isExposed(element: Element): boolean {
  const isFolded =
    element.parentElement?.matches('details:not([open])') && !element.matches('summary');
  const isLeftOut = element.matches('[aria-hidden="true"], [inert]');
  return !isFolded && !isLeftOut && getComputedStyle(element).display !== 'none';
}

function roleOf(element: Element): string {
  const role = getRole(element) ?? '';
  const isOfPage = !element.parentElement?.closest('article, aside, main, nav, section');
  if (['banner', 'contentinfo'].includes(role)) return isOfPage ? role : '';
  return role;
}

function nameOf(element: Element, role: string): string {
  const isRead = ['status', 'alert'].includes(role);
  return plain(computeAccessibleName(element) || (isRead ? textOf(element) : ''));
}

function textOf(element: Element): string {
  const texts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return isExposed(node) ? textOf(node) : '';
    return node.nodeValue ?? '';
  });
  return texts.join(' ');
}

function statesOf(element: Element): string[] {
  const aria = ['expanded', 'pressed', 'checked', 'selected', 'current', 'disabled', 'invalid'];
  const written = [...aria, 'required', 'haspopup', 'busy', 'modal'].flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || value === 'false' ? falseOf(state, value) : [stateOf(state, value)];
  });
  return [...levelOf(element), ...written, ...nativeStates(element), ...described(element)];
}

/** Returns the negative form, such as `not checked`, of a false state that is announced. */
function falseOf(state: string, value: string | null): string[] {
  const isAnnounced = ['expanded', 'pressed', 'checked', 'selected'].includes(state);
  return value && isAnnounced ? [`not ${state}`] : [];
}

function stateOf(state: string, value: string): string {
  return value === 'true' ? state : `${state} ${value}`;
}

function levelOf({ tagName, ariaLevel }: Element): string[] {
  const level = ariaLevel ?? /^H([1-6])$/.exec(tagName)?.[1];
  return level ? [`level ${level}`] : [];
}

function nativeStates(element: Element): string[] {
  const states: string[] = [];
  if (element.matches('summary')) {
    states.push(element.closest('details')?.open ? 'expanded' : 'not expanded');
  }
  if (element.matches('[type="checkbox"], [type="radio"]')) {
    states.push(element.matches(':checked') ? 'checked' : 'not checked');
  }
  if (element.matches(':disabled')) states.push('disabled');
  if (element.matches(':required:not([type="radio"])')) states.push('required');
  return [...states, ...enteredIn(element)];
}

function enteredIn(element: Element): string[] {
  if (element instanceof HTMLSelectElement) {
    return [`value "${plain(element.selectedOptions[0]?.text ?? '')}"`];
  }
  const isText = element.matches('textarea, input:not([type="checkbox"], [type="radio"])');
  const value = isText && 'value' in element ? String(element.value) : '';
  return value ? [`value "${plain(value)}"`] : [];
}

function described(element: Element): string[] {
  const text = plain(computeAccessibleDescription(element));
  return text ? [`described "${text}"`] : [];
}

/** Treats no-break spaces as spaces, because screen readers do not distinguish them. */
export function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * Shortens a series of more than three stops that differ only in their names to the first stop, a
 * count and the last name.
 */
function linesOf(stops: Stop[], indent: string): string[] {
  const runs: Stop[][] = [];
  for (const stop of stops) {
    const run = runs.at(-1);
    if (run?.[0] && shapeOf(run[0]) === shapeOf(stop)) run.push(stop);
    else runs.push([stop]);
  }
  return runs.flatMap((run) => {
    const shown = run.length > ALIKE_MAX ? run.slice(0, 1) : run;
    const lines = shown.flatMap((stop) => [lineOf(stop), ...linesOf(stop.inside, '  ')]);
    const rest = run.slice(shown.length);
    const last = rest.at(-1);
    return [...lines, ...(last ? [`… and ${rest.length} more, to "${last.name}"`] : [])].map(
      (line) => indent + line,
    );
  });
}

function lineOf({ role, name, states }: Stop): string {
  return [role, `"${name}"`, ...states.map((state) => `(${state})`)].join(' ');
}

function shapeOf({ role, name, states, inside }: Stop): string {
  const kinds = states.map((state) => state.replace(/".*"/, ''));
  return JSON.stringify([role, name === '', kinds, inside.map(shapeOf)]);
}
