import type { PageRow } from './weight';
import type { Taps } from './weight-tap';

/** Formats a first visit before hydration: sizes in kB, times in whole milliseconds. */
export function readRow({ html, taps, ...row }: PageRow) {
  return {
    page: row.page,
    'HTML br uz': kB(html.uz),
    'HTML br ru': html.ru === null ? '–' : kB(html.ru),
    'JS gz': kB(row.scriptsGz),
    'JS wire': kB(row.scriptsWire),
    'all but images': kB(row.restWire),
    fonts: kB(row.fontsWire),
    FCP: Math.round(row.fcp),
    LCP: Math.round(row.lcp),
    blocking: Math.round(row.blocking),
    'worst shift': Number(row.shift.toFixed(4)),
    ...tapColumns(taps?.read),
  };
}

/** Formats a first visit without interaction that lasts until the page is hydrated. */
export function hydratedRow({ page, hydrated, taps }: PageRow) {
  return {
    page,
    'JS gz': kB(hydrated.scriptsGz),
    'without its data': kB(hydrated.scriptsGz - hydrated.payloadGz),
    'JS wire': kB(hydrated.scriptsWire),
    blocking: Math.round(hydrated.blocking),
    'worst shift': Number(hydrated.shift.toFixed(4)),
    ...tapColumns(taps?.hydrated),
  };
}

function tapColumns(taps: Taps | undefined) {
  return {
    'tap → heading': taps ? Math.round(taps.heading) : '–',
    'tap → picture': taps ? Math.round(taps.picture) : '–',
    "tap → page's own heading": taps ? Math.round(taps.page) : '–',
    'least–most': taps ? taps.range.map(Math.round).join('–') : '–',
  };
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
