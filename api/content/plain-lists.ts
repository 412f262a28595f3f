import { asc } from 'drizzle-orm';
import { putMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { faqEntries, partners, teamMembers } from '@/api/db/schema/content';
import { branches } from '@/api/db/schema/geo';
import { type Change, flat, nested, replaceRows } from './change';
import type { Given, Printed } from './document';
import { cleanBoth } from './html';
import { toPlace, toPlaceValues } from './place';

/** Lists of which nothing else refers to an entry: it is known by its name. */

export async function readFaq(db: Db): Promise<Printed<'faq'>> {
  return (await faqRows(db)).map(({ values }) => values);
}

export async function setFaq(change: Change, given: Given<'faq'>): Promise<void> {
  await replaceRows(change, {
    name: 'faq',
    table: faqEntries,
    old: await faqRows(change.tx),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ question }) => question.uz,
    put: (rows) => putMany(change.tx, faqEntries, rows.map(flat)),
  });
}

export async function readTeam(db: Db): Promise<Printed<'team'>> {
  return (await teamRows(db)).map(({ values }) => values);
}

export async function setTeam(change: Change, given: Given<'team'>): Promise<void> {
  await replaceRows(change, {
    name: 'team',
    table: teamMembers,
    old: await teamRows(change.tx),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ name }) => name.uz,
    put: (rows) => putMany(change.tx, teamMembers, rows.map(flat)),
  });
}

export async function readPartners(db: Db): Promise<Printed<'partners'>> {
  return (await partnerRows(db)).map(({ values }) => values);
}

export async function setPartners(change: Change, given: Given<'partners'>): Promise<void> {
  await replaceRows(change, {
    name: 'partners',
    table: partners,
    old: await partnerRows(change.tx),
    wanted: given.map((values) => ({ values })),
    keyOf: ({ name }) => name,
    put: (rows) => putMany(change.tx, partners, rows.map(flat)),
  });
}

export async function readBranches(db: Db): Promise<Printed<'branches'>> {
  return (await branchRows(db)).map(({ values: { images, ...values } }) => ({
    ...toPlace(values),
    images,
  }));
}

export async function setBranches(change: Change, given: Given<'branches'>): Promise<void> {
  await replaceRows(change, {
    name: 'branches',
    table: branches,
    old: await branchRows(change.tx),
    wanted: given.map(({ images, ...place }) => ({ values: { ...toPlaceValues(place), images } })),
    keyOf: ({ name }) => name.uz,
    put: (rows) => putMany(change.tx, branches, rows.map(flat)),
  });
}

async function faqRows(db: Db) {
  const rows = await db
    .select()
    .from(faqEntries)
    .orderBy(asc(faqEntries.position), asc(faqEntries.id));
  return rows.map(({ id, position, question, answer }) => ({
    id,
    position,
    values: { question, answer: cleanBoth(answer) },
  }));
}

async function teamRows(db: Db) {
  const rows = await db
    .select()
    .from(teamMembers)
    .orderBy(asc(teamMembers.position), asc(teamMembers.id));
  return rows.map(nested);
}

async function partnerRows(db: Db) {
  const rows = await db.select().from(partners).orderBy(asc(partners.position), asc(partners.id));
  return rows.map(nested);
}

async function branchRows(db: Db) {
  const rows = await db.select().from(branches).orderBy(asc(branches.position), asc(branches.id));
  return rows.map(nested);
}
