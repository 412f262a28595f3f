import { isUnavailable, unavailableLine } from '@/api/db/failure';
import type { Watching } from '@/api/import/watching';
import { OperatorFailure } from '@/api/shared/errors';
import type { Command, OperatorShop, Report, VerbName } from './command';
import { verbs } from './verbs';

const UNAVAILABLE = 503;

export type Operator = <Name extends VerbName>(
  name: Name,
  command: Command<Name>,
  watching?: Watching,
) => Promise<Report<Name>>;

/**
 * Validates an operator command and runs it.
 * @throws OperatorFailure when the command is invalid or refused, or the database is unavailable.
 */
export async function carryOut<Name extends VerbName>(
  shop: OperatorShop,
  name: Name,
  given: unknown,
  watching: Watching = {},
): Promise<Report<Name>> {
  const parsed = verbs[name].command.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new OperatorFailure(faults.join('; '));
  }
  try {
    return await verbs[name].run(shop, parsed.data, watching);
  } catch (cause) {
    if (cause instanceof OperatorFailure || !isUnavailable(cause)) throw cause;
    throw new OperatorFailure(unavailableLine(cause), { status: UNAVAILABLE, cause });
  }
}
