import type { Context } from 'hono';
import { movePaid, moveStatus } from '@/api/operator/orders/orders';
import { addPromo } from '@/api/operator/promos';
import { getSettings, setSetting } from '@/api/services/content/settings';
import { pageTag } from '@/lib/domain/routing/page-tags';
import type { World } from '@/packages/mock/worlds/world';
import type { Worlds } from '@/packages/mock/worlds/worlds';
import { changePrice, changeStock, withdraw } from './change-goods';
import { controlBodyOf } from './control-body';
import type { ControlBody, ControlData, ControlName, NameOfAll, NameOfWorld } from './controls';
import { refuseUnfitting, refuseUnroutable } from './known-routes';
import { Recording } from './recording';
import { Refusal } from './refusal';
import { play } from './scenarios';
import { signInAtOnce } from './sign-in';
import { report, verify } from './verify';

type ControlContext = { worlds: Worlds; name: string | null };
type ControlResult<Name extends ControlName> = ControlData<Name> | Promise<ControlData<Name>>;

const ofAll: { [Name in NameOfAll]: (context: ControlContext) => ControlResult<Name> } = {
  listWorlds: ({ worlds }) => toListResult(worlds.all.map(viewOf)),
  describeWorld: ({ worlds, name }) => viewOf(worlds.existing(name)),
  async dropWorld({ worlds, name }) {
    await worlds.drop(name);
    return null;
  },
  async reset({ worlds, name }) {
    const world = await worlds.reset(name);
    await world.invalidationsSent();
    return null;
  },
};

type HandlerOfWorld<Name extends NameOfWorld> = (
  world: World,
  body: ControlBody<Name>,
  worlds: Worlds,
) => ControlResult<Name>;

const ofWorld: { [Name in NameOfWorld]: HandlerOfWorld<Name> } = {
  changeWorld(world, { strict }) {
    world.isStrict = strict;
    return viewOf(world);
  },
  async snapshot(world, { name }, worlds) {
    await worlds.takeSnapshot(world, name);
    return null;
  },
  async restore(world, { name }, worlds) {
    const restored = await worlds.restore(world, name);
    await restored.invalidationsSent();
    return null;
  },
  scenario: (world, { name }) => play(world, name),
  async stock({ ports }, { sub_product, amount }) {
    await changeStock(ports, sub_product, amount);
    return null;
  },
  async price({ ports }, { sub_product, ...prices }) {
    await changePrice(ports, sub_product, prices);
    return null;
  },
  async promo({ ports }, { starts_at, ends_at, uses_max, ...terms }) {
    await addPromo(ports, { ...terms, startsAt: starts_at, endsAt: ends_at, usesMax: uses_max });
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
  time(world, { now, advance_seconds = 0 }) {
    const { clock } = world;
    const before = clock.now();
    if (now) clock.set(new Date(now));
    clock.advance(advance_seconds);
    const data = { now: clock.now().toISOString() };
    // Sales, delivery dates and the year in the footer depend on the clock.
    return data.now === before.toISOString() ? data : renewed(world, data);
  },
  signIn: ({ ports }, body) => signInAtOnce(ports, body),
  async order({ ports }, { order, status }) {
    await moveStatus(ports, { id: order, to: status });
    return null;
  },
  async payment({ ports }, { order, status }) {
    await movePaid(ports, { id: order, to: status });
    return null;
  },
  sms: ({ sms }) => toListResult(sms),
  journal: ({ journal }) => toListResult(journal.entries),
  verify(world, expectation) {
    refuseUnfitting(world.app, expectation);
    return verify(world, expectation);
  },
  report(world, { expected }) {
    for (const one of expected ?? []) refuseUnfitting(world.app, one);
    return report(world, expected);
  },
  record(world, body) {
    world.recording = new Recording(body);
    return renewed(world, null);
  },
  recording: ({ recording }) => {
    const { responses, leftOut } = begun(recording);
    return { ...toListResult(responses), left_out: leftOut };
  },
  stopRecording(world) {
    world.recording = null;
    return renewed(world, null);
  },
  replay(world, { answers = begun(world.recording).responses }) {
    for (const fault of answers) refuseUnroutable(world.app, fault);
    world.recording = null;
    // The latest matching fault applies, so the first response of the recording must be added last.
    world.addFaults(...answers.toReversed());
    return renewed(world, toListResult(world.faults.list));
  },
  addFault(world, fault) {
    refuseUnfitting(world.app, fault);
    world.addFaults(fault);
    return toListResult(world.faults.list);
  },
  listFaults: ({ faults }) => toListResult(faults.list),
  clearFaults(world) {
    world.clearFaults();
    return toListResult(world.faults.list);
  },
};

/**
 * Handles a request to a control endpoint. Resolves after the storefront has evicted the pages that
 * the change affects.
 *
 * @throws Refusal when the body is invalid or the world does not allow the change.
 */
export async function carryOut<Name extends ControlName>(
  name: Name,
  c: Context,
  context: ControlContext,
): Promise<Response> {
  const body = await controlBodyOf(name, c);
  const data = isOfAll(name) ? await ofAll[name](context) : await inWorld(name, body, context);
  return c.json({ status: true, data, message: null });
}

async function inWorld(name: ControlName, body: unknown, { worlds, name: named }: ControlContext) {
  const world = await worlds.find(named);
  const data = await handlerOf(name)(world, body, worlds);
  // The next page that a test opens must show the change.
  await world.invalidationsSent();
  return data;
}

function isOfAll(name: ControlName): name is NameOfAll {
  return name in ofAll;
}

type AnyHandler = (world: World, body: unknown, worlds: Worlds) => unknown;

// `controlBodyOf` parsed the body with the schema of the same name.
function handlerOf(name: ControlName): AnyHandler {
  return ofWorld[name as NameOfWorld] as AnyHandler;
}

function viewOf({ name, isStrict, clock, journal, faults, sms, snapshots }: World) {
  return {
    name,
    strict: isStrict,
    now: clock.now().toISOString(),
    calls: journal.count,
    faults: faults.list.length,
    sms: sms.length,
    snapshots: [...snapshots.keys()],
  };
}

function begun(recording: Recording | null): Recording {
  if (recording) return recording;
  throw new Refusal(
    404,
    'this world is not recording: start a recording with POST /mock/recording',
  );
}

/** Invalidates all cached pages of the world, because the change can affect any of them. */
function renewed<Data>({ ports }: World, data: Data): Data {
  ports.publishInvalidation([pageTag.site]);
  return data;
}

function toListResult<Item>(items: readonly Item[]) {
  return { results: [...items], count: items.length };
}
