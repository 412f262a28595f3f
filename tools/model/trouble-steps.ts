import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { orderAmid } from './order-steps';
import { nothing, type Step, step } from './step';
import { control, type Machine, type World } from './world';

const HOUR_MS = 60 * 60 * 1000;

/** Sets the shop's clock back by hours, like a correction of a clock that was fast. */
export const clockStepsBack = step(
  'the clock steps back',
  fc.record({ hours: fc.constantFrom(1, 5, 26) }),
  async (world, { hours }) => {
    world.shop.now = await control(world.place, `pass/${-hours * HOUR_MS}`);
  },
);

export const killed = step(
  'the process is killed',
  fc.record({ afterMs: fc.nat(60) }),
  async (world, { afterMs }) => {
    await orderAmid(world, async () => {
      await wait(afterMs);
      await world.place.restart?.(world.shop.now);
    });
  },
);

export const diskIsFull = trouble(
  'the disk is full',
  async (world, { fillDisk, freeDisk, serves }) => {
    await fillDisk();
    await orderAmid(world, async () => {
      await settle(world);
      freeDisk();
      await serves(world.shop.now);
    });
  },
);

export const descriptorsRunOut = trouble('the descriptors run out', async (world, machine) => {
  const lift = machine.takeDescriptors();
  await orderAmid(world, async () => {
    await settle(world);
    try {
      lift();
    } catch {
      // The process may have exited because it had no descriptors.
    }
    await machine.serves(world.shop.now);
  });
});

export const standsStill = trouble('the event loop is blocked', async (world, { serves }) => {
  await orderAmid(world, async () => {
    await control(world.place, 'stand-still').catch(() => {});
    await serves(world.shop.now);
  });
});

/** Suspends the process and checks that the watchdog does not kill it. */
export const isSuspended = step(
  'the process is suspended',
  fc.record({ forMs: fc.constantFrom(300, 300, 300, 7000) }),
  async (world, { forMs }) => {
    const machine = machineOf(world);
    const pid = machine.pid();
    await orderAmid(world, async () => {
      await machine.suspend(forMs);
      await machine.serves(world.shop.now);
    });
    expect(machine.pid()).toBe(pid);
  },
);

function trouble(
  name: string,
  run: (world: World, machine: Machine) => Promise<void>,
): fc.Arbitrary<Step> {
  return step(name, nothing, (world) => run(world, machineOf(world)));
}

function machineOf({ place: { machine } }: World): Machine {
  if (!machine) throw new Error('the shop does not run in its own process');
  return machine;
}

/** Waits for a response, so that the process has begun to handle earlier requests. */
async function settle({ place }: World): Promise<void> {
  await place.request('/readyz', {}).then(
    (response) => response.text(),
    () => '',
  );
}
