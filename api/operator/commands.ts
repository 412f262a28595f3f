import { resolve } from 'node:path';
import { backUp } from '@/api/backup/back-up';
import { noteBackup } from '@/api/backup/last-backup';
import { pictureFolder } from '@/api/backup/pictures';
import { pruneBackups } from '@/api/backup/prune';
import { checkBackup } from '@/api/backup/read-backup';
import { restore } from '@/api/backup/restore';
import { readHeadings } from '@/api/import/read/headings';
import type { ApiEnv } from '@/api/shared/env';
import { OperatorFailure } from '@/api/shared/errors';
import { plainLine } from '@/lib/domain/text/plain-text';
import { readAddress } from './address';
import { backupOf } from './backing-up';
import { DONE, positiveCount, print, type ToolCommand } from './command-line';
import { withOperator } from './connect';
import { printContent, setContentFromFile } from './contents';
import { customerCommands } from './customer-commands';
import { explainCommands } from './explain/explain-commands';
import { exportCommands } from './export/export-commands';
import { goodsCommands } from './goods-commands';
import { importing } from './importing';
import { orderCommands } from './orders/order-commands';
import { outboxCommands } from './outbox';
import { promoCommands } from './promo-commands';
import { reviewCommands } from './review-commands';
import { reachOperator } from './running';
import { setting } from './setting';

const FAULTS = 2;

export const commands: ToolCommand[] = [
  {
    usage: 'create',
    does: 'create the shop unless it exists, as the API does at its first start',
    matches: /^create$/,
    run: (env) => withOperator(env, async () => DONE, { isCreating: true }),
  },
  {
    usage: 'import <file> [--dry-run] [--withdraw-options] [--without-pictures] [--columns <file>]',
    does: 'import a CSV, XLSX or JSON catalog, or print what would change (docs/shop/import.md)',
    matches: /^import \S+$/,
    run: (env, [, file = ''], flags) =>
      withOperator(
        env,
        async (shop) =>
          importing(shop, {
            file: resolve(file),
            dryRun: flags['dry-run'],
            withdrawOptions: flags['withdraw-options'],
            withoutPictures: flags['without-pictures'],
            headings: flags.columns ? await readHeadings(resolve(flags.columns)) : new Map(),
            onIgnored: (headings) =>
              console.log(plainLine(`ignored columns: ${headings.join(', ')}`)),
          }),
        { isCreating: !flags['dry-run'] },
      ),
  },
  {
    usage: 'settings [<name> [<value>]]',
    does: "print all settings or one, or change one; 'modal_title.ru' is the Russian text of a setting",
    matches: /^settings( \S+){0,2}$/,
    run: (env, [, ...rest]) => withOperator(env, (shop) => setting(shop, rest)),
  },
  {
    usage: 'content [<file> [--dry-run] [--force]]',
    does: 'print the contacts, pages, posts, regions, banners and other content, or replace it from a file',
    matches: /^content( \S+)?$/,
    run: async (env, [, file], { 'dry-run': dryRun, force }) => {
      if (file === undefined && (dryRun || force))
        throw new OperatorFailure('--dry-run and --force need <file>');
      return withOperator(env, (shop) =>
        file === undefined
          ? printContent(shop)
          : setContentFromFile(shop, { file: resolve(file), dryRun, force }),
      );
    },
  },
  ...orderCommands,
  ...goodsCommands,
  ...exportCommands,
  ...customerCommands,
  ...promoCommands,
  ...reviewCommands,
  {
    usage: 'backup <file> [--without-pictures]',
    does: 'back up the shop to a file, and its uploads to a folder next to it; works while the shop runs',
    matches: /^backup (?!prune$)\S+$/,
    run: (env, [, file = ''], { 'without-pictures': withoutPictures }) =>
      withOperator(env, async (shop) => {
        const done = await backUp(backupOf(shop), { file: resolve(file), withoutPictures });
        noteBackup(env.CHORSU_DATA);
        print(`rows: ${done.rows}, bytes: ${done.bytes}, file: ${file}`);
        const copied = `new in ${pictureFolder(file)}: ${done.copied}`;
        return withoutPictures ? DONE : print(`images: ${done.pictures}, ${copied}`);
      }),
  },
  {
    usage: 'backup prune <folder> [--keep <count>] [--dry-run]',
    does: 'delete all but the newest backups, and the images that no remaining backup refers to',
    matches: /^backup prune \S+$/,
    async run(_env, [, , folder = ''], { keep, 'dry-run': dryRun }) {
      const options = { keep: keep === undefined ? keep : positiveCount('keep', keep), dryRun };
      const { backups, pictures, bytes, kept } = await pruneBackups(resolve(folder), options);
      const verb = dryRun ? 'would delete' : 'deleted';
      const deleted = `${verb} backups: ${backups}, images: ${pictures}, bytes: ${bytes}`;
      return print(`${deleted}; backups kept: ${kept}`);
    },
  },
  {
    usage: 'restore <file> [--replace] [--without-pictures]',
    does: 'fill an empty shop from a backup; --replace overwrites a shop that is not empty',
    matches: /^restore \S+$/,
    run: async (env, [, file = ''], { replace, 'without-pictures': withoutPictures }) => {
      await requireStopped(env);
      const options = { file: resolve(file), replace, withoutPictures };
      const { rows, pictures, made } = await restore(env, options);
      return print(
        `the backup of ${made} was restored (rows: ${rows}, images: ${pictures.length})`,
      );
    },
  },
  {
    usage: 'verify [<backup>]',
    does: 'check that orders, payments and stock are consistent, or that a backup is complete',
    matches: /^verify( \S+)?$/,
    run: async (env, [, file]) => {
      if (file !== undefined) {
        const { rows, pictures, made } = await checkBackup(resolve(file));
        return print(
          `the backup of ${made} is complete (rows: ${rows}, images: ${pictures.length})`,
        );
      }
      return withOperator(env, async (shop) => {
        const { orders, faults } = await shop('verify', {});
        for (const fault of faults) console.error(plainLine(fault));
        print(`orders: ${orders}, faults: ${faults.length}`);
        return faults.length > 0 ? FAULTS : DONE;
      });
    },
  },
  ...outboxCommands,
  ...explainCommands,
];

async function requireStopped({ CHORSU_DATA }: ApiEnv): Promise<void> {
  const address = readAddress(CHORSU_DATA);
  if (!address || !(await reachOperator(address))) return;
  throw new OperatorFailure('the shop is running. Stop it before you restore a backup');
}
