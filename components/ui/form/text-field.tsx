import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field';

type Props = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'id'>;

export function TextField(props: Props) {
  const { label, isLabelHidden, note, hint, error, className, ...input } = props;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      note={note}
      hint={hint}
      error={error}
      className={className}
    >
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
