import type { ReactNode } from 'react';
import { withUnits } from '@/lib/domain/text/number';
import styles from './product-heading.module.css';

type Props = { article: ReactNode; name: string; rating: ReactNode };

export function HeadingLayout({ article, name, rating }: Props) {
  return (
    <header>
      <p className={styles.article}>{article}</p>
      <h1 className={styles.title}>{withUnits(name)}</h1>
      {rating}
    </header>
  );
}
