import { constants, setPriority } from 'node:os';

/**
 * Gives a process the lowest priority, so that other processes get the processor first. On Linux,
 * this applies to the main thread and to the threads that it starts later.
 *
 * Has no effect on a process that has ended.
 */
export function runInBackground(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, or this system does not allow the change.
  }
}
