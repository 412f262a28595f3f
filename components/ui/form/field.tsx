import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/display/icon';
import styles from './field.module.css';

export type FieldLook = {
  label: string;
  isLabelHidden?: boolean | undefined;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldLook & { children: (control: ControlProps) => ReactNode };

export function Field(props: Props) {
  const { label, isLabelHidden = false, note, hint, error, className = '', children } = props;
  const id = useId();
  const descriptionIds = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean);

  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
        {note ? <span className={styles.note}>{` · ${note}`}</span> : null}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': descriptionIds.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} text={error} />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** An error text that screen readers announce when it appears. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className={styles.error}>
      <Icon name="warning" size={16} />
      {text}
    </p>
  );
}
