import {
  hydrateLater,
  onMove,
  onNetworkIdle,
  onTouch,
  readDeferredPage,
} from 'deferred-hydration/browser';

const page = readDeferredPage();
if (page) {
  hydrateLater(page, {
    triggers: [onTouch, onMove, onNetworkIdle],
    storageKey: 'example:presses',
    holdsForms: true,
  });
}
