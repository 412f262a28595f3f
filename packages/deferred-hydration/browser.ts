export {
  type DeferredPage,
  type HydrationOptions,
  hydrateLater,
  readDeferredPage,
} from './browser/hydrate-later';
export { loadScriptsAhead } from './browser/load-ahead';
export { whenParsed } from './browser/parsed';
export { onMove, onNetworkIdle, onTouch, type Trigger } from './browser/triggers';
