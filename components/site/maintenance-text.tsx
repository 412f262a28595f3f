import { Container } from '@/components/ui/container';
import { RichText } from '@/components/ui/display/rich-text';
import styles from './maintenance-text.module.css';

export function MaintenanceText({ title, html }: { title: string; html: string }) {
  return (
    <noscript>
      <Container className={styles.notice}>
        <p className={styles.title}>{title}</p>
        <RichText html={html} />
      </Container>
    </noscript>
  );
}
