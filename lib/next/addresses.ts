// Paths and headers of Next that its documentation does not cover.
// `tests/system/next-contract.test.ts` checks them against a real build, and the code that uses
// them degrades gracefully when one is missing.

/** The prefix of all paths that Next reserves for itself. */
export const NEXT_ADDRESSES = '/_next';

/** The path prefix of build files. */
export const STATIC_FILES = '/_next/static/';

/** The image optimizer; `url` contains the path of the image. */
export const IMAGE_OPTIMIZER = '/_next/image';

/** The query parameter of requests for router data. */
export const ROUTER_DATA = '_rsc';

/**
 * The suffix that Next removes from a path to return the router data of the page at the remaining
 * path (`RSCPathnameNormalizer`). No page of the shop has a path that ends with it.
 */
const ROUTER_DATA_SUFFIX = '.rsc';

/** Returns whether Next would respond with the router data of another path. */
export function isRouterDataPath(pathname: string): boolean {
  return pathname.endsWith(ROUTER_DATA_SUFFIX);
}

const buildFile = /\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g;

/** Returns the paths of build files in the text. */
export function buildFilesIn(text: string): string[] {
  return text.match(buildFile) ?? [];
}

/** Returns whether a request calls a server action. The shop has none. */
export function isServerAction(headers: Headers): boolean {
  return headers.has('Next-Action');
}

/** Returns the URL of an image of this site at one of the optimizer's widths in pixels. */
export function optimizedUrl(src: string, width: number): string {
  return `${optimizedPath(src)}&w=${width}&q=75`;
}

export function sourceSet(src: string, widths: readonly number[]): string {
  const address = optimizedPath(src);
  return widths.map((width) => `${address}&w=${width}&q=75 ${width}w`).join(', ');
}

function optimizedPath(src: string): string {
  return `${IMAGE_OPTIMIZER}?url=${encodeURIComponent(oneSpelling(src))}`;
}

/** Normalizes escapes, so that the optimizer does not cache two spellings of a path. */
function oneSpelling(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
