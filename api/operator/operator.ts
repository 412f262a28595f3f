import { OperatorFailure } from '@/api/shared/errors';
import type { Command, Report, VerbName } from './command';
import type { OperatorShop } from './shop';
import { verbs } from './verbs';

export type Operator = <Name extends VerbName>(
  name: Name,
  command: Command<Name>,
) => Promise<Report<Name>>;

export async function carryOut<Name extends VerbName>(
  shop: OperatorShop,
  name: Name,
  given: unknown,
): Promise<Report<Name>> {
  const parsed = verbs[name].command.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new OperatorFailure(faults.join('; '));
  }
  return verbs[name].run(shop, parsed.data);
}
