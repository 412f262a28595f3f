import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { World } from '@/packages/mock/worlds/world';
import type { Worlds } from '@/packages/mock/worlds/worlds';
import {
  clockSection,
  faultsSection,
  journalSection,
  moment,
  table,
  worldSection,
} from './inspector-sections';

const HEADS = ['World', 'Strict', 'Clock', 'Requests', 'Faults', 'SMS'];
const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const style = own('./inspector.css');
const script = own('./inspector-script.js');

/** Returns the page for developers that lists the worlds. */
export function worldsPage(worlds: Worlds) {
  const rows = worlds.all.reverse().map(
    (world) => html`<tr>
      <th scope="row"><a href="${addressOf(world)}">${titleOf(world.name)}</a></th>
      <td>${world.isStrict ? 'strict' : ''}</td>
      <td>${moment(world.clock.now())}</td>
      <td>${world.journal.count}</td>
      <td>${world.faults.list.length}</td>
      <td>${world.sms.length}</td>
    </tr>`,
  );
  return page(
    'Worlds',
    html`<h1>Worlds</h1>
      <p>A world is created when a request first names it. Documents:
        <a href="/mock/openapi.json">control API</a>, <a href="/api/v1/openapi.json">shop API</a>.</p>
      <form action="/mock">
        <label>Name of a world <input name="world" pattern="[\\w\\-]{1,80}" required /></label>
        <button>Open</button>
      </form>
      <div data-live="worlds">
        ${rows.length === 0 ? html`<p>No request has named a world yet.</p>` : ''}
        ${table('Most recently used first', HEADS, rows)}
      </div>`,
  );
}

/** Returns the page of one world: its clock, faults and requests, and forms that change it. */
export function worldPage(world: World) {
  return page(
    titleOf(world.name),
    html`<nav aria-label="Breadcrumb"><a href="/mock">All worlds</a></nav>
      <h1>${titleOf(world.name)}</h1>
      <div class="columns">
        <div>${journalSection(world)} ${faultsSection(world)}</div>
        <div>${clockSection(world)} ${worldSection(world)}</div>
      </div>`,
    world.name,
  );
}

/** Returns the page for a world that does not exist or was dropped. */
export function noWorldPage(name: string | null, reason: string) {
  return page(
    titleOf(name),
    html`<nav aria-label="Breadcrumb"><a href="/mock">All worlds</a></nav>
      <h1>${titleOf(name)}</h1>
      <p id="reason">${reason}.</p>
      <form data-call="POST /mock/reset" data-reloads><button>Create this world</button></form>`,
    name,
  );
}

function titleOf(name: string | null): string {
  return name ?? 'The default world';
}

function addressOf({ name }: World): string {
  return `/mock?world=${encodeURIComponent(name ?? '')}`;
}

function page(title: string, body: ReturnType<typeof html>, world: string | null = null) {
  return html`<!doctype html>
    <html lang="en" data-world="${world ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · mocked shop</title>
        <link rel="icon" href="data:," />
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          ${body}
        </main>
        <footer>
          <label><input type="checkbox" id="live" checked /> Refresh this page every two seconds</label>
          <p role="status" id="output"></p>
        </footer>
        <script>${raw(script)}</script>
      </body>
    </html>`;
}
