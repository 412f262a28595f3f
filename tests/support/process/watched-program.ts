import { startWatchdog } from '@/lib/process/watchdog';

/**
 * A program with a watchdog. It reports that it is open, then behaves as its argument specifies.
 */
const [, , behavior = '', seconds = '1'] = process.argv;
const watchdog = startWatchdog({
  seconds: Number(seconds),
  name: 'program',
  onFailure: console.error,
});
setInterval(() => {}, 1000);
if (behavior === 'blocks') setTimeout(() => block(Number.POSITIVE_INFINITY), 100);
if (behavior === 'blocks for 2 s') {
  setTimeout(() => {
    block(2000);
    console.log('went on');
  }, 100);
}
if (behavior === 'lingers') watchdog.endWithin(1);
process.on('SIGCONT', () => console.log('continued'));
process.on('SIGTERM', () => process.exit(0));
// Tests wait for this output before they send signals.
console.log('open');

function block(ms: number): void {
  const began = performance.now();
  while (performance.now() - began < ms);
}
