import type { Db } from '@/api/db/database';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { readBanners, setBanners } from './banners';
import { readCategories, setCategories } from './categories';
import type { Change } from './change';
import { readContacts, setContacts } from './contacts';
import type { Content, ContentInput, Section } from './document';
import { readGroups, setGroups } from './groups';
import { readMenu, setMenu } from './menu';
import { readPickupPoints, setPickupPoints } from './pickup-points';
import {
  readBranches,
  readFaq,
  readPartners,
  readTeam,
  setBranches,
  setFaq,
  setPartners,
  setTeam,
} from './plain-lists';
import { readRegions, setRegions } from './regions';
import { readCollections, readSales, setCollections, setSales } from './showcase';

type Part<Name extends Section> = {
  read: (db: Db) => Promise<ContentInput[Name]>;
  set: (change: Change, given: NonNullable<Content[Name]>) => Promise<void>;
  /** The tags of the pages that show the section. */
  tags: readonly string[];
  /** The earlier sections that this section refers to. */
  dependsOn?: readonly Section[];
};

const { site, home, content, posts } = pageTag;

/** The sections, in the order of the document. Each section comes after those it refers to. */
const sections: { [Name in Section]: Part<Name> } = {
  contacts: { read: readContacts, set: setContacts, tags: [site] },
  regions: { read: readRegions, set: setRegions, tags: [site] },
  pickup_points: {
    read: readPickupPoints,
    set: setPickupPoints,
    tags: [site],
    dependsOn: ['regions'],
  },
  branches: { read: readBranches, set: setBranches, tags: [home, content] },
  // Every page shows the category tree.
  categories: { read: readCategories, set: setCategories, tags: [site] },
  groups: { read: readGroups, set: setGroups, tags: [content, posts, home] },
  menu: { read: readMenu, set: setMenu, tags: [site], dependsOn: ['categories', 'groups'] },
  faq: { read: readFaq, set: setFaq, tags: [content] },
  team: { read: readTeam, set: setTeam, tags: [content] },
  partners: { read: readPartners, set: setPartners, tags: [content] },
  sales: { read: readSales, set: setSales, tags: [home] },
  collections: { read: readCollections, set: setCollections, tags: [home] },
  banners: { read: readBanners, set: setBanners, tags: [home], dependsOn: ['sales'] },
};

export const sectionNames = Object.keys(sections).filter(isSection);

/** Reads a section in the format of the content document. */
export function readSection<Name extends Section>(db: Db, name: Name) {
  return sections[name].read(db);
}

/** Applies the section if the file contains it. */
export async function setSection<Name extends Section>(
  change: Change,
  name: Name,
  content: Content,
): Promise<void> {
  const given = content[name];
  if (given !== undefined) await sections[name].set(change, given);
}

export function tagsOf(name: Section): readonly string[] {
  return sections[name].tags;
}

/** Returns the sections that must be free of faults before this one can be checked. */
export function dependenciesOf(name: Section): readonly Section[] {
  return sections[name].dependsOn ?? [];
}

function isSection(name: string): name is Section {
  return Object.hasOwn(sections, name);
}
