import type { SeedDepartment, Text } from './department';

export function nameOf(key: string, attributes: SeedDepartment['attributes']): Text {
  const name = attributes[key];
  if (!name) throw new Error(`The demo has no name for the attribute '${key}'`);
  return name;
}
