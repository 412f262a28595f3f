/** The facts that a search engine reads from a page. */
export type PageFacts = {
  title: string;
  description: string;
  robots: string;
  canonical: string[];
  /** URLs by language. */
  alternates: Record<string, string>;
  headings: number;
  /** The text of the first heading, with plain spaces. */
  heading: string;
  /** The image of link previews. */
  preview: { image: string; width: number; height: number };
  ld: Record<string, unknown>[];
  /** Links to pages of this site, without their fragment. */
  links: string[];
  /** The text of the page without scripts, spaces unchanged. */
  text: string;
};

export function pageFacts(html: string): PageFacts {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const head = markup.slice(0, markup.indexOf('</head>'));
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta(head, 'description'),
    robots: meta(head, 'robots'),
    canonical: tags(head, 'link')
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href = '' }) => href),
    alternates: Object.fromEntries(
      tags(head, 'link')
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    headings: (markup.match(/<h1\b/g) ?? []).length,
    heading: decoded(
      /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(markup)?.[1]?.replace(/<[^>]+>/g, '') ?? '',
    ).replaceAll('\u00A0', ' '),
    preview: {
      image: openGraph(head, 'image'),
      width: Number(openGraph(head, 'image:width')),
      height: Number(openGraph(head, 'image:height')),
    },
    ld: linkedData(html),
    links: tags(markup, 'a')
      .map(({ href = '' }) => href.replace(/#.*$/, ''))
      .filter((href) => href.startsWith('/')),
    text: decoded(markup.replace(/<[^>]+>/g, ' ')),
  };
}

function meta(head: string, name: string): string {
  return tags(head, 'meta').find((tag) => tag.name === name)?.content ?? '';
}

function openGraph(head: string, name: string): string {
  return tags(head, 'meta').find(({ property }) => property === `og:${name}`)?.content ?? '';
}

function tags(markup: string, name: string): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

/** Returns all structured data of the page, with lists and graphs flattened. */
function linkedData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => {
    const things = [JSON.parse(json)].flat();
    return things.flatMap((thing) => thing['@graph'] ?? [thing]);
  });
}

function decoded(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => signs[name] ?? '');
}
