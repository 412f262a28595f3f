import { seconds } from './steps.mjs';

/** A line for each result, and a last line with the totals that a program can read. */
export function summarise(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, passed, failed, skipped, took }) => {
    const parts = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped ? [`${skipped} skipped`] : []),
    ];
    return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)}  ${seconds(took).padStart(12)}  ${parts.join(', ')}`;
  });
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  return { text: ['', ...rows, '', `${passed} passed, ${failed} failed`].join('\n'), failed };
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
