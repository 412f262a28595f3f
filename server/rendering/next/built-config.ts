import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteUnrecognized } from './unrecognized';

type Built = { config?: { distDir?: unknown } } | null;

/**
 * Returns the environment variable that passes Next the settings of its build, as Next's standalone
 * server does. Otherwise Next loads a compiler to read next.config.ts, which every process would
 * keep in memory (ADR 147). Expects `required-server-files.json` and a version of Next that reads
 * the variable; if either is missing, Next reads next.config.ts.
 */
export function builtConfigEnv(buildFolder: string, distDir: string): Record<string, string> {
  const config = builtConfig(buildFolder);
  // The folder may have been renamed since the build.
  return config ? { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, distDir }) } : {};
}

function builtConfig(buildFolder: string): object | null {
  const file = join(buildFolder, 'required-server-files.json');
  try {
    const { config = {} } = (JSON.parse(readFileSync(file, 'utf8')) as Built) ?? {};
    if (typeof config.distDir === 'string') return config;
    noteUnrecognized('serverConfig', JSON.stringify(config));
  } catch (error) {
    noteUnrecognized('serverConfig', String(error));
  }
  return null;
}
