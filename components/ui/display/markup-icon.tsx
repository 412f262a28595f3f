import { SVG_NAMESPACE } from '@/lib/constants';
import styles from './markup-icon.module.css';

type Props = { markup: string; size: number; className?: string | undefined };

/**
 * Renders an icon from the API, which is SVG markup or an `<img>` with a path under the media base.
 * Both become an image, in which no scripts run and no requests start. Any other markup leaves an
 * empty box.
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
