import styles from './rich-text.module.css';

/** Renders HTML, which must already be sanitized. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/server/sanitize has sanitized the HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
