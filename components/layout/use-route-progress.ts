import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '@/lib/constants';
import { onArrival, onNavigation, onReturn } from '@/lib/navigation/navigation-events';

type Phase = 'hidden' | 'waiting' | 'running' | 'done';

/** What follows a phase by itself, and after how long (spec §9). */
const next: Partial<Record<Phase, { phase: Phase; afterMs: number }>> = {
  waiting: { phase: 'running', afterMs: PROGRESS_THROTTLE_MS },
  running: { phase: 'done', afterMs: PROGRESS_DURATION_MS },
  done: { phase: 'hidden', afterMs: PROGRESS_HIDE_MS },
};

export function useRouteProgress(): Phase {
  const route = `${usePathname()}?${useSearchParams()}`;
  const [shownRoute, setShownRoute] = useState(route);
  const [phase, setPhase] = useState<Phase>('hidden');

  if (route !== shownRoute) {
    setShownRoute(route);
    setPhase(arrived);
  }

  useEffect(() => onNavigation(() => setPhase('waiting')), []);
  useEffect(() => onArrival(() => setPhase(arrived)), []);
  useEffect(() => onReturn(() => setPhase('hidden')), []);

  useEffect(() => {
    const step = next[phase];
    if (!step) return;
    const timer = setTimeout(setPhase, step.afterMs, step.phase);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}

function arrived(phase: Phase): Phase {
  return phase === 'running' ? 'done' : 'hidden';
}
