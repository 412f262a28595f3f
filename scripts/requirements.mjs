import { readFileSync, writeFileSync } from 'node:fs';
import { citedIn, requirementsOf, unproved, withPlaces } from './lib/requirements.mjs';

const FILE = 'docs/requirements.md';

const text = readFileSync(FILE, 'utf8');
const cited = citedIn('tests');
writeFileSync(FILE, withPlaces(text, cited));

const gaps = unproved(text, cited);
for (const gap of gaps) console.log(gap);
console.log(`requirements: ${requirementsOf(text).length}, gaps: ${gaps.length}. Updated ${FILE}.`);
