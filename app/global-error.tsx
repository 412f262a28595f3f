'use client';

import { useChunkReload } from '@/components/layout/use-chunk-reload';

const texts = {
  uz: {
    text: 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi',
    home: 'Bosh sahifaga oʻtish',
    path: '/',
  },
  ru: {
    text: 'При показе страницы ошибки произошла ошибка',
    home: 'Перейти на главную',
    path: '/ru',
  },
} as const;

const page = {
  maxWidth: '32em',
  margin: '20vh auto',
  padding: '0 16px',
  color: '#14201f',
  font: '18px/1.5 sans-serif',
};

/** Shown when even the error page fails: no style sheet, no messages, no providers. */
export default function GlobalError({ error }: { error: Error }) {
  const locale = /^\/ru(?:\/|$)/.test(globalThis.location?.pathname ?? '') ? 'ru' : 'uz';
  const { text, home, path } = texts[locale];

  useChunkReload(error);

  return (
    <html lang={locale}>
      <body style={{ margin: 0 }}>
        <title>{text}</title>
        <main style={page}>
          <h1 style={{ fontSize: '22px' }}>{text}</h1>
          <p>
            <a href={path} style={{ color: '#0b6e69' }}>
              {home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
