export {
  type DeferResult,
  type DeferralOptions,
  type DeferredDocument,
  HydrationDeferral,
  type PageOptions,
  type RenderedDocument,
} from './server/defer-hydration';
export type { Unrecognized, UnrecognizedKind } from './server/unrecognized';
