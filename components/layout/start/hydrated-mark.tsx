'use client';

import { markHydrated } from 'deferred-hydration/hydrated';
import { useEffect } from 'react';

export function HydratedMark() {
  useEffect(mark, []);
  return null;
}

function mark() {
  markHydrated();
  // Test suites wait for this event (docs/qa/any-http-client.md).
  dispatchEvent(new Event('chorsu:hydrated'));
}
