import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

type Process = { pid: number; parent: number; ticks: number };

/** Processor time in milliseconds that a process and those it has started have used so far. */
export function cpuTimeMs(pid: number): number {
  return withChildren(pid).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
}

/** Memory of a process and of those it has started; what they share counts for each. */
export function residentMb(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + residentKb(one.pid), 0) / 1024;
}

/** Of the process alone. */
export function aloneMb(pid: number): number {
  return residentKb(pid) / 1024;
}

/** Of it and those it has started, but the files of programs, which the system holds once for all of them, count once. */
export function ownMb(pid: number): number {
  const each = withChildren(pid).map((one) => ({
    rss: residentKb(one.pid),
    files: fileKb(one.pid),
  }));
  const own = each.reduce((sum, { rss, files }) => sum + rss - files, 0);
  return (own + Math.max(...each.map(({ files }) => files))) / 1024;
}

/** The share of it and those it has started: of a page that several processes hold, a part each (PSS). */
export function shareMb(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + shareKb(one.pid), 0) / 1024;
}

function withChildren(pid: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  const from = (id: number): Process[] =>
    all
      .filter(({ parent }) => parent === id)
      .flatMap((child) => from(child.pid))
      .concat(all.filter((one) => one.pid === id));
  return from(pid);
}

const residentKb = (pid: number) => kbOf(pid, 'status', 'VmRSS');
const fileKb = (pid: number) => kbOf(pid, 'status', 'RssFile');
const shareKb = (pid: number) => kbOf(pid, 'smaps_rollup', 'Pss');

function kbOf(pid: number, file: string, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Of a process that has ended meanwhile, nothing. */
function statOf(name: string): Process[] {
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
