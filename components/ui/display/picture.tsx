'use client';

import type { ComponentProps } from 'react';
import { useSaveData } from '@/components/ui/save-data';
import type { IMAGE_WIDTHS } from '@/lib/constants';
import { optimizedUrl, sourceSet } from '@/lib/next/addresses';

type Width = (typeof IMAGE_WIDTHS)[number];

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  /** A path on this site (optimized) or an absolute URL (not optimized). */
  src: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly Width[];
  sizes: string;
  priority?: boolean;
};

/**
 * An image whose `srcset` contains URLs of the optimizer. On save-data pages, only the smaller
 * widths are offered.
 */
export function Picture({ src, alt, widths: all, sizes, priority = false, ...rest }: Props) {
  const widths = useSaveData() ? all.slice(0, Math.max(1, Math.floor(all.length / 2))) : all;
  const largest = widths.at(-1) ?? 500;
  const isOptimized = src.startsWith('/') && !src.startsWith('//');

  return (
    <img
      {...rest}
      alt={alt}
      src={isOptimized ? optimizedUrl(src, largest) : src}
      {...(isOptimized && widths.length > 1 && { srcSet: sourceSet(src, widths), sizes })}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding="async"
    />
  );
}
