import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/**
 * Creates the data folder. Commands call it before the build, which takes minutes, so that they
 * fail at once if the folder is unusable.
 */
export function requireDataFolder(dataFolder) {
  const folder = resolve(root, dataFolder);
  // The data folder can exist without a shop, because the mocked API has a folder inside it.
  const isNew = !existsSync(join(folder, 'db'));
  const problem = problemOf(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  });
  if (problem === null) return { isNew };
  throw new Failure(
    `The data folder ${folder} cannot be used (${problem}). Set CHORSU_DATA to another folder.`,
  );
}

function problemOf(work) {
  try {
    work();
    return null;
  } catch (error) {
    return error.code ?? error.message;
  }
}
