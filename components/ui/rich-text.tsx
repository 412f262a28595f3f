import styles from './rich-text.module.css';

/** `html` must be sanitised already. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`${styles.text} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/server/sanitize made it clean.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
