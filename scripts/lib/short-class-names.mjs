import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * Part of what the address of every built file follows from: browsers keep for ever what they have
 * under an address, so it must change whenever names are made in another way.
 */
export const NAMING = 'class names 1';

const folders = ['static', 'server'];
const texts = /\.(?:css|js|html|rsc|json|body)$/;
const keptForEver = /\.(?:css|js)$/;

/** `topRow:"Mk7mLW_topRow"`: a script holds a style sheet's own names with those of the build. */
const entry = /(?:([\w$]+)|"([\w-]+)"):"(_?[\w-]{6})_(?:\1\2)"/g;
/** In a style sheet a digit behind a leading hyphen is written `\35 `. */
const builtName = /(?<![\w-])(-\\3\d [\w-]{4}|_?[\w-]{6})_([\w-]+)/g;

/** 26 × 36⁴ of them: of 193 modules two share one in 4 trees of 10 000. */
const PREFIX_LENGTH = 5;
const [DIGITS, FIRST_LETTER] = [36, 10];
const ROOM = DIGITS ** (PREFIX_LENGTH - 1);

/** Gives the names of the CSS modules' classes and animations another form in all that was built. */
export function shortenClassNames(buildFolder) {
  const files = folders.flatMap((folder) => readTexts(join(buildFolder, folder)));
  const modules = modulesIn(files);
  if (modules.size === 0) {
    throw new Failure('No class of a CSS module is found in the build: how are they named now?');
  }
  requireWholeModules(files, modules);
  const names = shortNames(modules);
  for (const { path, text } of files) {
    const short = shorten(text, names);
    if (short !== text) writeFileSync(path, short);
  }
}

/** The names of each module that scripts and style sheets know, by the module's digest. */
function modulesIn(files) {
  const styled = gather(files, '.css', namesIn);
  const modules = gather(files, '.js', entriesIn);
  const known = [...modules].filter(([digest]) => styled.has(digest));
  return new Map(known.map(([digest, locals]) => [digest, [...locals].sort()]));
}

/**
 * A file's address follows from what was in it before: what is made of its names may follow from
 * nothing else. All names of a module, if any, are in each file.
 */
function requireWholeModules(files, modules) {
  for (const { path, text } of files) {
    if (!keptForEver.test(path)) continue;
    for (const [digest, locals] of collect(namesIn(text))) {
      const all = modules.get(digest);
      if (!all || all.join() === [...locals].sort().join()) continue;
      throw new Failure(
        `A CSS module (${digest}) has the names ${all.join(', ')}, but in ${basename(path)} ` +
          `${[...locals].join(', ')}. Is there a class without a rule?`,
      );
    }
  }
}

/** A name follows from its module's digest and the names in it, and from nothing else. */
export function shortNames(modules) {
  const owners = new Map();
  const names = new Map();
  for (const [digest, locals] of modules) {
    const prefix = prefixOf(digest, locals);
    const other = owners.get(prefix);
    if (other) {
      throw new Failure(
        `The CSS modules ${other} and ${digest} (with ${locals.join(', ')}) come to the same ` +
          'short name: give a class of one of them another name.',
      );
    }
    owners.set(prefix, digest);
    for (const [index, local] of locals.entries()) {
      names.set(`${digest}_${local}`, prefix + index.toString(DIGITS));
    }
  }
  return names;
}

function shorten(text, names) {
  return text.replace(builtName, (name, digest, local) => {
    return names.get(`${plain(digest)}_${local}`) ?? name;
  });
}

/** It begins with a letter. */
function prefixOf(digest, locals) {
  const hash = createHash('sha256')
    .update([digest, ...locals].join('\0'))
    .digest();
  const number = hash.readUIntBE(0, 6) % ((DIGITS - FIRST_LETTER) * ROOM);
  return (FIRST_LETTER * ROOM + number).toString(DIGITS);
}

function gather(files, extension, pairsIn) {
  return collect(
    files.filter(({ path }) => path.endsWith(extension)).flatMap(({ text }) => pairsIn(text)),
  );
}

function collect(pairs) {
  const sets = new Map();
  for (const [digest, local] of pairs) {
    sets.set(digest, (sets.get(digest) ?? new Set()).add(local));
  }
  return sets;
}

function namesIn(text) {
  return [...text.matchAll(builtName)].map(([, digest, local]) => [plain(digest), local]);
}

function entriesIn(text) {
  return [...text.matchAll(entry)].map(([, word, quoted, digest]) => [digest, word ?? quoted]);
}

function plain(digest) {
  return digest.replace(/^-\\3(\d) /, '-$1');
}

function readTexts(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
