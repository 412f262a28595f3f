import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** The shop's own folder must be there, or can be made, before minutes are spent on the rest. */
export function requireDataFolder(dataFolder) {
  const folder = resolve(root, dataFolder);
  const isNew = !existsSync(folder);
  const fault = faultOf(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
  });
  if (fault === null) return { isNew };
  throw new Failure(`The data folder ${folder} cannot be used (${fault}): set CHORSU_DATA.`);
}

function faultOf(work) {
  try {
    work();
    return null;
  } catch (error) {
    return error.code ?? error.message;
  }
}
