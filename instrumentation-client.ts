// Next runs this file before it hydrates a page.

import { removeThrowingApis } from '@/lib/client/page/refused-apis';
import { watchChunkFailures } from '@/lib/client/page/reload';

removeThrowingApis();
watchChunkFailures();
