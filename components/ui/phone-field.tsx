import type { ChangeEvent, ComponentProps } from 'react';
import { editPhone } from '@/lib/domain/phone-mask';
import { Field, type FieldLook } from './field';

type Own = FieldLook & {
  /** Formatted: '+998 90 123-45-67'. `phoneDigits` gives the digits to send. */
  value: string;
  onChange: (text: string) => void;
};
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'id' | 'type'>;

const COUNTRY = '+998 ';

/** A masked number of Uzbekistan. */
export function PhoneField(props: Props) {
  const { label, isLabelHidden, note, hint, error, className, ...rest } = props;
  const { value, onChange, onFocus, onBlur, ...input } = rest;

  return (
    <Field {...{ label, isLabelHidden, note, hint, error, className }}>
      {(control) => (
        <input
          inputMode="numeric"
          autoComplete="tel"
          placeholder="+998 __ ___-__-__"
          {...input}
          {...control}
          type="tel"
          value={value}
          onChange={(event) => onChange(masked(event, value))}
          onFocus={(event) => {
            if (value === '' && !input.readOnly) onChange(COUNTRY);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            if (COUNTRY.startsWith(value)) onChange('');
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

const sides: Record<string, 'left' | 'right'> = {
  deleteContentBackward: 'left',
  deleteContentForward: 'right',
};

/** Written into the field at once, so that the caret does not jump. */
function masked({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string) {
  const edited = editPhone({
    before,
    text: currentTarget.value,
    caret: currentTarget.selectionStart ?? currentTarget.value.length,
    deletedSide: nativeEvent instanceof InputEvent ? sides[nativeEvent.inputType] : undefined,
  });
  currentTarget.value = edited.text;
  currentTarget.setSelectionRange(edited.caret, edited.caret);
  return edited.text;
}
