import { expect, test } from 'vitest';
import { CARDS_MAX, CardMemory, type KnownCard } from '@/api/catalog/card-memory';

function aCard(id: number, reviewsCount = 0): KnownCard {
  const name = { uz: `Choynak ${id}`, ru: `Чайник ${id}` };
  const flags = { hasOptions: false, colors: [], isExpress: false, isNew: false };
  return { id, name, images: [], subProduct: id, ...flags, rating: 0, reviewsCount };
}

function aShop() {
  const memory = new CardMemory();
  const loads: number[][] = [];
  const read = (ids: number[]) =>
    memory.read(ids, async (missing) => {
      loads.push(missing);
      return missing.map((id) => aCard(id, loads.length));
    });
  return { memory, loads, read };
}

test('loads a card once', async () => {
  const { loads, read } = aShop();

  await read([1, 2]);
  const cards = await read([2, 3]);
  await read([3, 1]);

  expect(loads).toEqual([[1, 2], [3]]);
  expect(cards.map(({ id }) => id)).toEqual([2, 3]);
});

test('loads a dropped card again', async () => {
  const { memory, loads, read } = aShop();
  await read([1, 2]);

  memory.drop(2);
  const cards = await read([1, 2]);

  expect(loads).toEqual([[1, 2], [2]]);
  expect(cards.map(({ reviewsCount }) => reviewsCount)).toEqual([1, 2]);
});

test('does not store a card that changes while it is being loaded', async () => {
  const memory = new CardMemory();
  await memory.read([1], async () => {
    memory.drop(1);
    return [aCard(1)];
  });

  const cards = await memory.read([1], async () => [aCard(1, 7)]);

  expect(cards).toEqual([aCard(1, 7)]);
});

test('drops all cards when the list of changed cards may be incomplete', async () => {
  const { memory, loads, read } = aShop();
  await read([1, 2]);
  memory.dropEach([2]);
  await read([1, 2]);
  memory.dropEach(Array.from({ length: CARDS_MAX }, (_, at) => at + 10));
  await read([1, 2]);
  expect(loads).toEqual([[1, 2], [2], [1, 2]]);
});
