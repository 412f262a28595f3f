const FOLDER = '/_next/static/chunks/';
const usual = /^\/_next\/static\/chunks\/([\w~-]+)\.(?:js|css)$/;

type Ending = 'js' | 'css';

/** A file of the build as a page names it to lib/client/hydration: nearly all are of one folder. */
export function toShortName(address: string): string {
  return usual.exec(address)?.[1] ?? address;
}

/** The addresses of a list of such names. */
export function toAddresses(names: string, ending: Ending): string[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => (name.startsWith('/') ? name : `${FOLDER}${name}.${ending}`));
}
