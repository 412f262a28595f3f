import styles from './waiting-press.module.css';

/**
 * Shown and announced while a press waits for the scripts of the page, because nothing else
 * responds to it until then. The replay of presses shows and hides it (ADR 025).
 */
export function WaitingPress({ text }: { text: string }) {
  return (
    <p role="status">
      <span hidden data-waiting-press="" className={styles.notice}>
        {text}
      </span>
    </p>
  );
}
