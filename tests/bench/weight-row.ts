import type { PageRow } from './weight';

/** A row of the table: kB with one digit, milliseconds without. */
export function weightRow(row: PageRow) {
  return {
    page: row.page,
    'JS gz': kB(row.scriptsGz),
    'JS wire': kB(row.scriptsWire),
    'HTML gz': kB(row.htmlGz),
    'HTML wire': kB(row.htmlWire),
    'all but pictures': kB(row.restWire),
    fonts: kB(row.fontsWire),
    FCP: Math.round(row.fcp),
    LCP: Math.round(row.lcp),
    blocking: Math.round(row.blocking),
    shift: Number(row.shift.toFixed(4)),
    'tap → heading': row.tap ? Math.round(row.tap.heading) : '–',
    'tap → picture': row.tap ? Math.round(row.tap.picture) : '–',
    'hydrated: JS gz': kB(row.hydrated.scriptsGz),
    'JS wire ': kB(row.hydrated.scriptsWire),
    'tap → heading ': row.hydrated.tap ? Math.round(row.hydrated.tap.heading) : '–',
    'tap → picture ': row.hydrated.tap ? Math.round(row.hydrated.tap.picture) : '–',
  };
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
