import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = '/usr/share/sweethome3d/furniture';

const licences: Record<string, string> = {
  'BlendSwap-CC-0': 'CC0 1.0',
  'BlendSwap-CC-BY': 'CC BY 3.0',
  KatorLegaz: 'CC BY 3.0 US',
  Reallusion: 'CC BY 3.0 US',
  Scopia: 'CC BY 3.0',
};

export type Model = {
  file: string;
  title: string;
  creator: string;
  library: string;
  licence: string;
  /** Width, depth and height in centimeters. */
  size: [number, number, number];
  rotation?: number[];
};

/**
 * Reads the models of the installed Debian package, keyed by `folder/name`. Archives are extracted
 * once into `cache`.
 */
export function readLibrary(cache: string): Map<string, Model> {
  const models = new Map<string, Model>();
  for (const [library, licence] of Object.entries(licences)) {
    const folder = join(cache, library);
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      execFileSync('unzip', ['-qo', join(INSTALLED, `${library}.sh3f`), '-d', folder]);
    }
    for (const fields of catalogOf(folder)) {
      const model = toModel(fields, { folder, library, licence });
      models.set(model.file.split('/').slice(-3, -1).join('/'), model);
    }
  }
  return models;
}

function catalogOf(folder: string): Map<string, string>[] {
  const file = readdirSync(folder).find((name) => /Catalog\.properties$/.test(name)) ?? '';
  const entries = new Map<string, Map<string, string>>();
  for (const line of readFileSync(join(folder, file), 'latin1').split(/\r?\n/)) {
    const [, key, number, value] = /^(\w+)#(\d+)=(.*)$/.exec(line) ?? [];
    if (!key || !number) continue;
    const fields = entries.get(number) ?? new Map<string, string>();
    entries.set(number, fields.set(key, value ?? ''));
  }
  return [...entries.values()];
}

type Source = { folder: string; library: string; licence: string };

function toModel(fields: Map<string, string>, { folder, library, licence }: Source): Model {
  const get = (key: string) => fields.get(key) ?? '';
  const rotation = fields.get('modelRotation');
  return {
    file: join(folder, get('model')),
    title: unescaped(get('name')),
    creator: unescaped(get('creator')),
    library,
    licence,
    size: [Number(get('width')), Number(get('depth')), Number(get('height'))],
    ...(rotation && { rotation: rotation.split(' ').map(Number) }),
  };
}

function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
