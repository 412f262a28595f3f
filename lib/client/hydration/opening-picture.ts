import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';

const KEY = 'chorsu:opening';

/** The next page shows it until its own has come. */
export function rememberPicture(path: string, address: string | undefined): void {
  if (address) setFlash(KEY, `${path} ${address}`);
}

/** What the card has shown stands behind the product's first picture, which may not be there yet. */
export function pictureBehind(): void {
  const [path, address] = takeFlash(KEY)?.split(' ') ?? [];
  if (path === location.pathname) document.adoptedStyleSheets.push(behind(address));
}

function behind(address = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(
    `main img[fetchpriority=high] { background: url(${JSON.stringify(address)}) center / cover }`,
  );
  return sheet;
}
