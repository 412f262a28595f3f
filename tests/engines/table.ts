import type { Reporter, TestModule } from 'vitest/node';

const PASSED = '✓';

type Cell = { row: string; column: string; text: string };

/** Prints the result of each journey per engine, with its duration in seconds. */
export default class Table implements Reporter {
  #startedAt = 0;

  onTestRunStart() {
    this.#startedAt = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const cells = modules.flatMap((module) => [...module.children.allTests()].flatMap(cellOf));
    if (cells.length === 0) return;
    const took = Math.round((performance.now() - this.#startedAt) / 1000);
    process.stdout.write(`\n${tableOf(cells)}\n\n${sumOf(cells)} in ${took} s\n`);
  }
}

function sumOf(cells: Cell[]): string {
  const passed = cells.filter(({ text }) => text.startsWith(PASSED));
  return `${passed.length} of ${cells.length} passed`;
}

function cellOf(
  test: ReturnType<TestModule['children']['allTests']> extends Iterable<infer One> ? One : never,
): Cell[] {
  const { journey } = test.meta();
  if (!journey) return [];
  const { title, engine, width, language } = journey;
  const mark = test.result().state === 'passed' ? PASSED : '✗';
  const took = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
  return [{ row: title, column: `${engine} ${width} ${language}`, text: `${mark} ${took}` }];
}

function tableOf(cells: Cell[]): string {
  const [rows, columns] = [distinct(cells, 'row'), distinct(cells, 'column')];
  const textAt = (row: string, column: string) =>
    cells.find((cell) => cell.row === row && cell.column === column)?.text ?? '';
  return [
    ['journey, seconds', ...columns],
    ['---', ...columns.map(() => '---')],
    ...rows.map((row) => [row, ...columns.map((column) => textAt(row, column))]),
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function distinct(cells: Cell[], field: keyof Cell): string[] {
  return [...new Set(cells.map((cell) => cell[field]))];
}
