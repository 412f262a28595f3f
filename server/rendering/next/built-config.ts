import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteUnrecognised } from './unrecognised';

type Built = { config?: { distDir?: unknown } } | null;

/**
 * The variable by which a process of Next takes the settings that it was built with, as its own
 * standalone server does. Otherwise it loads a compiler to read next.config.ts, and keeps forty
 * megabytes of it (docs/decisions/147). Expects `required-server-files.json`, and Next to know the
 * variable; without either it reads next.config.ts.
 */
export function builtConfigEnv(buildFolder: string, distDir: string): Record<string, string> {
  const config = builtConfig(buildFolder);
  // The folder may have been renamed since.
  return config ? { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, distDir }) } : {};
}

function builtConfig(buildFolder: string): object | null {
  const file = join(buildFolder, 'required-server-files.json');
  try {
    const { config = {} } = (JSON.parse(readFileSync(file, 'utf8')) as Built) ?? {};
    if (typeof config.distDir === 'string') return config;
    noteUnrecognised('serverConfig', JSON.stringify(config));
  } catch (error) {
    noteUnrecognised('serverConfig', String(error));
  }
  return null;
}
