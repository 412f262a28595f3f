// Addresses and headers that Next does not promise. `tests/system/next-contract.test.ts` asks a real
// build whether they still hold; what uses them goes on without what is not there.

/** Everything that Next itself answers. */
export const NEXT_ADDRESSES = '/_next';

/** The files of the build. */
export const STATIC_FILES = '/_next/static/';

/** The image optimiser, with the picture's own address in `url`. */
export const IMAGE_OPTIMISER = '/_next/image';

/** The parameter of an address that asks for the router's data. */
export const ROUTER_DATA = '_rsc';

/**
 * Next removes this suffix from any path and answers with the router's data of the page that remains
 * (`RSCPathnameNormalizer`). No page of the shop has an address that ends in it.
 */
const ROUTER_DATA_SUFFIX = '.rsc';

/** Whether Next would answer this path with the router's data of another path. */
export function isRouterDataPath(pathname: string): boolean {
  return pathname.endsWith(ROUTER_DATA_SUFFIX);
}

const buildFile = /\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g;

/** The addresses of build files in a text. */
export function buildFilesIn(text: string): string[] {
  return text.match(buildFile) ?? [];
}

/** Whether a request calls a server action; the shop has none. */
export function isServerAction(headers: Headers): boolean {
  return headers.has('Next-Action');
}

/** The address of a picture of this site at one of the optimiser's widths. */
export function optimisedUrl(src: string, width: number): string {
  return `${optimised(src)}&w=${width}&q=75`;
}

export function sourceSet(src: string, widths: readonly number[]): string {
  const address = optimised(src);
  return widths.map((width) => `${address}&w=${width}&q=75 ${width}w`).join(', ');
}

function optimised(src: string): string {
  return `${IMAGE_OPTIMISER}?url=${encodeURIComponent(oneSpelling(src))}`;
}

/** A letter may stand in an address as it is or as an escape: the optimiser would keep both. */
function oneSpelling(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
