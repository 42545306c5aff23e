import type { Query } from '../db/db.ts';
import { type ItemRow, readItems } from './queries.ts';

/** What registries ask for, and what was bought of it. */
export function itemsOf(q: Query, registryIds: readonly number[]): Promise<ItemRow[]> {
  return registryIds.length === 0 ? Promise.resolve([]) : readItems(q, registryIds);
}
