import { readFileSync } from 'node:fs';
import { openLean } from '@/api/mock/lean-database';
import { runMock } from '@/api/mock/run-mock';

/** The prepared shop stands in the package: nothing has to be seeded. */
const shop = new URL('../../shop.tar', import.meta.url);

await runMock(() => openLean(new Blob([readFileSync(shop)])));
