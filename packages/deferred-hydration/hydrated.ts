export { markHydrated, onHydrated, untilHydrated } from './browser/hydrated-mark';
