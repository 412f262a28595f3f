import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { type IMask, IMaskInput } from 'react-imask';
import { readPhone } from '@/lib/domain/text/phone';
import { PHONE_PREFIX, readWhole } from '@/lib/domain/text/phone-mask';
import { Field, type FieldLook } from './field';

type PhoneFieldOwnProps = FieldLook & {
  /** Formatted like the result of `readPhone`: '+998 90 123-45-67'. */
  value: string;
  onChange: (text: string) => void;
};
type Props = PhoneFieldOwnProps &
  Omit<ComponentProps<'input'>, keyof PhoneFieldOwnProps | 'id' | 'type' | 'min' | 'max'>;

// Excess digits stay visible, and foreign numbers are not grouped.
const masks = [{ mask: '+{998} 00 000-00-00[00000000000]' }, { mask: /^\+?\d*$/ }];
const [uzbek, foreign] = [0, 1];

/** A field with a mask for Uzbek phone numbers (ADR 048). */
export function PhoneField(props: Props) {
  const { label, isLabelHidden, note, hint, error, className, ...rest } = props;
  const { ref, value, onChange, onFocus, onBlur, ...input } = rest;
  const field = useRef<{ maskRef: InstanceType<typeof IMask.InputMask> }>(null);

  function show(text: string, caret = text.length) {
    const mask = field.current?.maskRef;
    if (!mask) return;
    mask.masked.value = text;
    mask.updateControl(caret);
  }

  function edited(event: SyntheticEvent<HTMLInputElement>) {
    const { currentTarget, nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    const whole = readWhole(value, currentTarget.value, currentTarget.selectionEnd ?? 0);
    if (!whole) return;
    event.stopPropagation();
    show(whole.text, whole.caret);
  }

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
        <IMaskInput
          inputMode="numeric"
          autoComplete="tel"
          placeholder="+998 __ ___-__-__"
          {...input}
          {...control}
          type="tel"
          ref={field}
          {...(ref && { inputRef: ref })}
          mask={masks}
          dispatch={(appended, masked) =>
            masked.compiledMasks[/^\+998/.test(masked.value + appended) ? uzbek : foreign]
          }
          value={value}
          onAccept={(text) => {
            // The mask cannot detect a second '998' after the prefix, but `readPhone` can.
            const { text: shown } = readPhone(text);
            if (shown === text) onChange(text);
            else show(shown);
          }}
          onInputCapture={edited}
          onCompositionEndCapture={edited}
          onFocus={(event) => {
            if (value === '' && !input.readOnly) show(PHONE_PREFIX);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            if (PHONE_PREFIX.startsWith(value)) show('');
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
