import { readFileSync } from 'node:fs';
import { grounds } from '@/api/demo/pictures/background';
import type { Colour, SeedProduct } from '@/api/demo/seed/department';
import { departments } from '@/api/demo/seed/departments';

/**
 * A subject to render: a model from the library or one built here, with its views and colors.
 */
export type Article = {
  name: string;
  model?: string;
  build?: string;
  /** Yaw and elevation of the camera in degrees for each image. */
  views?: [number, number][];
  /** The color that the model already has. Other colors come from the product. */
  own?: string;
  /** Materials to paint; by default the one with the largest area. `false` for none. */
  paint?: string | false;
  /** Material changes for colors that cannot be painted. */
  byColour?: Record<string, Record<string, unknown>>;
  /** The material that is solid glass. Its shots contain the background that it refracts. */
  glass?: string;
  /** Whether the product hangs on a wall or a ceiling, where it has no shadow. */
  hangs?: boolean;
  [option: string]: unknown;
};

export type Shot = {
  article: Article;
  /** Numbered from 1. */
  view: number;
  yaw: number;
  elevation: number;
  colours: Record<string, string | null>;
};

const defaultViews: [number, number][] = [
  [-30, 14],
  [38, 10],
];

/** Paint colors; the shop's swatches are lighter. */
const paints: Record<Colour, string> = {
  white: '#ebebe8',
  black: '#1d1e21',
  grey: '#8b9198',
  blue: '#2f5d9c',
  sky: '#86b9dc',
  green: '#3c7a5f',
  red: '#b0221f',
  pink: '#dd8ea0',
  yellow: '#e0b035',
  orange: '#d8702a',
  purple: '#5f4899',
  brown: '#6d452d',
  beige: '#c9b8a0',
};

/** The color name of a model that is sold in one color. */
const OWN_COLOUR = 'own';

export function readArticles(file: string): Article[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Lists the shots of all products: all first views, then all second views, and so on. */
export function shotsOf(articles: Article[]): Shot[] {
  const shots = articles.flatMap((article) =>
    (article.views ?? defaultViews).flatMap(([yaw, elevation], index) =>
      looksOf(article).map(({ look, colours }) => ({
        article: look,
        view: index + 1,
        yaw,
        elevation,
        colours,
      })),
    ),
  );
  return shots.sort((a, b) => a.view - b.view);
}

export function renderName({ name }: Article, view: number, colour: string): string {
  return `${name}.${view}.${colour}.webp`;
}

export function shadowName({ name }: Article, view: number): string {
  return `${name}.${view}.shadow.webp`;
}

/** Returns the color, as #rrggbb, of the background on which the shop shows a product. */
export function groundOf({ name }: Article): string {
  const department = departments.find(({ products }) =>
    products.some(({ render }) => render === name),
  );
  return grounds[department?.tint ?? 'home'];
}

/**
 * Lists the looks of a product, one per shot. Painted colors share one shot; each other color has
 * its own.
 */
function looksOf(article: Article) {
  const { byColour = {} } = article;
  const all = Object.entries(coloursOf(article));
  const painted = Object.fromEntries(all.filter(([colour]) => !(colour in byColour)));
  const others = Object.entries(byColour).map(([colour, changes]) => ({
    look: { ...article, ...changes },
    colours: { [colour]: null },
  }));
  const looks = [{ look: article, colours: painted }, ...others];
  return looks.filter(({ colours }) => Object.keys(colours).length > 0);
}

/** Returns the colors of the product that uses the render; `null` means the model's own color. */
function coloursOf({ name, own }: Article): Record<string, string | null> {
  const colours = productOf(name)?.colours ?? [];
  if (colours.length === 0) return { [OWN_COLOUR]: null };
  return Object.fromEntries(
    colours.map((colour) => [colour, colour === own ? null : paints[colour]]),
  );
}

function productOf(name: string): SeedProduct | undefined {
  return departments.flatMap(({ products }) => products).find(({ render }) => render === name);
}
