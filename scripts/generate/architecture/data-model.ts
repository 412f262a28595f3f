import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as cart from '@/api/db/schema/cart';
import * as catalog from '@/api/db/schema/catalog';
import * as customer from '@/api/db/schema/customer';
import * as events from '@/api/db/schema/events';
import * as geo from '@/api/db/schema/geo';
import * as order from '@/api/db/schema/order';
import * as shopper from '@/api/db/schema/shopper';
import * as showcase from '@/api/db/schema/showcase';

const tables = [catalog, showcase, customer, shopper, cart, geo, order, events]
  .flatMap((schema) => Object.values(schema))
  .filter((one) => one instanceof PgTable)
  .map((table) => getTableConfig(table))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Returns a diagram of the database tables that are connected by foreign keys. */
export function dataModel(): string {
  const lines = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const isRequired = columns.every(({ notNull }) => notNull);
      const label = columns.map(({ name }) => toSnakeCase(name)).join(', ');
      return `  ${getTableConfig(foreignTable).name} ${isRequired ? '||' : '|o'}--o{ ${name} : "${label}"`;
    }),
  );
  return ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');
}

/**
 * Converts a name to snake case: Drizzle returns the names used in the code, but the diagram shows
 * those of the database.
 */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
