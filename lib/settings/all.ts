import { z } from 'zod';
import { network, observability, services } from './network';
import { changes, pages } from './pages';
import { type Reader, type Setting, settings } from './setting';
import { data, mock, safety, tests } from './shop';
import { staff } from './staff';

/** Maps the section titles in the documents to the settings of each section, in order. */
export const sections: Record<string, Record<string, Setting>> = {
  'Addresses and network': network,
  'Shop data': data,
  'Safety of a live shop': safety,
  'SMS, payments and maps': services,
  'Webhook and messages to staff': staff,
  'Build, page cache and renderers': pages,
  'Cache invalidation and several storefronts': changes,
  'Logs, metrics and traces': observability,
  'Mocked API': mock,
  Tests: tests,
};

const common = settings({
  NODE_ENV: {
    schema: z.string().default('development'),
    readBy: ['storefront', 'api', 'mock'],
    meaning: 'Must be `production` if the shop serves shoppers. The npm commands set it.',
  },
});

const all = {
  ...network,
  ...data,
  ...safety,
  ...services,
  ...staff,
  ...pages,
  ...changes,
  ...observability,
  ...mock,
  ...common,
};
type All = typeof all;

type ShapeOf<R extends Reader> = {
  [Name in keyof All as R & All[Name]['readBy'][number] extends never
    ? never
    : Name]: All[Name]['schema'];
};

/** Returns the schemas of all settings that at least one of these programs reads. */
export function shapeOf<R extends Reader>(...readers: R[]): ShapeOf<R> {
  const read = Object.entries<Setting>(all).filter(([, { readBy }]) =>
    readers.some((reader) => readBy.includes(reader)),
  );
  return Object.fromEntries(read.map(([name, { schema }]) => [name, schema])) as ShapeOf<R>;
}

/** Returns whether the environment contains account settings for an SMS or payment provider. */
export function hasProviderSetting(env: Record<string, unknown>): boolean {
  return Object.entries<Setting>(all).some(
    ([name, { isOfProvider }]) => isOfProvider && env[name] !== undefined,
  );
}

/** Returns the environment without variables that are empty or contain only whitespace. */
export function withoutBlank(env: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
}

/** Formats the validation errors of an environment on one line. */
export function describeFaults({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
