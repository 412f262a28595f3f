import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteUnrecognised } from './unrecognised';

/** Expects nothing but the framework's own addresses in it. */
export const NEXT_ADDRESSES = '/_next';

/** Expects the build's files under this address and in the folder `static` of the build. */
export const STATIC_FILES = '/_next/static/';

/** Expects the image optimiser at this address, with the picture's own address in `url`. */
export const IMAGE_OPTIMISER = '/_next/image';

export function staticFolder(buildFolder: string): string {
  return join(buildFolder, 'static');
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
