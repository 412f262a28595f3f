import { constants, setPriority } from 'node:os';

/**
 * Gives a process the lowest priority, for work that can wait while other processes need the
 * processor. On Linux this applies to the main thread and to the threads that it starts later.
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
