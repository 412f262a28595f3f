const rows: [what: string, figure: string][] = [];

/** A row of the table that is printed in the end. */
export function note(what: string, figure: string): void {
  rows.push([what, figure]);
}

export function printTable(): void {
  const lines = [['what', 'seen'], ['---', '---'], ...rows].map(
    ([what, seen]) => `| ${what} | ${seen} |`,
  );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
