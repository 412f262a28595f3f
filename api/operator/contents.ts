import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { picturesIn } from '@/api/content/pictures';
import { CONTENT_BYTES_MAX, readDocument } from '@/api/content/read-document';
import { readTextFile } from '@/api/import/read/file-bytes';
import { takePicture } from '@/api/import/read/pictures';
import { isRecord } from '@/lib/domain/is-record';
import { plainLine } from '@/lib/domain/text/plain-text';
import type { Report } from './command';
import type { Operator } from './operator';

const NOT_DONE = 1;
/** Matches a bilingual text, which `JSON.stringify` spreads over several lines. */
const BOTH = /\{\n\s+"uz": ("(?:[^"\\]|\\.)*"),\n\s+"ru": ("(?:[^"\\]|\\.)*")\n\s*\}/g;
/** Matches a city, which has only an id and a name. */
const CITY = /\{\n\s+("id": \d+),\n\s+("name": \{ .* \})\n\s*\}/g;
const REVISIONS = /"revisions"\s*:\s*\{[^}]*\}/;

/** Prints the content document, with short objects on one line each. */
export async function printContent(shop: Operator): Promise<number> {
  const document = JSON.stringify(await shop('content', {}), uzbekFirst, 2);
  const short = document.replace(BOTH, '{ "uz": $1, "ru": $2 }').replace(CITY, '{ $1, $2 }');
  console.log(short);
  return 0;
}

/** Applies a content file and prints the counts or the faults. Returns the exit code. */
export async function setContentFromFile(shop: Operator, command: ContentOptions): Promise<number> {
  const { faults, counts, revisions } = await applyContent(shop, command);
  for (const fault of faults) console.error(plainLine(fault));
  if (faults.length > 0) {
    console.error(`nothing was changed (faults: ${faults.length})`);
    return NOT_DONE;
  }
  for (const count of counts) console.log(countLine(count));
  if (command.dryRun) console.log('nothing was changed: this was a dry run');
  else await renewRevisions(command.file, revisions);
  return 0;
}

export type ContentOptions = { file: string; dryRun: boolean; force?: boolean };

/**
 * Sends a content file and its images to the shop. A dry run comes first, so that images are stored
 * only for a valid file.
 */
export async function applyContent(
  shop: Operator,
  { file, dryRun, force }: ContentOptions,
): Promise<Report<'setContent'>> {
  const text = (await readTextFile(file, CONTENT_BYTES_MAX)).toString();
  const named = await picturesIn((await readDocument(text)).content);
  const names = [...new Set(named.map(({ name }) => name))];
  const attempt = async (isTrial: boolean) => {
    const pictures: Record<string, string> = {};
    const store = (bytes: Buffer) => shop('storePicture', { bytes, dryRun: isTrial });
    for (const name of names) {
      const path = await takePicture(name, { from: dirname(file), store });
      if (path) pictures[name] = path;
    }
    return shop('setContent', { text, pictures, dryRun: isTrial, force });
  };
  const tried = await attempt(true);
  return dryRun || tried.faults.length > 0 ? tried : attempt(false);
}

/** Updates the revisions in the file, so that it can be edited and applied again. */
async function renewRevisions(file: string, revisions: Record<string, string>): Promise<void> {
  const text = await readFile(file, 'utf8');
  const renewed = text.replace(REVISIONS, (block) =>
    Object.entries(revisions).reduce(
      (rest, [name, revision]) =>
        rest.replace(new RegExp(`("${name}"\\s*:\\s*)"[^"]*"`), `$1"${revision}"`),
      block,
    ),
  );
  if (renewed === text) return;
  await writeFile(file, renewed).catch((error: Error) => {
    console.error(
      `the revisions in ${file} could not be updated (${error.message}). Print the content again`,
    );
  });
}

/** Puts Uzbek first; the database sorts the languages by name. */
function uzbekFirst(_: string, value: unknown): unknown {
  return isRecord(value) && 'uz' in value ? { uz: value.uz, ...value } : value;
}

function countLine({ name, ...count }: Report<'setContent'>['counts'][number]): string {
  const { added, changed, removed, isReordered } = count;
  const line = `${name}: ${added} added, ${changed} changed, ${removed} removed`;
  return isReordered ? `${line}, reordered` : line;
}
