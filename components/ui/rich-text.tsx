import styles from './rich-text.module.css';

/** Editors' text. `html` must come clean from the server: nothing is sanitised here. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`${styles.text} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/server/sanitize made it clean.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
