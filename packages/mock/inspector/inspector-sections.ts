import { html } from 'hono/html';
import { SCENARIOS } from '@/packages/mock/control/scenarios';
import { KINDS } from '@/packages/mock/faults/fault';
import type { ListedFault } from '@/packages/mock/faults/faults';
import type { Entry } from '@/packages/mock/journal/journal';
import type { World } from '@/packages/mock/worlds/world';

const CALLS_MAX = 100;
const TASHKENT_MS = 5 * 60 * 60_000;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** Renders the clock with the forms that set it. */
export function clockSection({ clock }: World) {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p data-live="clock">It is ${moment(clock.now())} in this world.</p>
    <form data-call="POST /mock/time">
      <label>Advance by seconds <input name="advance_seconds" type="number" min="0" data-kind="number" required /></label>
      <button>Advance</button>
    </form>
    <form data-call="POST /mock/time">
      <label>Set to <input name="now" size="28" placeholder="2026-12-01T09:00:00+05:00" required /></label>
      <button>Set the clock</button>
    </form>
  </section>`;
}

/** Renders the faults with a form that adds one. */
export function faultsSection({ faults }: World) {
  const heads = ['Fault', 'Requests', 'Kind', 'How often', 'Hits'];
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <div data-live="faults">
      ${faults.list.length === 0 ? html`<p>No faults are set.</p>` : table('The first matching fault applies', heads, faults.list.map(faultRow))}
    </div>
    <form data-call="POST /mock/faults">
      <label>Method <select name="method"><option value="">any</option>${options(METHODS)}</select></label>
      <label>Path <input name="path" placeholder="/order/cart" required /></label>
      <label>Kind <select name="kind">${options(KINDS)}</select></label>
      <label>Times <input name="times" type="number" min="1" data-kind="number" /></label>
      <label>More, as JSON <input name="more" data-kind="more" placeholder='{"status": 500}' /></label>
      <button>Add</button>
    </form>
    <form data-call="DELETE /mock/faults"><button>Remove all faults</button></form>
  </section>`;
}

/** Renders scenarios, snapshots, strictness and the sent SMS. */
export function worldSection({ isStrict, snapshots, sms }: World) {
  const names = [...snapshots.keys()];
  const messages = sms.map(({ phone, text }) => html`<li>${phone}: ${text}</li>`);
  return html`<section aria-labelledby="state">
    <h2 id="state">Shop</h2>
    <form data-call="POST /mock/scenario">
      <label>Scenario <select name="name">${options(SCENARIOS)}</select></label>
      <button>Play</button>
    </form>
    <form data-call="POST /mock/snapshot">
      <label>Snapshot <input name="name" maxlength="80" required /></label>
      <button>Take</button>
    </form>
    <div data-live="state">
      ${
        names.length === 0
          ? ''
          : html`<form data-call="POST /mock/restore">
        <label>Taken <select name="name">${options(names)}</select></label>
        <button>Restore</button>
      </form>`
      }
      <p>${isStrict ? 'This world is strict.' : 'This world is not strict.'}</p>
      <form data-call="POST /mock/world">
        <input type="hidden" name="strict" value="${String(!isStrict)}" data-kind="json" />
        <button>${isStrict ? 'Make it tolerant' : 'Make it strict'}</button>
      </form>
      ${messages.length === 0 ? html`<p>No SMS has been sent.</p>` : html`<p>SMS:</p><ol>${messages}</ol>`}
    </div>
    <form data-call="POST /mock/reset"><button>Reset the world</button></form>
    <form data-call="DELETE /mock/world"><button>Drop the world</button></form>
  </section>`;
}

/** Renders the latest requests, the newest first. */
export function journalSection({ journal }: World) {
  const heads = ['Call', 'At', 'Request', 'From', 'Status', 'ms', 'Fault', 'More'];
  const latest = journal.entries.slice(-CALLS_MAX).reverse();
  const caption = `The latest ${latest.length} of ${journal.count} requests`;
  return html`<section aria-labelledby="journal">
    <h2 id="journal">Journal</h2>
    <div data-live="journal">${table(caption, heads, latest.map(entryRow))}</div>
  </section>`;
}

function faultRow({ id, hits, method, path, from, when, times, nth, ...how }: ListedFault) {
  const limit = times === undefined ? 'always' : `at most ${times}`;
  const often = nth === undefined ? limit : `only request ${nth}`;
  const where = [method ?? 'any', path, from && `from ${from}`, when && JSON.stringify(when)];
  const { kind, after, ...rest } = how;
  const more = Object.keys(rest).length > 0 ? JSON.stringify(rest) : '';
  return html`<tr>
    <th scope="row">${id}</th>
    <td><code>${where.filter(Boolean).join(' ')}</code></td>
    <td>${kind}${after ? ', after' : ''} <code>${more}</code></td>
    <td>${often}</td>
    <td>${hits}</td>
  </tr>`;
}

function entryRow(entry: Entry) {
  const { id, at, method, path, query, from, status, duration_ms, fault, given_up } = entry;
  const { headers, body, answer, unknown } = entry;
  const more = JSON.stringify({ unknown, headers, body, answer }, null, 2);
  const isFailed = status === null || status >= 500;
  return html`<tr>
    <th scope="row">${id}</th>
    <td>${at.slice(11, 23)}</td>
    <td><code>${method} ${path}${query}</code></td>
    <td>${from}</td>
    <td class="${isFailed ? 'bad' : ''}">${status ?? 'none'}${given_up ? ', given up' : ''}</td>
    <td>${duration_ms ?? ''}</td>
    <td>${fault ?? ''}</td>
    <td><details data-id="${id}"><summary>Body and response of ${id}</summary><pre>${more}</pre></details></td>
  </tr>`;
}

/** Formats a time in the time zone of Uzbekistan (UTC+5), which the shop's pages use. */
export function moment(at: Date) {
  const local = new Date(at.getTime() + TASHKENT_MS).toISOString();
  const shown = local.slice(0, 19).replace('T', ' ');
  return html`<time datetime="${at.toISOString()}">${shown} +05:00</time>`;
}

/** Renders a table that scrolls separately when it is wider than the window. */
export function table(caption: string, heads: string[], rows: unknown[]) {
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table>
    <caption>${caption}</caption>
    <thead><tr>${heads.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

function options(names: readonly string[]) {
  return names.map((name) => html`<option>${name}</option>`);
}
