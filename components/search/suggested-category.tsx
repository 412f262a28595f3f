import { MarkupIcon } from '@/components/ui/display/markup-icon';
import type { Suggestion } from '@/lib/contract/product';
import styles from './suggested-category.module.css';
import { SuggestedImage } from './suggested-image';

export function SuggestedCategory({ category }: { category: Suggestion['categories'][number] }) {
  return (
    <>
      {category.image ? (
        <SuggestedImage image={category.image} />
      ) : (
        <MarkupIcon markup={category.icon} size={26} className={styles.icon} />
      )}
      <span className={styles.name}>{category.name}</span>
    </>
  );
}
