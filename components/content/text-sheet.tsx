import { RichText } from '@/components/ui/rich-text';
import styles from './text-sheet.module.css';

/** Editors' text on a card of its own. `html` comes clean, see `RichText`. */
export function TextSheet({ html }: { html: string }) {
  return (
    <div className={styles.sheet}>
      <RichText html={html} />
    </div>
  );
}
