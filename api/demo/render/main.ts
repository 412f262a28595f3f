import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawArt } from './art';
import { writeCredits } from './credits';
import { encodeMaster, encodeShadow } from './join';
import { type Model, readLibrary } from './library';
import { printStatus, withoutMaster } from './status';
import {
  type Article,
  groundOf,
  readArticles,
  renderName,
  type Shot,
  shadowName,
  shotsOf,
} from './table';

/** Shots per Blender process. */
const BATCH = 6;
/** Rendering takes hours, so it uses one thread at the lowest priority. */
const THREADS = '1';

const here = fileURLToPath(new URL('.', import.meta.url));
const renders = join(here, '../renders');
const cache = join(here, '../../../.render');

/**
 * Renders the shots that have no master yet, or all shots of the named products. It can be
 * interrupted at any time: a product keeps its old images until a shot is finished.
 */
async function main() {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { status: { type: 'boolean' }, first: { type: 'string' } },
  });
  const articles = readArticles(join(here, 'goods.json'));
  const all = shotsOf(articles);
  const left = await withoutMaster(all, renders);
  if (values.status) return printStatus(all, left);
  const shots = names.length > 0 ? all.filter(({ article }) => names.includes(article.name)) : left;
  await renderAll(shots.slice(0, Number(values.first ?? shots.length)), articles);
}

async function renderAll(shots: Shot[], articles: Article[]) {
  const library = readLibrary(cache);
  const art = await drawArt(join(cache, 'art'), readFileSync(join(here, 'goods.json'), 'utf8'));
  const work = join(cache, 'shots');
  mkdirSync(work, { recursive: true });
  writeCredits(renders, articles, library);
  const left = [...shots];
  while (left.length > 0) {
    console.log(`shots left: ${left.length}`);
    const batch = left.splice(0, BATCH);
    const rest = await renderBatch(batch, { library, art, work });
    const [crashed, ...others] = rest;
    if (!crashed) continue;
    console.error(`Blender stopped during ${keyOf(crashed)}.`);
    process.exitCode = 1;
    left.unshift(...others);
  }
}

function keyOf({ article, view, colours }: Shot): string {
  return `${article.name}.${view}.${Object.keys(colours)[0]}`;
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
  for await (const line of createInterface({ input: blender.stdout })) {
    const [, outcome, stem = ''] = /^(done|failed) (\S+)/.exec(line) ?? [];
    const shot = jobs.get(stem);
    if (!outcome || !shot) continue;
    console.log(line);
    jobs.delete(stem);
    if (outcome === 'done') await keep(stem, shot);
  }
  return [...jobs.values()];
}

/**
 * Encodes and stores the images of a shot. A file is replaced only when its successor is complete.
 */
async function keep(stem: string, { article, view, colours }: Shot) {
  for (const colour of Object.keys(colours)) {
    const file = `${stem}.${colour}.rgba`;
    replace(renderName(article, view, colour), await encodeMaster(file));
    rmSync(file);
  }
  if (article.hangs) return;
  replace(shadowName(article, view), await encodeShadow(`${stem}.shadow`));
}

function replace(name: string, bytes: Buffer) {
  writeFileSync(join(cache, name), bytes);
  renameSync(join(cache, name), join(renders, name));
}

function toJob(stem: string, shot: Shot, { library, art }: Omit<Setting, 'work'>) {
  const { views: _, byColour: __, model, ...options } = shot.article;
  const { view, yaw, elevation, colours } = shot;
  const ground = options.glass ? { ground: groundOf(shot.article) } : {};
  const camera = { view, yaw, elevation, colours, ...ground };
  return { ...modelOf(model, library), ...options, art, stem, ...camera };
}

function modelOf(name: string | undefined, library: Map<string, Model>) {
  if (!name) return {};
  const model = library.get(name);
  if (!model) throw new Error(`There is no model ${name}`);
  const { file, size, rotation } = model;
  return { model: file, size, ...(rotation && { rotation }) };
}

await main();
