import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATIC_FILES } from '@/lib/next/addresses';
import { noteUnrecognised } from './unrecognised';

/** Expects the build's files in its folder `static`. */
export function staticFolder(buildFolder: string): string {
  return join(buildFolder, 'static');
}

export function requireBuild(buildFolder: string): void {
  if (existsSync(staticFolder(buildFolder))) return;
  throw new Error(`there is no build in ${buildFolder}: npm run build makes one`);
}

export function readStaticFile(buildFolder: string, address: string): string {
  return readFileSync(join(staticFolder(buildFolder), address.slice(STATIC_FILES.length)), 'utf8');
}

/** Expects the file BUILD_ID. Null without it: nothing then tells pages of two builds apart. */
export function readBuildId(buildFolder: string): string | null {
  try {
    return readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8');
  } catch (error) {
    noteUnrecognised('buildId', String(error));
    return null;
  }
}
