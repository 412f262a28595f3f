import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Processor time in milliseconds that a process and those it has started have used so far. */
export function cpuTimeMs(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  const add = (id: number): number =>
    all.filter(({ parent }) => parent === id).reduce((sum, child) => sum + add(child.pid), 0) +
    (all.find((one) => one.pid === id)?.ticks ?? 0);
  return add(pid) * TICK_MS;
}

/** Of a process that has ended meanwhile, nothing. */
function statOf(name: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program stands in brackets and may have spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
    return [{ pid: Number(name), parent, ticks: user + system }];
  } catch {
    return [];
  }
}
