import { addPromo } from '@/api/operator/promos';
import { type TestShop, testShop } from './shop';

let codes = 0;

/** Adds a promo code that belongs to one test: 10% off any goods, unless overridden. */
export async function aPromo(
  overrides: Partial<Omit<Parameters<typeof addPromo>[1], 'code'>> = {},
  shop?: Pick<TestShop, 'ports'>,
): Promise<string> {
  const { ports } = shop ?? (await testShop());
  codes += 1;
  const terms = { kind: 'percent', value: 10, minimum: 0 } as const;
  const code = `T-${process.pid % 10_000}-${codes}`;
  return (await addPromo(ports, { ...terms, ...overrides, code })).code;
}
