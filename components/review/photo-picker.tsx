'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type RefObject, useCallback, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { FieldError } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { REVIEW_PHOTO_TYPES } from '@/lib/domain/product/review-photo';
import styles from './photo-picker.module.css';
import { keyOf, type Photos } from './use-photos';

type Props = {
  chosen: Photos;
  /** Whether the shopper submitted the review while the offer to shrink large photos was open. */
  isDecisionMissing: boolean;
  /** The first button of the offer to shrink large photos, while the offer is open. */
  shrinkRef: RefObject<HTMLButtonElement | null>;
};

export function PhotoPicker({ chosen, isDecisionMissing, shrinkRef }: Props) {
  const t = useTranslations('reviewForm');
  const id = useId();
  const { photos, fault, tooLarge, isShrinking, add, remove } = chosen;
  const field = useRef<HTMLInputElement>(null);

  const addFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // Otherwise the shopper could not select a removed file again.
    target.value = '';
  };
  const leaveLargeOut = () => {
    flushSync(chosen.leaveLargeOut);
    field.current?.focus();
  };
  const removePhoto = (photo: File) => {
    // Renders at once, because the field is absent while there are three photos (the maximum).
    flushSync(() => remove(photo));
    field.current?.focus();
  };

  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{t('photos')}</legend>
      <div className={styles.photos}>
        {photos.map((photo, index) => (
          <Preview
            key={keyOf(photo)}
            photo={photo}
            number={index + 1}
            onRemove={() => removePhoto(photo)}
          />
        ))}
        {photos.length < REVIEW_PHOTOS_MAX && (
          <label className={styles.add}>
            <input
              ref={field}
              type="file"
              multiple
              accept={REVIEW_PHOTO_TYPES}
              onChange={addFiles}
            />
            <Icon name="plus" />
            {t('addPhoto')}
          </label>
        )}
      </div>
      {tooLarge.length > 0 ? (
        <div className={styles.offer} role="alert">
          <p>{t('tooLargeOffer', { name: tooLarge.map(({ name }) => name).join(', ') })}</p>
          <div className={styles.answers}>
            <Button ref={shrinkRef} kind="outline" busy={isShrinking} onClick={chosen.shrink}>
              {t('shrink')}
            </Button>
            {!isShrinking && (
              <Button kind="ghost" onClick={leaveLargeOut}>
                {t('leaveOut')}
              </Button>
            )}
          </div>
        </div>
      ) : null}
      <FieldError id={`${id}-answer`} text={isDecisionMissing ? t('decideFirst') : undefined} />
      <FieldError
        id={`${id}-error`}
        text={fault ? t(fault, { max: REVIEW_PHOTOS_MAX }) : undefined}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('photosHint', { max: REVIEW_PHOTOS_MAX })}
      </p>
    </fieldset>
  );
}

type PreviewProps = { photo: File; number: number; onRemove: () => void };

function Preview({ photo, number, onRemove }: PreviewProps) {
  const t = useTranslations('reviewForm');
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(photo);
      return () => URL.revokeObjectURL(image.src);
    },
    [photo],
  );
  return (
    <div className={styles.preview}>
      <img ref={show} alt={t('photo', { number })} width={88} height={88} />
      <IconButton
        className={styles.remove}
        icon="close"
        label={t('removePhoto', { number })}
        onClick={onRemove}
      />
    </div>
  );
}
