'use client';

import LightboxBase from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useTranslations } from 'next-intl';
import { useBackCloses } from '@/lib/navigation/use-back-closes';

type Props = {
  urls: string[];
  name: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

export function ProductLightbox({ urls, name, index, onView, onClose }: Props) {
  const t = useTranslations('lightbox');
  useBackCloses(true, onClose);

  return (
    <LightboxBase
      open
      index={index}
      slides={urls.map((src) => ({ src, alt: name }))}
      close={onClose}
      on={{ view: ({ index: shown }) => onView(shown) }}
      plugins={[Zoom]}
      controller={{ closeOnBackdropClick: true }}
      labels={{
        Lightbox: name,
        Previous: t('previous'),
        Next: t('next'),
        Close: t('close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        '{index} of {total}': t('position'),
      }}
    />
  );
}
