import { queryMutator } from './mutation-queries.mjs';

// Adds a mutator to Stryker's internal list, because Stryker has no option for custom mutators.
const instrumenter = import.meta.resolve('@stryker-mutator/instrumenter');
const { allMutators } = await import(new URL('mutators/index.js', instrumenter).href);
const { deepCloneNode } = await import(new URL('util/index.js', instrumenter).href);
allMutators.push(queryMutator(deepCloneNode));
