import { RichText } from '@/components/ui/display/rich-text';
import styles from './text-sheet.module.css';

/** Shows HTML on a sheet. `html` must be sanitized (see `RichText`). */
export function TextSheet({ html }: { html: string }) {
  return (
    <div className={styles.sheet}>
      <RichText html={html} />
    </div>
  );
}
