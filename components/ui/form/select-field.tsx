import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Field, type FieldLook } from './field';
import styles from './select-field.module.css';

export type SelectOption = { value: string | number; label: string };

type SelectFieldOwnProps = FieldLook & {
  options: readonly SelectOption[];
  placeholder?: string;
  isLoading?: boolean;
};
type Props = SelectFieldOwnProps &
  Omit<ComponentProps<'select'>, keyof SelectFieldOwnProps | 'id' | 'children'>;

/** A native select. Phones show its options in their own list. */
export function SelectField(props: Props) {
  const { label, isLabelHidden, note, hint, error, className, ...rest } = props;
  const { options, placeholder, isLoading = false, ...select } = rest;

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      note={note}
      hint={hint}
      error={error}
      className={className}
    >
      {(control) => (
        <span className={styles.box}>
          <select
            {...select}
            {...control}
            className={`${control.className} ${styles.select}`}
            aria-busy={isLoading || undefined}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name={isLoading ? 'spinner' : 'chevron-down'}
            size={20}
            className={isLoading ? styles.spinner : styles.chevron}
          />
        </span>
      )}
    </Field>
  );
}
