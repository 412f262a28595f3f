import { stripVTControlCharacters } from 'node:util';
import { seconds } from './steps.mjs';

/** Of what a failed test says: the values that differ, and the first places. */
const MESSAGE_LINES = 12;

/**
 * What failed, a line for each result, and a last line with the totals that a program can read. In a
 * long log the failures are far above, and whoever keeps only its end would not see them.
 */
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
  const failures = results.flatMap((result) => result.failures ?? []);
  const named = failures.flatMap(({ test, message }) => [`✗ ${test}`, indented(message), '']);
  return {
    text: ['', ...named, ...rows, '', `${passed} passed, ${failed} failed`].join('\n'),
    failed,
  };
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}

function indented(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return lines.map((line) => `    ${line}`).join('\n');
}
