import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './color-dots.module.css';

const DOTS_MAX = 4;

type Props = {
  /** '#rrggbb' */
  colors: readonly string[];
  label: string;
};

/**
 * Shows the first colors of a product as dots, and the number of further colors. The dots appear
 * only after hydration, because the size of the HTML is limited. They cover part of the image, so
 * they cause no layout shift.
 */
export function ColorDots({ colors, label }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;

  const distinct = [...new Set(colors)];
  const rest = distinct.length - DOTS_MAX;
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      {distinct.slice(0, DOTS_MAX).map((background) => (
        <i key={background} style={{ background }} />
      ))}
      {rest > 0 && `+${rest}`}
    </span>
  );
}
