type Props = { markup: string; size: number; className?: string | undefined };

/**
 * An icon that the API sends as markup. Of markup only a picture from the media base is shown, by
 * its address; anything else leaves an empty box of the same size.
 */
export function MarkupIcon({ markup, size, className }: Props) {
  const src = /^<img\b[^>]*\ssrc="(\/media\/[^"<>]+)"[^>]*>$/.exec(markup.trim())?.[1];
  const box = { width: size, height: size, className };

  return src ? (
    <img {...box} src={src} alt="" decoding="async" loading="lazy" />
  ) : (
    <span className={className} style={{ width: size, height: size, flex: 'none' }} />
  );
}
