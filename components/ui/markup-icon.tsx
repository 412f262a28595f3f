import { SVG_NAMESPACE } from '@/lib/constants';

type Props = { markup: string; size: number; className?: string | undefined };

/**
 * An icon that the API sends as markup: the address of a picture under the media base, or a
 * drawing. Either is shown as a picture, and in a picture nothing runs and nothing is fetched.
 * Anything else leaves an empty box of the same size.
 */
export function MarkupIcon({ markup, size, className }: Props) {
  const src = pictureOf(markup.trim());
  const box = { width: size, height: size, className };

  return src ? (
    <img {...box} src={src} alt="" decoding="async" loading="lazy" />
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
