/**
 * Chromium with everything that the headless shell lacks: autofill and the back/forward cache. The
 * full tier installs it (scripts/test.mjs).
 */
export const wholeBrowser = (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium').replace(
  /-headless-shell$/,
  '',
);
