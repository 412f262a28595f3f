import { readFileSync } from 'node:fs';

/** One article of the studio: a model of the library or a build of our own, its views and colours. */
export type Article = {
  name: string;
  model?: string;
  build?: string;
  /** Yaw and elevation of the camera in degrees, for each picture. */
  views?: [number, number][];
  /** Colour names of the shop; one that begins with = is the model's own. */
  colours?: string;
  /** Materials that take the colour; without it the one with the largest area. */
  paint?: string | false;
  isSaturatedOnly?: boolean;
  hangs?: boolean;
  [option: string]: unknown;
};

export type Shot = {
  article: Article;
  /** From 1. */
  view: number;
  yaw: number;
  elevation: number;
  colours: Record<string, string | null>;
};

const defaultViews: [number, number][] = [
  [-30, 14],
  [38, 10],
];

/** As a painter would mix them; the swatches of the shop are lighter. */
const paints: Record<string, string> = {
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
  beige: '#cdb48f',
};

/** Colours of a model that is sold in one colour. */
export const OWN_COLOUR = 'own';

export function readArticles(file: string): Article[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All first pictures before all second ones. */
export function shotsOf(articles: Article[]): Shot[] {
  const shots = articles.flatMap((article) =>
    (article.views ?? defaultViews).map(([yaw, elevation], index) => ({
      article,
      view: index + 1,
      yaw,
      elevation,
      colours: coloursOf(article),
    })),
  );
  return shots.sort((a, b) => a.view - b.view);
}

export function renderName({ name }: Article, view: number, colour: string): string {
  return `${name}.${view}.${colour}.webp`;
}

export function coloursOf({ colours }: Article): Record<string, string | null> {
  if (!colours) return { [OWN_COLOUR]: null };
  return Object.fromEntries(
    colours.split(',').map((name) => {
      if (name.startsWith('=')) return [name.slice(1), null];
      const paint = paints[name];
      if (!paint) throw new Error(`no such colour: ${name}`);
      return [name, paint];
    }),
  );
}
