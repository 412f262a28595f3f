import { runMock } from '@/packages/mock/server/run-mock';
import { openSeeded } from '@/packages/mock/worlds/snapshot';

await runMock(openSeeded);
