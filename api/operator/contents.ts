import { isRecord } from '@/lib/domain/is-record';
import { plainLine } from '@/lib/domain/plain-text';
import type { Command, Report } from './command';
import type { Operator } from './operator';

const NOT_DONE = 1;
/** A text in both languages, as JSON writes it in several lines. */
const BOTH = /\{\n\s+"uz": ("(?:[^"\\]|\\.)*"),\n\s+"ru": ("(?:[^"\\]|\\.)*")\n\s*\}/g;
/** A city, which is nothing but its name. */
const CITY = /\{\n\s+("id": \d+),\n\s+("name": \{ .* \})\n\s*\}/g;

export async function printContent(shop: Operator): Promise<number> {
  const document = JSON.stringify(await shop('content', {}), uzbekFirst, 2);
  const short = document.replace(BOTH, '{ "uz": $1, "ru": $2 }').replace(CITY, '{ $1, $2 }');
  console.log(short);
  return 0;
}

export async function bringingContent(
  shop: Operator,
  command: Command<'setContent'>,
): Promise<number> {
  const { faults, counts } = await shop('setContent', command);
  for (const fault of faults) console.error(plainLine(fault));
  if (faults.length > 0) {
    console.error(`nothing is changed: ${faults.length} faults`);
    return NOT_DONE;
  }
  for (const count of counts) console.log(countLine(count));
  if (command.dryRun) console.log('nothing is changed: this was a dry run');
  return 0;
}

/** The database has the languages of a text by their names. */
function uzbekFirst(_: string, value: unknown): unknown {
  return isRecord(value) && 'uz' in value ? { uz: value.uz, ...value } : value;
}

function countLine({ name, ...count }: Report<'setContent'>['counts'][number]): string {
  const { added, changed, removed, isReordered } = count;
  const line = `${name}: ${added} added, ${changed} changed, ${removed} removed`;
  return isReordered ? `${line}, in another order` : line;
}
