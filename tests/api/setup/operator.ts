import { backUp as writeBackup } from '@/api/backup/back-up';
import type { Watching } from '@/api/import/watching';
import { backupOf } from '@/api/operator/backing-up';
import type { OperatorShop } from '@/api/operator/command';
import { type ImportOptions, importFile } from '@/api/operator/importing';
import { carryOut, type Operator } from '@/api/operator/operator';

/** Returns the commands of a shop in this process, as the operator's tool uses them. */
export function operatorOf(shop: OperatorShop): Operator {
  return (name, command, watching) => carryOut(shop, name, command, watching);
}

/** Imports a catalog file as the operator's tool does. */
export function importCatalog(shop: OperatorShop, options: ImportOptions, watching?: Watching) {
  return importFile(operatorOf(shop), options, watching);
}

/** Writes a backup as the operator's tool does, with the shop's clock. */
export function backUp(shop: OperatorShop, options: { file: string; withoutPictures?: boolean }) {
  return writeBackup({ ...backupOf(operatorOf(shop)), now: shop.now }, options);
}
