import { createHash } from 'node:crypto';

/** Returns a key that identifies a mutant across runs. Its lines and columns must start at 1. */
export function keyOf(path, { location: { start, end }, replacement }) {
  const places = [start, end].map(({ line, column }) => `${line}:${column}`);
  return [path, ...places, replacement].join('\n');
}

/** Returns whether a mutant is in the share of `percent`, which is the same in every run. */
export function isInShare(key, percent) {
  const [first, second] = createHash('sha256').update(key).digest();
  return first * 256 + second < (percent / 100) * 65_536;
}

/** Returns the report with only the mutants of the share. */
export function shareOf({ files }, percent) {
  const kept = Object.entries(files).map(([path, file]) => {
    const mutants = file.mutants.filter((one) => isInShare(keyOf(path, one), percent));
    return [path, { ...file, mutants }];
  });
  return { files: Object.fromEntries(kept) };
}
