/**
 * The path of the full Chromium, which has autofill and the back/forward cache; the headless shell
 * lacks both. The full tier installs it (scripts/test.mjs).
 */
export const wholeBrowser = (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium').replace(
  /-headless-shell$/,
  '',
);
