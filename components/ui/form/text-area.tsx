import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook | 'id'>;

export function TextArea(props: Props) {
  const { label, isLabelHidden, note, hint, error, className, ...textarea } = props;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      note={note}
      hint={hint}
      error={error}
      className={className}
    >
      {(control) => <textarea rows={3} {...textarea} {...control} />}
    </Field>
  );
}
