import type { StockSummary } from '../save/save-stock.ts';
import type { SaveSummary } from '../save/save-titles.ts';
import type { Loaded } from './queries.ts';

const none = { added: 0, outdated: 0, deleted: 0, assumed_prices: 0 };

/** The counts of either import in one shape. */
export function countsOf({ stopped: _, ...summary }: SaveSummary | StockSummary): Loaded {
  return { ...none, ...summary };
}

/**
 * The counts of a load that begins again: what an earlier attempt had added or changed comes up as unchanged, and is counted as
 * what it was. Each attempt rejects the same records.
 */
export function withEarlier(now: Loaded, earlier: Partial<Loaded>): Loaded {
  const { added = 0, updated = 0, deleted = 0 } = earlier;
  return {
    ...now,
    added: now.added + added,
    updated: now.updated + updated,
    deleted: now.deleted + deleted,
    unchanged: Math.max(0, now.unchanged - added - updated - deleted),
  };
}
