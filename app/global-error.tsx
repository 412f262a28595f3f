'use client';

import { useChunkReload } from '@/components/layout/start/use-chunk-reload';
import type { Locale } from '@/lib/constants';

/** JSON that `next.config.ts` writes into the build, because this page cannot load messages. */
declare const GLOBAL_ERROR_TEXTS: string;

type Text = { locale: Locale; title: string; home: string };

const page = {
  maxWidth: '32em',
  margin: '20vh auto',
  padding: '0 16px',
  color: '#14201f',
  font: '18px/1.5 sans-serif',
};

/** The last resort when even the error page fails. It has no stylesheet, messages or providers. */
export default function GlobalError({ error }: { error: Error }) {
  // The path is parsed here, because importing the routing rules would duplicate their code in the
  // first load of every page.
  const prefix = globalThis.location?.pathname.split('/', 2)[1];
  const texts: [Text, ...Text[]] = JSON.parse(GLOBAL_ERROR_TEXTS);
  const prefixed = texts.find((text) => text.locale === prefix);
  const { locale, title, home } = prefixed ?? texts[0];

  useChunkReload(error);

  return (
    <html lang={locale}>
      <body style={{ margin: 0 }}>
        <title>{title}</title>
        <main style={page}>
          <h1 style={{ fontSize: '22px' }}>{title}</h1>
          <p>
            <a href={prefixed ? `/${locale}` : '/'} style={{ color: '#0b6e69' }}>
              {home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
