type Listening = Parameters<typeof window.addEventListener>;
/** Side effects of test files on their shared window, and its original properties. */
type Begun = {
  had: [object, PropertyDescriptorMap][];
  listening: Listening[];
  timers: Set<ReturnType<typeof setTimeout>>;
  frames: number[];
};

declare global {
  interface Window {
    begun?: Begun;
  }
}

/** Undoes the side effects of earlier test files, so that each file starts with a clean window. */
export function ownWindow(): void {
  window.begun ??= watched();
  const { had, listening, timers, frames } = window.begun;
  for (const [object, own] of had) restore(object, own);
  for (const [type, listener, options] of listening.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  // Frames must be canceled before timers. Otherwise jsdom would still count these frames as
  // pending and never run another one.
  for (const frame of frames.splice(0)) cancelAnimationFrame(frame);
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/** Restores the original properties of an object and removes all others, such as polyfills. */
function restore(object: object, own: PropertyDescriptorMap) {
  for (const key of Reflect.ownKeys(object)) {
    if (!Object.hasOwn(own, key)) Reflect.deleteProperty(object, key);
  }
  Object.defineProperties(object, own);
}

function watched(): Begun {
  const had = [navigator, Element.prototype].map((object): Begun['had'][number] => [
    object,
    Object.getOwnPropertyDescriptors(object),
  ]);
  const begun: Begun = { had, listening: [], timers: new Set(), frames: [] };
  const listen = window.addEventListener;
  window.addEventListener = (...args: Listening) => {
    begun.listening.push(args);
    listen(...args);
  };
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    const frame = request(callback);
    begun.frames.push(frame);
    return frame;
  };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = new Proxy(globalThis[name], {
      apply(original, self, args) {
        const timer = Reflect.apply(original, self, args);
        begun.timers.add(timer);
        return timer;
      },
    });
    Reflect.set(globalThis, name, start);
  }
  return begun;
}
