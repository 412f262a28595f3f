import styles from './icon.module.css';
import type { IconName } from './icon-name';

type Props = { name: IconName; size?: number; filled?: boolean; className?: string | undefined };

/** Decoration: the text beside it or the label of its button says what it means. */
export function Icon({ name, size = 24, filled = false, className }: Props) {
  return (
    <svg
      className={[styles.icon, filled && styles.filled, className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      aria-hidden="true"
      // A page has a hundred of them, and each is an element less to render and to hydrate.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the names are those of the sprite.
      dangerouslySetInnerHTML={{ __html: `<use href="/icons.svg#${name}"></use>` }}
    />
  );
}
