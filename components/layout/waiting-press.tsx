import styles from './waiting-press.module.css';

/**
 * Shown and read out while a press waits for the scripts of the page: before them nothing else
 * answers it. The replay of presses shows and hides it (record 025).
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
