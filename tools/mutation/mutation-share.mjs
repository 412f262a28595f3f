import { createHash } from 'node:crypto';

/** Returns the identity of a mutant across runs. In reports, lines and columns count from 1. */
export function keyOf(path, { location: { start, end }, replacement }) {
  const places = [start, end].map(({ line, column }) => `${line}:${column}`);
  return [path, ...places, replacement].join('\n');
}

/** Returns whether a mutant belongs to a share in percent. The selection is the same each time. */
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
