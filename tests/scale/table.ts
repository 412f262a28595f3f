const rows: string[] = [];

/** Adds a row to the table that `printTable` prints. */
export function note(label: string, figure: string): void {
  rows.push(`| ${label} | ${figure} |`);
}

export function printTable(): void {
  process.stdout.write(`\n${['| what | seen |', '| --- | --- |', ...rows].join('\n')}\n\n`);
}
