type NextHtmlFields = { head: string; content: string; scripts: string };

const chunks = '/_next/static/chunks';

export const pushes = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"x"])',
] as const;

/**
 * Returns a small document with the structure of Next's documents. The contract tests use documents
 * that Next has rendered.
 */
export function nextHtml({
  head = '',
  content = '',
  scripts = '',
}: Partial<NextHtmlFields> = {}): string {
  const [files, first, data] = pushes;
  return [
    '<html><head>',
    `<link rel="stylesheet" href="${chunks}/a.css" data-precedence="next"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/a.js"/>`,
    `<script src="${chunks}/a.js" async=""></script>`,
    `<script src="${chunks}/old.js" noModule=""></script>`,
    `<script src="${chunks}/b.js" async=""></script>${head}</head>`,
    `<body><h1>Title</h1>${content}`,
    `<script id="_R_">${files}</script><script src="${chunks}/a.js" async=""></script>`,
    `<script>${first}</script><script>${data}</script>${scripts}</body></html>`,
  ].join('');
}
