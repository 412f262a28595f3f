import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/**
 * How long a process and all that it has started take on two cores that are theirs: what they have
 * had of the processors, or the time that has passed where that is less. A machine that is busy
 * with something else proves nothing.
 */
export function msOnTwoCores(pid: number, passedMs: number): number {
  return Math.min(passedMs, processorMs(pid) / 2);
}

function processorMs(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const known = all.map(Number).flatMap(statOf);
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
