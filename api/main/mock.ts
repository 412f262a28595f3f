import { runMock } from '@/api/mock/run-mock';
import { openSeeded } from '@/api/mock/snapshot';

await runMock(openSeeded);
