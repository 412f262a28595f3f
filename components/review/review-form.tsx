'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/feedback/toast';
import { FieldError } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { useAddReview } from '@/lib/client/product/review';
import { useWriteFailure } from '@/lib/client/write-failure';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { type ReviewInput, reviewForm } from '@/lib/forms/review';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { ApiError } from '@/lib/http/errors';
import { useFault } from '@/lib/i18n/use-fault';
import { PhotoPicker } from './photo-picker';
import { RatingInput } from './rating-input';
import styles from './review-form.module.css';
import { usePhotos } from './use-photos';

type Props = { slug: string; line: number; onDone: () => void };

/** The review form. It keeps its input when sending fails (S5-20, S5-21, S9-26). */
export function ReviewForm({ slug, line, onDone }: Props) {
  const t = useTranslations('reviewForm');
  const fault = useFault();
  const { control, handleSubmit, register } = useForm<ReviewInput>({
    resolver: zodResolver(reviewForm),
    defaultValues: { rating: 0, text: '' },
  });
  const chosen = usePhotos();
  /** The photos about which the shopper has to decide before the form can be sent. */
  const [submitted, setSubmitted] = useState<File[]>();
  const shrinkButton = useRef<HTMLButtonElement>(null);
  const isMounted = useIsMounted();
  const { mutate, isPending, error } = useAddReview({ slug, line, onAdded });
  const failure = useWriteFailure();
  const isBusy = isPending || chosen.isShrinking;

  function onAdded() {
    if (!isMounted()) return;
    toast(t('sent'));
    onDone();
  }

  function send(review: ReviewInput) {
    // Sending the form before the shopper decides would lose a photo that is too large.
    if (chosen.tooLarge.length > 0) {
      setSubmitted(chosen.tooLarge);
      return shrinkButton.current?.focus();
    }
    if (!isBusy) mutate({ ...review, photos: chosen.photos });
  }

  function failureText(failed: Error): string {
    // All files are below the size limit, so one of them is not a photo.
    if (failed instanceof ApiError && failed.fields.photos) return t('notPhoto');
    return failure(failed, t(isTooLarge(failed) ? 'tooLarge' : 'failed'));
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit(send)} noValidate>
      <Controller
        name="rating"
        control={control}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <RatingInput
            value={value}
            onChange={onChange}
            error={fault(fieldState.error)}
            inputRef={ref}
          />
        )}
      />
      <TextArea
        label={t('text')}
        note={t('textNote')}
        placeholder={t('textPlaceholder')}
        rows={4}
        maxLength={TEXT_LENGTH_MAX.review}
        {...register('text')}
      />
      <PhotoPicker
        chosen={chosen}
        isDecisionMissing={submitted === chosen.tooLarge}
        shrinkRef={shrinkButton}
      />
      <div>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('send')}
        </Button>
        <FieldError id="review-failed" text={error ? failureText(error) : undefined} />
      </div>
    </form>
  );
}

function isTooLarge(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'too-large';
}
