// Next runs this before it hydrates a page.

import { takeRefusedAway } from '@/lib/client/refused-apis';
import { watchChunkFailures } from '@/lib/client/reload';

takeRefusedAway();
watchChunkFailures();
