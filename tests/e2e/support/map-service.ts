import { MAP_SERVICE } from '@/tests/support/page/map-host';
import type { Page } from './fixtures';

export const MAP_HOST = `https://${MAP_SERVICE}`;

/**
 * Stubs the part of the map service that the shop uses. A map is a box that contains its pins as
 * buttons; a click on the box selects the coordinates 41.5, 69.5.
 */
export async function serveMap(page: Page) {
  await page.route(`${MAP_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${service})()` }),
  );
}

function service() {
  type Listener = (event: unknown) => void;

  class Listeners {
    listeners = new Map<string, Listener>();
    add = (name: string, listener: Listener) => void this.listeners.set(name, listener);
    remove = (name: string) => void this.listeners.delete(name);
    emit = (name: string, event: unknown) => this.listeners.get(name)?.(event);
  }

  class Pin {
    events = new Listeners();
    options = { set: () => {} };
    properties = { set: () => {} };
    geometry = { setCoordinates: () => {} };
    button = document.createElement('button');
    constructor(coordinates: number[]) {
      this.button.textContent = coordinates.join(', ');
      this.button.onclick = () => this.events.emit('click', {});
    }
  }

  class Box {
    events = new Listeners();
    options = { set: () => {} };
    box = document.createElement('div');
    geoObjects = {
      add: ({ button }: Pin) => this.box.append(button),
      remove: ({ button }: Pin) => button.remove(),
    };
    constructor(parent: HTMLElement, { center, zoom }: { center: number[]; zoom: number }) {
      this.box.setAttribute('role', 'application');
      this.setCenter(center);
      this.box.dataset.zoom = String(zoom);
      this.box.style.height = '100%';
      this.box.onclick = ({ target }) => {
        if (target === this.box) this.events.emit('click', { get: () => [41.5, 69.5] });
      };
      parent.append(this.box);
    }
    setCenter = (center: number[]) => this.box.setAttribute('aria-label', center.join(', '));
    setZoom = () => {};
    destroy = () => this.box.remove();
  }

  const parts: Record<string, unknown> = { Map: Box, Placemark: Pin };
  const api = {
    ready: (act: () => void) => act(),
    modules: {
      require: (name: string) => ({
        done: (take: (found: unknown[]) => void) => take([parts[name] ?? {}]),
      }),
    },
  };
  const script = document.currentScript;
  const address = new URL(script instanceof HTMLScriptElement ? script.src : '');
  Reflect.get(window, address.searchParams.get('onload') ?? '')(api);
}
