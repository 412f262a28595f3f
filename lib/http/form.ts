/** Files stay files, a list of files becomes several fields, other non-texts become JSON. */
export function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of partsOf(value)) form.append(name, part);
  }
  return form;
}

function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [value];
  if (isListOfFiles(value)) return value;
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

function isListOfFiles(value: unknown): value is Blob[] {
  return Array.isArray(value) && value.every((part) => part instanceof Blob);
}
