import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@/lib/constants';
import styles from './progress-bar.module.css';
import { useRouteProgress } from './use-route-progress';

/**
 * Screen readers ignore the bar, because they announce the new page by its title. It is in the
 * page from the start of a navigation and has no width until its delay has passed. Inserting it
 * later would make the browser recalculate styles around the time when the page arrives.
 */
export function ProgressBar() {
  const phase = useRouteProgress();
  if (phase === 'hidden') return null;

  return (
    <div
      className={styles.bar}
      data-phase={phase}
      data-testid="progress-bar"
      style={{
        '--duration': `${PROGRESS_DURATION_MS}ms`,
        '--throttle': `${PROGRESS_THROTTLE_MS}ms`,
      }}
      aria-hidden="true"
    />
  );
}
