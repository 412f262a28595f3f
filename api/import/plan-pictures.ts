import type { Goods, Picture } from './goods';
import type { Naming } from './naming';
import type { OptionValues, PlacedRow } from './place-rows';

type PicturePlanInput = { placed: PlacedRow[]; goods: Goods | undefined; withdrawOptions: boolean };

/**
 * Plans the images of a product. The images of a row replace only those of its color, or those of
 * its first option if it has no color.
 *
 * @returns `null` when nothing changes.
 */
export function planPictures(
  naming: Naming,
  { placed, goods, withdrawOptions }: PicturePlanInput,
): Picture[] | null {
  const before = goods?.images ?? [];
  const listed = new Set(placed.map(({ options }) => shownValue(naming, options)));
  const groups = groupsOf(before);
  const given = placed.filter(({ row }) => row.images !== undefined);
  for (const valueId of withdrawOptions ? groups.keys() : []) {
    const isReplaced = valueId !== null || given.length > 0;
    if (isReplaced && !listed.has(valueId)) groups.delete(valueId);
  }
  const named = groupsOf(
    given.flatMap(({ row, options }) => {
      const valueId = shownValue(naming, options);
      return (row.images ?? []).map((image) => ({ image, valueId }));
    }),
  );
  for (const { options } of given) {
    const valueId = shownValue(naming, options);
    groups.set(valueId, named.get(valueId) ?? []);
  }
  const after = flat(groups);
  return isSame(flat(groupsOf(before)), after) ? null : after;
}

/**
 * Returns the option value to which the images of a variant belong: its color, or otherwise its
 * first option.
 */
function shownValue({ attributes }: Naming, options: OptionValues): number | null {
  const ids = Object.keys(options).map(Number);
  const colour = ids.find((id) => attributes.get(id)?.kind === 'colour');
  return options[colour ?? ids[0] ?? 0] ?? null;
}

function groupsOf(pictures: Picture[]): Map<number | null, string[]> {
  const groups = new Map<number | null, string[]>();
  for (const { image, valueId } of pictures) {
    groups.set(valueId, [...(groups.get(valueId) ?? []), image]);
  }
  return groups;
}

/** Lists each image once, even if two options name it. */
function flat(groups: Map<number | null, string[]>): Picture[] {
  const all = new Map<string, Picture>();
  for (const [valueId, images] of groups) {
    for (const image of images) if (!all.has(image)) all.set(image, { image, valueId });
  }
  return [...all.values()];
}

function isSame(one: Picture[], other: Picture[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
