import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one tick for as long as the process runs. `process.nextTick` makes each as a literal with
 * symbols for names; once a full collection finds none alive, V8 forgets their hidden class, and
 * writes every later one by calls of its runtime, five times as slowly (docs/decisions/152).
 */
export function keepTicksQuick(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
