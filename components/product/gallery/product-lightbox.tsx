'use client';

import LightboxBase from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/ui/display/picture';
import { useFocusLoop } from '@/lib/hooks/use-focus-loop';
import { usePageLock } from '@/lib/hooks/use-page-lock';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import styles from './product-lightbox.module.css';

/** `label` is the option value that the image shows, such as a color; empty or absent for none. */
type Shown = { src: string; label?: string };

type Props = {
  pictures: Shown[];
  name: string;
  index: number;
  isOverDialog?: boolean;
  onView: (index: number) => void;
  onClose: () => void;
};

const THUMBNAIL = 64;
const thumbnails = { width: THUMBNAIL, height: THUMBNAIL, border: 2, borderRadius: 8, padding: 0 };

export function ProductLightbox({
  pictures,
  name,
  index,
  isOverDialog = false,
  onView,
  onClose,
}: Props) {
  const t = useTranslations('lightbox');
  const root = useOwnRoot(isOverDialog);
  const [shown, setShown] = useState(index);
  // The library would restart at each image if the slides or the index changed.
  const [opened] = useState(() => ({ index, slides: pictures.map(toSlide(name)) }));
  usePageLock(true);
  useBackCloses(true, onClose);
  useFocusLoop('.yarl__portal');

  return (
    <LightboxBase
      open
      portal={{ root: root ?? null }}
      className={styles.lightbox ?? ''}
      {...opened}
      close={onClose}
      on={{
        view: ({ index: viewed }) => {
          setShown(viewed);
          onView(viewed);
        },
      }}
      plugins={[Thumbnails, Zoom]}
      noScroll={{ disabled: true }}
      controller={{ closeOnBackdropClick: true }}
      thumbnails={{ ...thumbnails, gap: 8, vignette: false }}
      render={{
        controls: () => (
          <p className={styles.count} aria-hidden="true">
            {joined(' · ', `${shown + 1} / ${pictures.length}`, pictures[shown]?.label)}
          </p>
        ),
        thumbnail: ({ slide }) =>
          'src' in slide && (
            <Picture
              src={slide.src}
              alt=""
              width={THUMBNAIL}
              height={THUMBNAIL}
              widths={[64, 128]}
              sizes="64px"
            />
          ),
      }}
      labels={{
        Lightbox: name,
        Previous: t('previous'),
        Next: t('next'),
        Close: t('close'),
        'Zoom in': t('zoomIn'),
        'Zoom out': t('zoomOut'),
        Thumbnails: t('thumbnails'),
        // The library fills in these placeholders.
        '{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
      }}
    />
  );
}

function toSlide(name: string) {
  return ({ src, label }: Shown) => ({ src, alt: joined(', ', name, label) });
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator);
}

/**
 * The lightbox hides its sibling elements and restores their earlier state on close. A dialog under
 * it has already hidden the page and may close first; the lightbox would then restore `hidden`
 * permanently. A root element of its own prevents that.
 */
function useOwnRoot(isOverDialog: boolean): HTMLElement | undefined {
  const [root] = useState(() => (isOverDialog ? document.createElement('div') : undefined));
  useEffect(() => {
    if (root) document.body.append(root);
    return () => root?.remove();
  }, [root]);
  return root;
}
