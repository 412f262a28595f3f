import styles from './icon.module.css';
import type { IconName } from './icon-name';

type Props = { name: IconName; size?: number; filled?: boolean; className?: string | undefined };

/**
 * Draws an icon from the sprite. The icon is decorative, because the text or the button label next
 * to it conveys the meaning.
 */
export function Icon({ name, size = 24, filled = false, className }: Props) {
  return (
    <svg
      className={[styles.icon, filled && styles.filled, className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
