import type { ControlBody, ControlData } from './controls';
import type { Entry } from './journal';
import { belowBase, type Matcher, toMatches } from './matcher';
import { Refusal } from './refusal';
import type { World } from './world';

type Noted = Pick<World, 'journal' | 'faults' | 'verified'>;

const NEAR_MAX = 5;

/** Answers the calls that were meant; refuses when there were more or fewer than was said. */
export function verify(world: Noted, said: ControlBody<'verify'>): ControlData<'verify'> {
  const { entries } = world.journal;
  const calls = entries.filter(toMatches(said));
  const { times, at_least = times ?? (said.at_most === undefined ? 1 : 0), at_most = times } = said;
  const count = calls.length;
  if (count < at_least || (at_most !== undefined && count > at_most)) {
    const near = entries.filter(toMatches({ path: said.path })).slice(-NEAR_MAX);
    throw new Refusal(409, mismatch(said, count), { count, near });
  }
  for (const { id } of calls) world.verified.add(id);
  return { count, calls };
}

function mismatch(said: ControlBody<'verify'>, count: number): string {
  const { method = 'any method', path, from, when } = said;
  const of = from ? ` from the ${from}` : '';
  const such = when ? ` with ${JSON.stringify(when)}` : '';
  const meant = `${method} ${belowBase(path)}${of}${such}`;
  return `expected ${wantedOf(said)} calls ${meant}, but there were ${count}`;
}

function wantedOf({ times, at_least, at_most }: ControlBody<'verify'>): string {
  if (times !== undefined) return `exactly ${times}`;
  if (at_most === undefined) return `at least ${at_least ?? 1}`;
  return `${at_least ?? 0} to ${at_most}`;
}

export function report(world: Noted, expected?: Matcher[]): ControlData<'report'> {
  const { entries } = world.journal;
  const expectations = expected?.map(toMatches) ?? [() => true];
  const isExpected = (one: Entry) =>
    world.verified.has(one.id) || expectations.some((matches) => matches(one));
  const found = {
    unused_faults: world.faults.unused,
    outside_contract: entries.filter(({ call, unknown }) => call === null || unknown.length > 0),
    failed_unasked: entries.filter(isFailedUnasked),
    unexpected: entries.filter((one) => !isExpected(one)),
  };
  const ok = Object.values(found).every((list) => list.length === 0);
  return { ok, ...found };
}

/** A browser gives up what its page no longer needs; the storefront only what takes too long. */
function isFailedUnasked({ fault, status, given_up, from }: Entry): boolean {
  const isGivenUp = given_up && from === 'server';
  return fault === null && (isGivenUp || (status !== null && status >= 500));
}
