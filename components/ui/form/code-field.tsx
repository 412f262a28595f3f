import { OTPField } from '@base-ui/react/otp-field';
import { type RefObject, useId } from 'react';
import styles from './code-field.module.css';
import { FieldError } from './field';

type Props = {
  /** The accessible name of the first box. `boxLabel` names the others, such as 'digit 2 of 5'. */
  label: string;
  boxLabel: (number: number) => string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete: (value: string) => void;
  error?: string | undefined;
  isDisabled: boolean;
  firstRef?: RefObject<HTMLInputElement | null>;
};

export function CodeField(props: Props) {
  const { label, boxLabel, length, value, error, isDisabled } = props;
  const id = useId();
  const ties = {
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };

  function take(next: string) {
    if (isBeyond(next, value, length)) return;
    props.onChange(next);
    if (next.length === length) props.onComplete(next);
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <OTPField.Root
        id={id}
        className={styles.boxes}
        length={length}
        value={value}
        onValueChange={take}
        disabled={isDisabled}
      >
        <OTPField.Input ref={props.firstRef} className={styles.box} {...ties} />
        {Array.from({ length: length - 1 }, (_, index) => index + 2).map((number) => (
          <OTPField.Input
            key={number}
            className={styles.box}
            aria-label={boxLabel(number)}
            {...ties}
          />
        ))}
      </OTPField.Root>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/**
 * Returns whether the shopper has typed a digit into the last box of a complete code. Such a digit
 * must not replace the last digit of the code (S5-14).
 */
function isBeyond(next: string, value: string, length: number): boolean {
  const isFull = value.length === length && next.length === length;
  return isFull && next.slice(0, -1) === value.slice(0, -1);
}
