import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '@/lib/constants';
import { type NavigationEvent, onNavigationEvent } from '@/lib/navigation/navigation-events';

type Phase = 'hidden' | 'waiting' | 'running' | 'done';

/** The phase that follows each phase if no navigation event arrives within `afterMs`. */
const next: Partial<Record<Phase, { phase: Phase; afterMs: number }>> = {
  waiting: { phase: 'running', afterMs: PROGRESS_THROTTLE_MS },
  running: { phase: 'done', afterMs: PROGRESS_DURATION_MS },
  done: { phase: 'hidden', afterMs: PROGRESS_HIDE_MS },
};

const phaseAfter: Record<NavigationEvent, (phase: Phase) => Phase> = {
  start: () => 'waiting',
  arrival: (phase) => (phase === 'running' ? 'done' : 'hidden'),
  return: () => 'hidden',
};

export function useRouteProgress(): Phase {
  const route = `${usePathname()}?${useSearchParams()}`;
  const [shownRoute, setShownRoute] = useState(route);
  const [phase, setPhase] = useState<Phase>('hidden');

  if (route !== shownRoute) {
    setShownRoute(route);
    setPhase(phaseAfter.arrival);
  }

  useEffect(() => onNavigationEvent((event) => setPhase(phaseAfter[event])), []);

  useEffect(() => {
    const step = next[phase];
    if (!step) return;
    const timer = setTimeout(setPhase, step.afterMs, step.phase);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
