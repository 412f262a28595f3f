import { Icon } from './icon';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5];

export function Stars({
  value,
  label,
  size = 16,
}: {
  value: number;
  label: string;
  size?: number;
}) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {places.map((place) => (
        <Icon
          key={place}
          name="star"
          size={size}
          filled
          className={place <= Math.round(value) ? styles.full : styles.empty}
        />
      ))}
    </span>
  );
}
