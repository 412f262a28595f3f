import { run } from '../processes/run.mjs';
import { print } from '../steps.mjs';
import { installPackages } from './apt.mjs';
import { onPath } from './browser.mjs';

const CHECK_LIMIT_MS = 30_000;
const LOAD_WEBKIT = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2;";

const known = [
  {
    engine: 'firefox',
    packages: ['firefox-esr'],
    isThere: async () => works(onPath(['firefox-esr', 'firefox'])[0], ['--headless', '--version']),
  },
  {
    engine: 'webkit',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
    isThere: async () =>
      ['WebKitWebDriver', 'Xvfb'].every((name) => onPath([name]).length > 0) &&
      works(onPath(['gjs'])[0], ['-c', LOAD_WEBKIT]),
  },
];

/**
 * Returns the engines other than Chromium that are installed or can be installed, and prints a line
 * for each missing one.
 */
export async function findEngines(wanted = known, install = installPackages) {
  const found = [];
  for (const { engine, packages, isThere } of wanted) {
    if ((await isThere()) || ((await install(...packages)) && (await isThere()))) {
      found.push(engine);
    } else print(`Skipping ${engine}: it is unavailable here. Install ${packages.join(' ')}.`);
  }
  return found;
}

async function works(path, args) {
  return path !== undefined && (await run(path, args, { limitMs: CHECK_LIMIT_MS })).code === 0;
}
