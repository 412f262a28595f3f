'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { FieldError } from '@/components/ui/form/field';
import styles from './rating-input.module.css';

const STARS = [1, 2, 3, 4, 5];

type Props = {
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  /** Receives the first star, which gets the focus if the rating is missing. */
  inputRef: (first: HTMLInputElement | null) => void;
};

export function RatingInput({ value, onChange, error, inputRef }: Props) {
  const t = useTranslations('reviewForm');
  const id = useId();

  return (
    <fieldset className={styles.rating} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('rating')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? styles.full : styles.empty}>
            <input
              type="radio"
              name={id}
              ref={stars === 1 ? inputRef : undefined}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('stars', { stars })}
              aria-invalid={error ? true : undefined}
            />
            <Icon name="star" size={32} filled />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
