import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATIC_FILES } from '@/lib/next/addresses';
import { noteUnrecognized } from './unrecognized';

/** Returns the folder with the static files of a build. Expects Next to call it `static`. */
export function staticFolder(buildFolder: string): string {
  return join(buildFolder, 'static');
}

/**
 * Checks that the folder contains a build.
 *
 * @throws Error with the command that creates one.
 */
export function requireBuild(buildFolder: string): void {
  if (existsSync(staticFolder(buildFolder))) return;
  throw new Error(`There is no build in ${buildFolder}. Run npm run build.`);
}

/** Reads a text file of the build; `address` begins with `/_next/static/`. */
export function readStaticFile(buildFolder: string, address: string): string {
  return readFileSync(join(staticFolder(buildFolder), address.slice(STATIC_FILES.length)), 'utf8');
}

/**
 * Returns the build id from the file `BUILD_ID`, or `null` without it. Without an id, pages of
 * different builds cannot be distinguished.
 */
export function readBuildId(buildFolder: string): string | null {
  try {
    return readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8');
  } catch (error) {
    noteUnrecognized('buildId', String(error));
    return null;
  }
}
