export { whenParsed } from './browser/document-events';
export {
  type DeferredPage,
  type HydrationOptions,
  hydrateLater,
  readDeferredPage,
} from './browser/hydrate-later';
export { loadScriptsAhead } from './browser/load-ahead';
export type { PanelPreview } from './browser/panel-previews';
export { onMove, onNetworkIdle, onTouch, type Trigger } from './browser/triggers';
