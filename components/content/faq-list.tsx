import { Icon } from '@/components/ui/display/icon';
import { RichText } from '@/components/ui/display/rich-text';
import type { FaqEntry } from '@/lib/contract/content';
import styles from './faq-list.module.css';

export function FaqList({ entries }: { entries: FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary>
            <h2>{question}</h2>
            <Icon name="chevron-down" size={20} />
          </summary>
          <RichText html={answer} />
        </details>
      ))}
    </div>
  );
}
