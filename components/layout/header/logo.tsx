import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import styles from './logo.module.css';

export function Logo({ name, label }: { name: string; label: string }) {
  return (
    <Link href="/" className={styles.logo} aria-label={`${name}, ${label}`}>
      <Icon name="mark" size={32} className={styles.mark} />
      <b className={styles.name}>{name}</b>
    </Link>
  );
}
