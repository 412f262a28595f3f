import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { SVG_NAMESPACE } from '@/lib/constants';

const CACHED_CHARACTERS = 1_000_000;

const presentation = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'transform',
  'id',
];
const gradient = ['gradientTransform', 'gradientUnits', 'href', 'id', 'spreadMethod'];

const icon: IOptions = {
  allowedTags: [
    'svg',
    'g',
    'path',
    'circle',
    'rect',
    'line',
    'polyline',
    'polygon',
    'ellipse',
    'defs',
    'linearGradient',
    'radialGradient',
    'stop',
    'title',
  ],
  allowedAttributes: {
    svg: ['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', ...presentation],
    g: presentation,
    path: ['d', ...presentation],
    circle: ['cx', 'cy', 'r', ...presentation],
    ellipse: ['cx', 'cy', 'rx', 'ry', ...presentation],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry', ...presentation],
    line: ['x1', 'y1', 'x2', 'y2', ...presentation],
    polyline: ['points', ...presentation],
    polygon: ['points', ...presentation],
    linearGradient: ['x1', 'y1', 'x2', 'y2', ...gradient],
    radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'fr', ...gradient],
    stop: ['offset', 'stop-color', 'stop-opacity'],
  },
  // SVG names are case-sensitive: viewBox, linearGradient.
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nonTextTags: ['script', 'style', 'foreignObject', 'desc', 'metadata', 'text', 'textPath'],
  selfClosing: ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'stop'],
  allowedSchemes: [],
  disallowedTagsMode: 'completelyDiscard',
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: {
        ...(tagName === 'svg' && { xmlns: SVG_NAMESPACE }),
        ...withinItself(attribs),
      },
    }),
  },
};

/** Sanitizes SVG markup; returns `''` unless it is exactly one `<svg>` element. */
export function cleanSvg(markup: string): string {
  const svg = sanitizeHtml(markup, icon).trim();
  const isOne = /^<svg\b[^>]*>.*<\/svg>$/s.test(svg) && svg.indexOf('<svg', 1) < 0;
  return isOne ? svg : '';
}

/** Caches results, because every page shows the same icons. */
const drawings = new LRUCache<string, string>({
  maxSize: CACHED_CHARACTERS,
  sizeCalculation: (svg, markup) => svg.length + markup.length + 1,
  memoMethod: (markup) => cleanSvg(markup),
});

/** Returns the icon of a menu item or category: an `<img>` with a media path, or sanitized SVG. */
export function cleanIcon(markup: string): string {
  return /^\s*<img\b/.test(markup) ? markup : drawings.memo(markup);
}

/** Keeps references to parts of the same icon, such as gradients, and removes all URLs. */
function withinItself(attribs: Record<string, string>): Record<string, string> {
  const allowed = Object.entries(attribs).filter(([name, value]) =>
    name === 'href' ? /^#[\w-]+$/.test(value) : isHarmless(value),
  );
  return Object.fromEntries(allowed);
}

function isHarmless(value: string): boolean {
  return /^url\(#[\w-]+\)$/.test(value) || !/url|[\\:@]|\/\*/i.test(value);
}
