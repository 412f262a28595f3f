import type { Db } from '@/api/db/database';
import { faqEntries, partners, teamMembers } from '@/api/db/schema/content';
import { branches } from '@/api/db/schema/geo';
import { type Change, replaceRows } from './change';
import type { Printed, SectionInput } from './document';
import { cleanTexts } from './html';
import { toPlace, toPlaceValues } from './place';
import { readLongRows, readRows } from './read-rows';

// Nothing refers to the entries of these sections. A name or a question identifies an entry.

export async function readFaq(db: Db): Promise<Printed<'faq'>> {
  return (await faqRows(db)).map(({ values }) => values);
}

export async function setFaq(change: Change, given: SectionInput<'faq'>): Promise<void> {
  await replaceRows(change, {
    name: 'faq',
    table: faqEntries,
    old: await faqRows(change.tx),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ question }) => question.uz,
  });
}

export async function readTeam(db: Db): Promise<Printed<'team'>> {
  return (await readRows(db, teamMembers)).map(({ values }) => values);
}

export async function setTeam(change: Change, given: SectionInput<'team'>): Promise<void> {
  await replaceRows(change, {
    name: 'team',
    table: teamMembers,
    old: await readRows(change.tx, teamMembers),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ name }) => name.uz,
  });
}

export async function readPartners(db: Db): Promise<Printed<'partners'>> {
  return (await readRows(db, partners)).map(({ values }) => values);
}

export async function setPartners(change: Change, given: SectionInput<'partners'>): Promise<void> {
  await replaceRows(change, {
    name: 'partners',
    table: partners,
    old: await readRows(change.tx, partners),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ name }) => name,
  });
}

export async function readBranches(db: Db): Promise<Printed<'branches'>> {
  return (await readRows(db, branches)).map(({ values: { images, ...values } }) => ({
    ...toPlace(values),
    images,
  }));
}

export async function setBranches(change: Change, given: SectionInput<'branches'>): Promise<void> {
  await replaceRows(change, {
    name: 'branches',
    table: branches,
    old: await readRows(change.tx, branches),
    wanted: given.map(({ images, ...place }) => ({ values: { ...toPlaceValues(place), images } })),
    keyOf: ({ name }) => name.uz,
  });
}

async function faqRows(db: Db) {
  const rows = await readLongRows(db, faqEntries);
  return cleanTexts(rows, async ({ id, position, values: { question, answer } }, clean) => ({
    id,
    position,
    values: { question, answer: await clean(answer) },
  }));
}
