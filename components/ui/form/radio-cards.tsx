import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';
import styles from './radio-cards.module.css';

export type RadioOption = {
  value: string | number;
  title: ReactNode;
  text?: ReactNode;
  isDisabled?: boolean;
};

type RadioCardsOwnProps = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly RadioOption[];
  value?: string | number | null;
  error?: string | undefined;
  isRow?: boolean;
  isPaired?: boolean;
  /** Whether title and text share one line, for long lists. */
  isCompact?: boolean;
  className?: string | undefined;
};
type Props = RadioCardsOwnProps &
  Omit<ComponentProps<'input'>, keyof RadioCardsOwnProps | 'type' | 'id' | 'checked'>;

export function RadioCards(props: Props) {
  const { label, isLabelHidden = false, options, value, error, ...rest } = props;
  const { isRow = false, isPaired = false, isCompact = false, className = '', ...input } = rest;
  const layout = [isRow && styles.row, isPaired && styles.pairs, isCompact && styles.compact];
  const id = useId();

  return (
    <fieldset
      className={`${styles.group} ${error ? styles.invalid : ''} ${className}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLabelHidden ? styles.hiddenLabel : styles.label}>{label}</legend>
      <FieldError id={`${id}-error`} text={error} />
      <div className={[styles.cards, ...layout].filter(Boolean).join(' ')}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              name={id}
              {...input}
              type="radio"
              className={styles.radio}
              value={option.value}
              disabled={option.isDisabled || input.disabled}
              {...(value === undefined ? {} : { checked: option.value === value })}
            />
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.text ? <span className={styles.text}>{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
