import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/**
 * How long a process and its children would take on two free cores: their CPU time, or the elapsed
 * time where that is less. So a busy machine does not fail the test.
 */
export function msOnTwoCores(pid: number, passedMs: number): number {
  return Math.min(passedMs, processorMs(pid) / 2);
}

/** The processes that a storefront has started to render; the bundler may be another one. */
export function renderersOf(pid: number): number[] {
  return processes().flatMap((one) =>
    one.parent === pid && commandOf(one.pid).includes('renderer.mjs') ? [one.pid] : [],
  );
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

function processes() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).flatMap(statOf);
}

function processorMs(pid: number): number {
  const known = processes();
  const ticksBelow = (parent: number): number =>
    known
      .filter(({ parent: its }) => its === parent)
      .reduce((sum, one) => sum + one.ticks + ticksBelow(one.pid), 0);
  const own = known.find((one) => one.pid === pid)?.ticks ?? 0;
  return (own + ticksBelow(pid)) * TICK_MS;
}

/** Its own ticks and those of its children that have ended. */
function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
    return [{ pid, parent: fields[1] ?? 0, ticks }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
