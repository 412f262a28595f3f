import { once } from 'node:events';
import { belowBase, type Matcher, toMatches } from '@/packages/mock/faults/matcher';
import { isOwnPage } from '@/packages/mock/journal/contract-check';
import type { Entry } from '@/packages/mock/journal/journal';
import type { World } from '@/packages/mock/worlds/world';
import type { ControlBody, ControlData } from './controls';
import { Refusal } from './refusal';

type Noted = Pick<World, 'journal' | 'faults' | 'verified'>;
type Watched = Noted & Pick<World, 'ended'>;

const NEAR_MAX = 5;

/**
 * Returns the matching requests. Throws a refusal if there are more or fewer than the test expects.
 *
 * With `within_ms` it waits for requests that have not arrived yet, until there are enough. If none
 * are required, it waits until there are too many or the period has ended, so that `times: 0`
 * applies to the whole period.
 */
export async function verify(
  world: Watched,
  expectation: ControlBody<'verify'>,
): Promise<ControlData<'verify'>> {
  const { least, most } = boundsOf(expectation);
  const matches = toMatches(expectation);
  const found = () => world.journal.entries.filter(matches);
  if (expectation.within_ms !== undefined) {
    const signal = AbortSignal.any([
      AbortSignal.timeout(expectation.within_ms),
      world.ended.signal,
    ]);
    await waitFor(world, signal, () => found().length >= (least === 0 ? most + 1 : least));
  }
  const calls = found();
  const count = calls.length;
  if (count < least || count > most) {
    const { entries } = world.journal;
    const near = entries.filter(toMatches({ path: expectation.path })).slice(-NEAR_MAX);
    throw new Refusal(409, mismatch(expectation, count), { count, near });
  }
  for (const { id } of calls) world.verified.add(id);
  return { count, calls };
}

function boundsOf({ times, at_least, at_most = times }: ControlBody<'verify'>) {
  const least = at_least ?? times ?? (at_most === undefined ? 1 : 0);
  return { least, most: at_most ?? Number.POSITIVE_INFINITY };
}

async function waitFor({ journal }: Noted, signal: AbortSignal, isEnough: () => boolean) {
  while (!signal.aborted && !isEnough()) {
    await once(journal.changes, 'change', { signal }).catch(() => undefined);
  }
}

function mismatch(expectation: ControlBody<'verify'>, count: number): string {
  const { method = 'any method', path, from, when } = expectation;
  const of = from ? ` from the ${from}` : '';
  const condition = when ? ` with ${JSON.stringify(when)}` : '';
  const meant = `${method} ${belowBase(path)}${of}${condition}`;
  return `requests ${meant}: expected ${expectedOf(expectation)}, received ${count}`;
}

function expectedOf({ times, at_least, at_most }: ControlBody<'verify'>): string {
  if (times !== undefined) return `exactly ${times}`;
  if (at_most === undefined) return `at least ${at_least ?? 1}`;
  return `${at_least ?? 0} to ${at_most}`;
}

/**
 * Lists the problems at the end of a test.
 *
 * @param expected - The requests that the test expects in addition to the verified ones. By
 *   default, every request is expected.
 */
export function report(world: Noted, expected?: Matcher[]): ControlData<'report'> {
  const { entries } = world.journal;
  const expectations = expected?.map(toMatches) ?? [() => true];
  const isExpected = (one: Entry) =>
    world.verified.has(one.id) || expectations.some((matches) => matches(one));
  const found = {
    unused_faults: world.faults.unused,
    outside_contract: entries.filter(isOutsideContract),
    failed_unasked: entries.filter(isUnexplainedFailure),
    unexpected: entries.filter((one) => !isExpected(one)),
  };
  const ok = Object.values(found).every((list) => list.length === 0);
  return { ok, ...found };
}

function isOutsideContract({ call, path, unknown }: Entry): boolean {
  return (call === null && !isOwnPage(path)) || unknown.length > 0;
}

/**
 * Returns whether a request failed without a fault. Aborted requests count only if the storefront
 * sent them: a browser aborts requests that its page no longer needs, but the storefront aborts
 * only slow ones.
 */
function isUnexplainedFailure({ fault, status, given_up, from }: Entry): boolean {
  const isGivenUp = given_up && from === 'server';
  return fault === null && (isGivenUp || (status !== null && status >= 500));
}
