type Listening = Parameters<typeof window.addEventListener>;
/** Listeners and timers of test files on the window that they share. */
type Begun = { listening: Listening[]; timers: Set<ReturnType<typeof setTimeout>> };

declare global {
  interface Window {
    begun?: Begun;
  }
}

/** Removes them and empties the window, so that each file starts with a new one. */
export function ownWindow(): void {
  window.begun ??= watched();
  const { listening, timers } = window.begun;
  for (const [type, listener, options] of listening.splice(0)) {
    window.removeEventListener(type, listener, options);
  }
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
}

function watched(): Begun {
  const begun: Begun = { listening: [], timers: new Set() };
  const listen = window.addEventListener;
  window.addEventListener = (...args: Listening) => {
    begun.listening.push(args);
    listen(...args);
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
