/** Renders structured data, and escapes characters that could end the script element. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the data is escaped here; React would escape quotes.
      dangerouslySetInnerHTML={{ __html: escaped(JSON.stringify(data)) }}
    />
  );
}

function escaped(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
