'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { REVIEW_PHOTOS_MAX } from '@/lib/constants';
import { REVIEW_PHOTO_TYPES } from '@/lib/domain/review-photo';
import styles from './photo-picker.module.css';
import { usePhotos } from './use-photos';

type Props = { photos: File[]; onChange: (photos: File[]) => void };

/** Up to three photos with their previews; one that is too large can be made smaller. */
export function PhotoPicker({ photos, onChange }: Props) {
  const t = useTranslations('reviewForm');
  const id = useId();
  const { fault, tooLarge, isShrinking, add, shrink } = usePhotos(photos, onChange);

  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // The same file can be chosen again after it was taken out.
    target.value = '';
  };

  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{t('photos')}</legend>
      <div className={styles.photos}>
        {photos.map((photo, index) => (
          <Preview
            key={`${photo.name}-${photo.lastModified}-${photo.size}`}
            photo={photo}
            number={index + 1}
            onRemove={() => onChange(photos.filter((other) => other !== photo))}
          />
        ))}
        {photos.length < REVIEW_PHOTOS_MAX && (
          <label className={styles.add}>
            <input type="file" multiple accept={REVIEW_PHOTO_TYPES} onChange={chosen} />
            <Icon name="plus" />
            {t('addPhoto')}
          </label>
        )}
      </div>
      {tooLarge ? (
        <div className={styles.offer} role="alert">
          <p>{t('tooLargeOffer', { name: tooLarge.name })}</p>
          <Button type="button" kind="outline" busy={isShrinking} onClick={shrink}>
            {t('shrink')}
          </Button>
        </div>
      ) : null}
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
  const url = useObjectUrl(photo);
  return (
    <div className={styles.preview}>
      {url ? <img src={url} alt={t('photo', { number })} width={88} height={88} /> : null}
      <IconButton
        className={styles.remove}
        icon="close"
        label={t('removePhoto', { number })}
        onClick={onRemove}
      />
    </div>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
