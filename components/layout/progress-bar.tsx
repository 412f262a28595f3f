import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from '@/lib/constants';
import styles from './progress-bar.module.css';
import { useRouteProgress } from './use-route-progress';

/**
 * Decoration: screen readers announce the new page by its title. It is there from the start of a
 * navigation, and has no width until its time has come: put in then, it would make the browser compute
 * styles about when the page arrives.
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
