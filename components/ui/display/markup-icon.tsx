import { SVG_NAMESPACE } from '@/lib/constants';
import styles from './markup-icon.module.css';

type Props = { markup: string; size: number; className?: string | undefined };

/**
 * The API sends an icon as an `<img>` with a path under the media base or as SVG markup. Both are
 * rendered as an image, in which nothing runs and nothing is fetched. Anything else leaves an empty
 * box.
 */
export function MarkupIcon({ markup, size, className }: Props) {
  const src = pictureOf(markup.trim());
  const look = [styles.icon, className].filter(Boolean).join(' ');

  return src ? (
    <img
      width={size}
      height={size}
      className={look}
      src={src}
      alt=""
      decoding="async"
      loading="lazy"
    />
  ) : (
    <span className={className} style={{ width: size, height: size, flex: 'none' }} />
  );
}

function pictureOf(markup: string): string | undefined {
  const path = /^<img\b[^>]*\ssrc="(\/media\/[^"<>]+)"[^>]*>$/.exec(markup)?.[1];
  if (path || !/^<svg[\s>]/.test(markup)) return path;
  const drawing = /^<svg[^>]*\sxmlns=/.test(markup)
    ? markup
    : markup.replace('<svg', `<svg xmlns="${SVG_NAMESPACE}"`);
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace(/\p{Cs}/gu, ''))}`;
}
