import { readFileSync } from 'node:fs';
import { runMock } from '@/packages/mock/server/run-mock';
import { openLean } from '@/packages/mock/worlds/lean-database';

/** The package contains a shop that is already seeded. */
const shop = new URL('../../shop.tar', import.meta.url);

await runMock(() => openLean(new Blob([readFileSync(shop)])));
