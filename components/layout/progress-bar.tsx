import { PROGRESS_DURATION_MS } from '@/lib/constants';
import styles from './progress-bar.module.css';
import { useRouteProgress } from './use-route-progress';

/** Decoration: screen readers announce the new page by its title. */
export function ProgressBar() {
  const phase = useRouteProgress();
  if (phase === 'hidden' || phase === 'waiting') return null;

  return (
    <div
      className={styles.bar}
      data-phase={phase}
      data-testid="progress-bar"
      style={{ '--duration': `${PROGRESS_DURATION_MS}ms` }}
      aria-hidden="true"
    />
  );
}
