/**
 * Returns the versions of Next that `npm run compat` tests: the newest patch of the previous minor
 * and of the installed minor, and the newest version of any later minor, including canaries.
 * @param {string[]} published
 * @param {string} installed
 */
export function versionsToTry(published, installed) {
  const current = parseVersion(installed);
  const sorted = published.map(parseVersion).filter(Boolean).sort(compareVersions);
  const stable = sorted.filter(({ canary }) => canary === Number.POSITIVE_INFINITY);
  const found = [
    stable.findLast((version) => compareMinors(version, current) < 0),
    stable.findLast((version) => compareMinors(version, current) === 0) ?? current,
    sorted.findLast((version) => compareMinors(version, current) > 0),
  ];
  return found.filter(Boolean).map(({ text }) => text);
}

/** Parses a version. A stable release has an infinite canary number, so it sorts last. */
function parseVersion(text) {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-canary\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [major, minor, patch, canary = Number.POSITIVE_INFINITY] = match
    .slice(1)
    .flatMap((part) => (part === undefined ? [] : [Number(part)]));
  return { text, major, minor, patch, canary };
}

function compareMinors(one, other) {
  return one.major - other.major || one.minor - other.minor;
}

function compareVersions(one, other) {
  const isSamePatch = compareMinors(one, other) === 0 && one.patch === other.patch;
  // Infinity minus Infinity is NaN.
  if (isSamePatch) return one.canary < other.canary ? -1 : 1;
  return compareMinors(one, other) || one.patch - other.patch;
}
