/** Endings of Russian and Uzbek words as `foldLoose` leaves them, by the shortest stem they need. */
const endings: Record<number, string[]> = {
  4: [
    ...['a', 'i', 'u', 'e', 'o', 'ia', 'iu', 'ie', 'ii', 'oi', 'ei', 'om', 'em', 'im', 'ov', 'ev'],
    ...['ax', 'iax', 'ix', 'ami', 'iami', 'am', 'iam', 'ui', 'aia', 'oe', 'ogo', 'uiu'],
    ...['lar', 'lari', 'ar', 'ari', 'ni', 'ning', 'ga', 'da', 'dan', 'si', 'im', 'ing', 'imiz'],
  ],
  5: ['ka', 'ki', 'ku', 'ke', 'ok', 'ek', 'koi', 'kami', 'ingiz', 'cha'],
};

const shortestStem: ReadonlyMap<string, number> = new Map(
  Object.entries(endings).flatMap(([stem, list]) =>
    list.map((ending): [string, number] => [ending, Number(stem)]),
  ),
);
const LONGEST = Math.max(...[...shortestStem.keys()].map((ending) => ending.length));
const LAYERS = 3;

/** The word and what is left of it without its endings, the longest first. */
export function stemsOf(word: string): string[] {
  const stems = new Set([word]);
  let layer = [word];
  for (let i = 0; i < LAYERS && layer.length > 0; i++) {
    layer = layer.flatMap(withoutEnding).filter((stem) => !stems.has(stem));
    for (const stem of layer) stems.add(stem);
  }
  return [...stems];
}

/** Whether the word is the stem, or the stem with one ending or two. */
export function isFormOf(word: string, stem: string): boolean {
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  if (rest === '' || isEnding(rest, stem.length)) return true;
  for (let length = 1; length < rest.length; length++) {
    const first = stem.length + length;
    if (isEnding(rest.slice(0, length), stem.length) && isEnding(rest.slice(length), first)) {
      return true;
    }
  }
  return false;
}

function isEnding(letters: string, stemLength: number): boolean {
  return (shortestStem.get(letters) ?? Number.POSITIVE_INFINITY) <= stemLength;
}

function withoutEnding(word: string): string[] {
  const rests: string[] = [];
  for (let length = 1; length <= LONGEST && length < word.length; length++) {
    if (isEnding(word.slice(-length), word.length - length)) rests.push(word.slice(0, -length));
  }
  return rests;
}
