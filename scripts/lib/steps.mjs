const REMIND_EVERY_MS = 20_000;

export function print(text) {
  process.stdout.write(`${text}\n`);
}

export function seconds(milliseconds) {
  const rounded = Math.round(milliseconds / 100) / 10;
  return rounded < 60
    ? `${rounded.toFixed(1)} s`
    : `${Math.floor(rounded / 60)} min ${Math.round(rounded % 60)} s`;
}

/** Prints a label, a reminder every 20 seconds and the time that the work took. */
export async function step(label, work) {
  const startedAt = performance.now();
  const passed = () => seconds(performance.now() - startedAt);
  print(`• ${label} …`);
  const reminder = setInterval(() => print(`  ${label}: ${passed()} so far`), REMIND_EVERY_MS);
  try {
    const result = await work();
    print(`✓ ${label}: ${passed()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
