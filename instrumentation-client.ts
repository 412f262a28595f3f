// Next runs this before it hydrates a page.

import { takeRefusedAway } from '@/lib/client/refused-apis';

takeRefusedAway();
