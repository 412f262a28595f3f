import { RichText } from '@/components/ui/display/rich-text';
import styles from './text-sheet.module.css';

/** `html` must be sanitized, see `RichText`. */
export function TextSheet({ html }: { html: string }) {
  return (
    <div className={styles.sheet}>
      <RichText html={html} />
    </div>
  );
}
