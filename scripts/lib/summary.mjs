import { stripVTControlCharacters } from 'node:util';
import { seconds } from './steps.mjs';

/**
 * The maximum number of lines of a failure message, enough for the differing values and the first
 * stack frames.
 */
const MESSAGE_LINES = 12;

/**
 * Returns the failures, a line per result, and a machine-readable last line with the totals. The
 * failures are repeated here because they are far above in a long log, or missing from a truncated
 * one.
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
