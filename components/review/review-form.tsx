'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { useAddReview } from '@/lib/client/review';
import { useWriteFailure } from '@/lib/client/write-failure';
import { TEXT_LENGTH_MAX } from '@/lib/domain/bounds';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { ApiError } from '@/lib/http/errors';
import { PhotoPicker } from './photo-picker';
import { RatingInput } from './rating-input';
import styles from './review-form.module.css';
import { usePhotos } from './use-photos';

type Props = { slug: string; line: number; onDone: () => void };

/** Keeps the input when sending fails (S5-20, S5-21, S9-26). */
export function ReviewForm({ slug, line, onDone }: Props) {
  const t = useTranslations('reviewForm');
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const chosen = usePhotos();
  const [isMissing, setMissing] = useState(false);
  /** The photos with which sending had to wait for an answer. */
  const [asked, setAsked] = useState<File[]>();
  const shrinkButton = useRef<HTMLButtonElement>(null);
  const firstStar = useRef<HTMLInputElement | null>(null);
  const isMounted = useIsMounted();
  const { mutate, isPending, error } = useAddReview({ slug, line, onAdded });
  const failure = useWriteFailure();
  const isBusy = isPending || chosen.isShrinking;

  function onAdded() {
    if (!isMounted()) return;
    toast(t('sent'));
    onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(rating === 0);
    if (rating === 0) return firstStar.current?.focus();
    // Without an answer to the offer the photo would be lost.
    if (chosen.tooLarge.length > 0) {
      setAsked(chosen.tooLarge);
      return shrinkButton.current?.focus();
    }
    if (!isBusy) mutate({ rating, text, photos: chosen.photos });
  }

  function whatFailed(failed: Error): string {
    // All files are below the size limit, so one of them is not a photo.
    if (failed instanceof ApiError && failed.fields.photos) return t('notPhoto');
    return failure(failed, t(isTooLarge(failed) ? 'tooLarge' : 'failed'));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RatingInput
        value={rating}
        onChange={(stars) => {
          setRating(stars);
          setMissing(false);
        }}
        error={isMissing ? t('ratingMissing') : undefined}
        inputRef={(first) => {
          firstStar.current = first;
        }}
      />
      <TextArea
        label={t('text')}
        note={t('textNote')}
        placeholder={t('textPlaceholder')}
        rows={4}
        maxLength={TEXT_LENGTH_MAX.review}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotoPicker
        chosen={chosen}
        isAnswerMissing={asked === chosen.tooLarge}
        shrinkRef={shrinkButton}
      />
      <div>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('send')}
        </Button>
        <FieldError id="review-failed" text={error ? whatFailed(error) : undefined} />
      </div>
    </form>
  );
}

function isTooLarge(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'too-large';
}
