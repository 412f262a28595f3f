import { washBackground } from './background';
import { composeImage, type Placed, placeInBox, subjectRaster } from './compose';
import type { ColouredSubject, Picture } from './picture';

type Kind<Name extends Picture['kind']> = Extract<Picture, { kind: Name }>;

/** The horizontal center of a subject, and its maximum size, as fractions of the frame. */
type Spot = { x: number; width: number; height: number };
type Layout = {
  width: number;
  height: number;
  /** The position of the subjects' lower edge, as a fraction of the height from the top. */
  foot: number;
  spots: Spot[];
};

const wide: Layout = {
  width: 2464,
  height: 592,
  foot: 0.852,
  spots: [
    { x: 0.56, width: 0.15, height: 0.58 },
    { x: 0.726, width: 0.2, height: 0.75 },
    { x: 0.85, width: 0.13, height: 0.51 },
  ],
};

// The text is on the left, the main subject is on the right, and the last subject is in front of
// it.
const narrow: Layout = {
  width: 688,
  height: 368,
  foot: 0.875,
  spots: [
    { x: 0.765, width: 0.42, height: 0.8 },
    { x: 0.545, width: 0.16, height: 0.32 },
  ],
};

const post: Layout = {
  width: 1280,
  height: 720,
  foot: 0.78,
  spots: [
    { x: 0.2, width: 0.225, height: 0.41 },
    { x: 0.5, width: 0.3, height: 0.54 },
    { x: 0.8, width: 0.225, height: 0.41 },
  ],
};

const shop: Layout = {
  width: 1200,
  height: 900,
  foot: 0.82,
  spots: [
    { x: 0.15, width: 0.22, height: 0.3 },
    { x: 0.5, width: 0.5, height: 0.64 },
    { x: 0.85, width: 0.22, height: 0.3 },
  ],
};

const middleLight = { x: 0.5, y: 0.42, reach: 0.85 };

export async function bannerImage({ tint, subjects, format }: Kind<'banner'>) {
  if (format === 'wide') {
    const placed = await placedOf(wide, inMiddle(subjects));
    return composeImage(wide, washBackground(tint, { x: 0.72, y: 0.42, reach: 0.9 }), placed);
  }
  const [first, second, third] = subjects;
  const shown = [second ?? first, third].flatMap((subject) => subject ?? []);
  const placed = await placedOf(narrow, shown);
  return composeImage(narrow, washBackground(tint, { x: 0.76, y: 0.42, reach: 0.95 }), placed);
}

export async function postImage({ tint, subjects }: Kind<'post'>) {
  return composeImage(
    post,
    washBackground(tint, middleLight),
    await placedOf(post, inMiddle(subjects)),
  );
}

export async function shopImage({ tint, subjects }: Kind<'shop'>) {
  return composeImage(
    shop,
    washBackground(tint, middleLight),
    await placedOf(shop, inMiddle(subjects)),
  );
}

function inMiddle(subjects: ColouredSubject[]): (ColouredSubject | null)[] {
  return subjects.length === 3 ? subjects : [null, ...subjects];
}

async function placedOf(layout: Layout, subjects: (ColouredSubject | null)[]): Promise<Placed[]> {
  const placed = layout.spots.map(async (spot, number) => {
    const subject = subjects[number];
    if (!subject) return [];
    const at = { x: spot.x * layout.width, foot: layout.foot * layout.height };
    const box = { width: spot.width * layout.width, height: spot.height * layout.height };
    return [placeInBox(await subjectRaster(subject), at, box)];
  });
  return (await Promise.all(placed)).flat();
}
