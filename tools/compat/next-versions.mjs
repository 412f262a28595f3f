/**
 * Returns the versions of Next that `npm run compat` tries: the newest patch of the previous minor,
 * the newest patch of the installed minor, and the newest version of a later minor, which may be a
 * canary.
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

/** Parses a version. A release counts as later than all of its canaries. */
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
