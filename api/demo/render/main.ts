import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { drawArt } from './art';
import { writeCredits } from './credits';
import { joinRender } from './join';
import { type Model, readLibrary } from './library';
import { readArticles, renderName, type Shot, shotsOf } from './table';

/** Images per Blender process. */
const BATCH = 10;
const THREADS = '2';

const here = fileURLToPath(new URL('.', import.meta.url));
const renders = join(here, '../renders');
const cache = join(here, '../../../.render');

/** Renders images of the table that have no file yet. It can be interrupted at any time. */
async function main() {
  const library = readLibrary(cache);
  const art = await drawArt(join(cache, 'art'), readFileSync(join(here, 'goods.json'), 'utf8'));
  const wanted = process.argv.slice(2);
  const work = join(cache, 'shots');
  mkdirSync(renders, { recursive: true });
  mkdirSync(work, { recursive: true });
  const articles = readArticles(join(here, 'goods.json'));
  writeCredits(renders, articles, library);
  for (;;) {
    const left = shotsOf(articles)
      .filter(({ article }) => wanted.length === 0 || wanted.includes(article.name))
      .filter((shot) => !isDone(shot) && !failed.has(keyOf(shot)));
    if (left.length === 0) return;
    console.log(`${left.length} shots left`);
    await renderBatch(left.slice(0, BATCH), { library, art, work });
  }
}

const failed = new Set<string>();

function keyOf({ article, view, colours }: Shot): string {
  return `${article.name}.${view}.${Object.keys(colours)[0]}`;
}

function isDone({ article, view, colours }: Shot): boolean {
  return Object.keys(colours).every((colour) =>
    existsSync(join(renders, renderName(article, view, colour))),
  );
}

type Setting = { library: Map<string, Model>; art: Record<string, string>; work: string };

async function renderBatch(shots: Shot[], { library, art, work }: Setting) {
  const jobs = new Map(shots.map((shot) => [join(work, keyOf(shot)), shot]));
  const file = join(work, 'job.json');
  writeFileSync(
    file,
    JSON.stringify([...jobs].map(([stem, shot]) => toJob(stem, shot, { library, art }))),
  );
  const blender = spawn(
    'nice',
    ['-n', '19', 'blender', '-b', '-t', THREADS, '-P', join(here, 'main.py'), '--', file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const finished = new Set<string>();
  for await (const line of createInterface({ input: blender.stdout })) {
    const [, outcome, stem = ''] = /^(done|failed) (\S+)/.exec(line) ?? [];
    const shot = jobs.get(stem);
    if (!outcome || !shot) continue;
    console.log(line);
    finished.add(stem);
    if (outcome === 'done') await keep(stem, shot);
    else failed.add(keyOf(shot));
  }
  // Blender sometimes crashes on a model, so the rest of the batch is retried.
  const crashed = [...jobs].find(([stem]) => !finished.has(stem));
  if (crashed) failed.add(keyOf(crashed[1]));
}

async function keep(stem: string, { article, view, colours }: Shot) {
  for (const colour of Object.keys(colours)) {
    writeFileSync(join(renders, renderName(article, view, colour)), await joinRender(stem, colour));
  }
}

function toJob(stem: string, shot: Shot, { library, art }: Omit<Setting, 'work'>) {
  const { views: _, byColour: __, model, ...options } = shot.article;
  const { view, yaw, elevation, colours } = shot;
  return { ...modelOf(model, library), ...options, art, stem, view, yaw, elevation, colours };
}

function modelOf(name: string | undefined, library: Map<string, Model>) {
  if (!name) return {};
  const model = library.get(name);
  if (!model) throw new Error(`There is no model ${name}`);
  const { file, size, rotation } = model;
  return { model: file, size, ...(rotation && { rotation }) };
}

await main();
