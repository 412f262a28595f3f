import { Icon } from '@/components/ui/display/icon';
import styles from './stepper.module.css';

type Props = {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Accessible names of the group and its buttons. Each contains the product's name. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  kind: 'brand' | 'soft';
  size?: 'medium' | 'large';
  className?: string | undefined;
};

/**
 * An amount between two buttons that decrease and increase it. At the minimum or maximum, a button
 * is `aria-disabled` instead of disabled, so that it keeps the focus, but Tab skips it.
 */
export function Stepper(props: Props) {
  const { value, min = 0, max, onChange, label, decreaseLabel, increaseLabel } = props;
  const { kind, size = 'medium', className = '' } = props;

  /** A step down is also possible from a value that exceeds the current stock. */
  function step(to: number) {
    if (to >= min) onChange(Math.min(to, max));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not lay out every fieldset as an inline grid.
    <div
      role="group"
      aria-label={label}
      className={`${styles.stepper} ${styles[kind]} ${styles[size]} ${className}`}
    >
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value <= min}
        tabIndex={value <= min ? -1 : undefined}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value >= max}
        tabIndex={value >= max ? -1 : undefined}
        onClick={() => value < max && step(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
