const EVERY_MS = 2000;
/** The class of the status message while the page cannot be refreshed. */
const GONE = 'bad gone';
const output = document.getElementById('output');
const live = document.getElementById('live');
const { world } = document.documentElement.dataset;

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!form.dataset.call) return;
  event.preventDefault();
  try {
    show(await send(form.dataset.call, bodyOf(form)));
    if ('reloads' in form.dataset) location.reload();
    else await renew();
  } catch (error) {
    show(error.message, 'bad');
  }
});

function show(text, kind = '') {
  output.textContent = text;
  output.className = kind;
}

async function send(call, body) {
  const [method, path] = call.split(' ');
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(world && { 'x-world': world }) },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    // Sends no cookies, because a cookie from the pages of the shop can name another world.
    credentials: 'omit',
  });
  const { data } = await response.json();
  if (!response.ok) throw new Error(data.detail);
  return `Done: ${call}`;
}

function bodyOf(form) {
  const body = {};
  for (const { name, value, dataset } of form.elements) {
    if (!name || value === '') continue;
    if (dataset.kind === 'more') Object.assign(body, JSON.parse(value));
    else body[name] = dataset.kind ? JSON.parse(value) : value;
  }
  return body;
}

/** Replaces the parts that have changed, except for the part that has the focus. */
async function renew() {
  const response = await fetch(location.href, { credentials: 'omit' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A test deletes its world when it ends. The page continues to show the last state.
  if (!response.ok)
    return show(next.getElementById('reason')?.textContent ?? response.status, GONE);
  if (output.className === GONE) show('');
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = next.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!fresh || part.contains(document.activeElement)) continue;
    for (const { dataset } of part.querySelectorAll('details[open]')) {
      fresh.querySelector(`details[data-id="${dataset.id}"]`)?.setAttribute('open', '');
    }
    if (fresh.innerHTML !== part.innerHTML) part.innerHTML = fresh.innerHTML;
  }
}

setInterval(() => {
  if (live.checked && !document.hidden)
    renew().catch(() => show('The mock does not respond', GONE));
}, EVERY_MS);
