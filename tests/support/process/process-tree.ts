import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

type Process = { pid: number; parent: number; ticks: number; endedTicks: number };

/** Returns the CPU time in milliseconds that a process and its descendants have used so far. */
export function cpuTimeMs(pid: number): number {
  return withChildren(pid).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
}

/** Returns the CPU time in milliseconds of the process without its descendants. */
export function cpuTimeAloneMs(pid: number): number {
  return statOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
}

/**
 * Estimates the milliseconds that a process and its descendants, including ended ones, would take
 * on two free cores: half of their CPU time, but at most the elapsed time. A busy machine therefore
 * does not fail the test.
 */
export function msOnTwoCores(pid: number, passedMs: number): number {
  const ticks = withChildren(pid).reduce((sum, one) => sum + one.ticks + one.endedTicks, 0);
  return Math.min(passedMs, (ticks * TICK_MS) / 2);
}

/**
 * Returns the milliseconds for which a process and its descendants have been ready to run, but
 * waited for a processor. Counts only main threads, which run the event loops. Returns 0 where the
 * system does not provide this time.
 */
export function starvedMs(pid: number): number {
  const waits = withChildren(pid).map((one) => Number(read(one.pid, 'schedstat').split(' ')[1]));
  return waits.reduce((sum, ns) => sum + (ns || 0), 0) / 1e6;
}

/** Returns the process ids of a storefront's renderers. The bundler may be another child. */
export function renderersOf(pid: number): number[] {
  return processes().flatMap((one) =>
    one.parent === pid && read(one.pid, 'cmdline').includes('renderer.mjs') ? [one.pid] : [],
  );
}

/**
 * Returns the memory of a process and its descendants. Shared memory is counted once per process.
 */
export function residentMb(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + residentKb(one.pid), 0) / 1024;
}

/** Returns the memory of the process without its descendants. */
export function aloneMb(pid: number): number {
  return residentKb(pid) / 1024;
}

/**
 * Returns the memory of the process and its descendants. Program files count once, because
 * processes share them.
 */
export function ownMb(pid: number): number {
  const each = withChildren(pid).map((one) => ({
    rss: residentKb(one.pid),
    files: fileKb(one.pid),
  }));
  const own = each.reduce((sum, { rss, files }) => sum + rss - files, 0);
  return (own + Math.max(...each.map(({ files }) => files))) / 1024;
}

/**
 * Returns the proportional set size (PSS) of the process and its descendants: each shared page
 * counts in equal parts toward the processes that share it.
 */
export function shareMb(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + shareKb(one.pid), 0) / 1024;
}

function withChildren(pid: number): Process[] {
  const all = processes();
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
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(pid, file))?.[1] ?? 0);
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : []));
}

function statOf(pid: number): Process[] {
  const stat = read(pid, 'stat');
  if (stat === '') return [];
  // The program's name is in parentheses and may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return [
    { pid, parent: fields[1] ?? 0, ticks: user + system, endedTicks: endedUser + endedSystem },
  ];
}

/** Returns an empty string if the process has exited in the meantime. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
