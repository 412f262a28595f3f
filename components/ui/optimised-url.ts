export function optimisedUrl(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
}

export function sourceSet(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${optimisedUrl(src, width)} ${width}w`).join(', ');
}
