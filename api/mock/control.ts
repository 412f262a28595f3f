import type { Context } from 'hono';
import { readBody } from '@/api/http/request';
import { moveOrder, movePayment } from '@/api/order/order-status';
import { getSettings, setSetting } from '@/api/services/settings';
import { Invalid } from '@/api/shared/errors';
import { pageTag } from '@/lib/domain/page-tags';
import { changePrice, changeStock, withdraw } from './change-goods';
import { type ControlBody, type ControlData, type ControlName, controls } from './controls';
import { signInAtOnce } from './sign-in';
import type { World } from './world';
import type { Worlds } from './worlds';

type Handler<Name extends ControlName> = (
  world: World,
  body: ControlBody<Name>,
  worlds: Worlds,
) => ControlData<Name> | Promise<ControlData<Name>>;

const handlers: { [Name in ControlName]: Handler<Name> } = {
  async reset({ name }, _body, worlds) {
    const world = await worlds.reset(name);
    await world.invalidationsSent();
    return null;
  },
  async stock({ ports }, { sub_product, amount }) {
    await changeStock(ports, sub_product, amount);
    return null;
  },
  async price({ ports }, { sub_product, price, discounted_price }) {
    await changePrice(ports, sub_product, {
      ...(price !== undefined && { price }),
      ...(discounted_price !== undefined && { discountedPrice: discounted_price }),
    });
    return null;
  },
  async withdraw({ ports }, { product, withdrawn }) {
    await withdraw(ports, product, withdrawn);
    return null;
  },
  async settings({ ports }, changes) {
    for (const [name, value] of Object.entries(changes)) {
      await setSetting(ports, name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    ports.publishInvalidation([pageTag.site]);
    return getSettings(ports);
  },
  time({ clock }, { now, advance_seconds = 0 }) {
    if (now) clock.set(new Date(now));
    clock.advance(advance_seconds);
    return { now: clock.now().toISOString() };
  },
  signIn: ({ ports }, body) => signInAtOnce(ports, body),
  async order({ ports }, { order, status }) {
    await moveOrder(ports, order, status);
    return null;
  },
  async payment({ ports }, { order, status }) {
    await movePayment(ports, order, status);
    return null;
  },
  sms: ({ sms }) => toListResult(sms),
  journal: ({ journal }) => toListResult(journal.entries),
  addFault({ faults }, fault) {
    faults.add(fault);
    return toListResult(faults.list);
  },
  listFaults: ({ faults }) => toListResult(faults.list),
  clearFaults({ faults }) {
    faults.clear();
    return toListResult(faults.list);
  },
};

export async function carryOut<Name extends ControlName>(
  name: Name,
  c: Context,
  { world, worlds }: { world: World; worlds: Worlds },
): Promise<Response> {
  const data = await handlers[name](world, await bodyOf(name, c), worlds);
  // The next page that a test opens must show the change.
  await world.invalidationsSent();
  return c.json({ status: true, data, message: null });
}

async function bodyOf<Name extends ControlName>(
  name: Name,
  c: Context,
): Promise<ControlBody<Name>> {
  const row = controls[name];
  if (!('body' in row)) return asBody<Name>(null);
  const sent = row.body.safeParse((await c.req.text()) === '' ? {} : await readBody(c));
  if (sent.success) return asBody<Name>(sent.data);

  const fields = sent.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]);
  throw new Invalid(Object.fromEntries(fields));
}

// What the schema of `Name` has parsed, or null where there is none.
function asBody<Name extends ControlName>(parsed: unknown): ControlBody<Name> {
  return parsed as ControlBody<Name>;
}

function toListResult<Item>(items: readonly Item[]) {
  return { results: [...items], count: items.length };
}
