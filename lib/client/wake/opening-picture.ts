const KEY = 'chorsu:opening';

/** The next page shows it until its own has come. */
export function rememberPicture(path: string, address: string | undefined): void {
  if (address) withStorage((storage) => storage.setItem(KEY, `${path} ${address}`));
}

/** What the card has shown stands behind the product's first picture, which may not be there yet. */
export function pictureBehind(): void {
  withStorage((storage) => {
    const [path, address] = storage.getItem(KEY)?.split(' ') ?? [];
    storage.removeItem(KEY);
    if (path === location.pathname) document.adoptedStyleSheets.push(behind(address));
  });
}

function behind(address = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(
    `main img[fetchpriority=high] { background: url(${JSON.stringify(address)}) center / cover }`,
  );
  return sheet;
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // A browser that keeps nothing shows the page's own picture when it comes.
  }
}
