import { join } from 'node:path';

/** Returns every string in the values that the modules at these paths export. */
export async function textsOfModules(paths: string[]): Promise<string[]> {
  const modules = await Promise.all(
    paths.map((path): Promise<unknown> => import(/* @vite-ignore */ join(process.cwd(), path))),
  );
  return modules.flatMap(textsIn);
}

/** Returns every string in a value, including nested properties and elements. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
