const EVERY_MS = 2000;
const said = document.getElementById('said');
const live = document.getElementById('live');
const { world } = document.documentElement.dataset;

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  try {
    said.textContent = await send(form.dataset.call, bodyOf(form));
    await renew();
  } catch (error) {
    said.textContent = error.message;
  }
});

async function send(call, body) {
  const [method, path] = call.split(' ');
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(world && { 'x-world': world }) },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { data } = await answer.json();
  return answer.ok ? `Done: ${call}` : data.detail;
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

/** Replaces what has changed, and nothing that the reader is in. */
async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
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
  if (live.checked && !document.hidden) renew().catch(() => {});
}, EVERY_MS);
