type Known = { name: string; price: Element; picture: string | undefined };
type Look = Partial<CSSStyleDeclaration>;

/** Above the page and its header, below the navigation at the bottom. */
const cover: Look = {
  position: 'fixed',
  inset: '0',
  zIndex: 'calc(var(--z-bar) - 1)',
  overflow: 'hidden',
  touchAction: 'none',
  background: 'var(--ground)',
};

const surface: Look = { borderRadius: 'var(--radius-card)', background: 'var(--surface)' };
const frame: Look = { ...surface, aspectRatio: '1', margin: '4px 0 16px', overflow: 'hidden' };
const title: Look = { margin: '8px 0 6px', font: '650 22px/28px var(--font)' };
const offer: Look = { ...surface, marginTop: '29px', padding: '16px' };
const prices: Look = { display: 'flex', flexWrap: 'wrap', marginBottom: '4px' };

/** The first screen of a product's page on a phone, everything in its later place. */
export function openingView({ name, price, picture }: Known): HTMLElement {
  const view = box('div', cover, [
    ...header(),
    box('div', { padding: '12px var(--gutter)' }, [
      placeholder('180px', '16px'),
      box('div', frame, [pictureFrom(picture)]),
      placeholder('180px', '22px'),
      box('h1', { ...title, letterSpacing: '-0.015em' }, [name]),
      placeholder('120px', '16px'),
      box('div', offer, [box('div', prices, [enlarged(price)]), placeholder('100%', '56px')]),
    ]),
  ]);
  view.ariaHidden = 'true';
  return view;
}

function header(): Node[] {
  const copy = document.querySelector('body > header')?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return [];
  copy.inert = true;
  return [copy];
}

function pictureFrom(address = ''): Node {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  Object.assign(image.style, { width: '100%', height: '100%' });
  return image;
}

/** The price of today alone: what is said beside it differs between the card and the page. */
function enlarged(price: Element): Node {
  const copy = price.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  copy.dataset.size = 'large';
  copy.querySelector('s')?.remove();
  return copy;
}

function placeholder(width: string, height: string): HTMLElement {
  return box('div', { width, height, borderRadius: '4px', background: 'var(--sunk)' });
}

function box(tag: string, look: Look, content: (Node | string)[] = []): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element.style, look);
  element.append(...content);
  return element;
}
