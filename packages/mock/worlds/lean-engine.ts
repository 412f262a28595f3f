import { setFlagsFromString } from 'node:v8';

/**
 * A mock runs beside browsers and for minutes: the optimizing compiler of WebAssembly would take a
 * hundred megabytes and seconds of the processor for the embedded database, and the space for new
 * objects would grow to thirty (docs/decisions/066).
 */
export function keepLean(): void {
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--semi-space-growth-factor=1');
}
