import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { runMock } from '@/api/mock/run-mock';

/** The prepared shop stands in the package: nothing has to be seeded. */
const shop = new URL('../../shop.tar', import.meta.url);

await runMock(() => PGlite.create({ loadDataDir: new Blob([readFileSync(shop)]) }));
