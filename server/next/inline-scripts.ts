/**
 * Expects that the inline scripts of Next and Turbopack only push JSON to a global: an RSC payload
 * for React, or the list of the page's files. A script of any other form is `unrecognised`.
 */
const dataPushes = [
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

export function isDataPush(code: string): boolean {
  return dataPushes.some((pattern) => isJson(pattern.exec(code)?.[1]));
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
