import styles from './rich-text.module.css';

/** `html` must be sanitised already. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/server/sanitize made it clean.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
