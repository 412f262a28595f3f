import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './library';
import type { Article } from './table';

/** Writes a list of the creators of the models in use, as the licenses require. */
export function writeCredits(folder: string, articles: Article[], library: Map<string, Model>) {
  const models = [...new Set(articles.flatMap(({ model }) => model ?? []))].sort();
  const credits = models.flatMap((path) => {
    const model = library.get(path);
    if (!model) return [];
    const { title, creator, licence } = model;
    return [{ model: path, title, creator, licence }];
  });
  writeFileSync(join(folder, 'credits.json'), `${JSON.stringify(credits, null, 2)}\n`);
}
