import type { Query } from '../db/db.ts';
import type { Stores } from '../store/stores.ts';
import { type PageChange, type Position, readPageChanges } from './queries.ts';
import { repeat } from './repeat.ts';

/** What guests' pages now show differently. A store of null means every store. */
export interface Changed {
  /** Stores in which anything may have changed. */
  stores: ReadonlySet<number | null>;
  titles: readonly { eisbn: string; store_id: number | null }[];
  lists: readonly { list_id: number; store_id: number | null }[];
  /** Names of subjects or categories. */
  names: boolean;
}

export interface Changes {
  /** Calls `listener` after each change, when the stores are up to date again. */
  subscribe(listener: (changed: Changed) => void): void;
  /** Looks for changes now instead of at the next tick. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface FollowOptions {
  /** Milliseconds between looks; 0 = only `refresh()`. */
  pollMs?: number;
  onError?: (error: unknown) => void;
}

/**
 * Follows the log of changes from `position` on, which was read before `stores` were. Every process does, so a change shows
 * everywhere within a second of its commit.
 */
export function followChanges(
  q: Query,
  stores: Stores,
  position: Position,
  { pollMs = 500, onError = () => {} }: FollowOptions = {},
): Changes {
  const listeners: ((changed: Changed) => void)[] = [];

  async function catchUp(): Promise<void> {
    const next = await readPageChanges(q, position);
    const changed = changedOf(next.changes);
    // Before pages are dropped: they are made again with the current settings.
    if (changed.stores.size > 0) await stores.refresh();
    if (next.changes?.length !== 0) for (const listener of listeners) listener(changed);
    position = next.position;
  }

  const following = repeat(catchUp, { everyMs: pollMs, onError });
  return {
    subscribe: (listener) => void listeners.push(listener),
    refresh: () => following.inTurn(catchUp),
    close: following.close,
  };
}

/** Null: unknown, so everything may have changed. */
function changedOf(changes: readonly PageChange[] | null): Changed {
  const changed = {
    stores: new Set<number | null>(changes ? [] : [null]),
    titles: [] as { eisbn: string; store_id: number | null }[],
    lists: [] as { list_id: number; store_id: number | null }[],
    names: false,
  };
  for (const { store_id, list_id, title_id, eisbn } of changes ?? []) {
    if (list_id !== null) changed.lists.push({ list_id, store_id });
    else if (title_id === 0) changed.names = true;
    else if (title_id === null) changed.stores.add(store_id);
    else if (eisbn !== null) changed.titles.push({ eisbn, store_id });
    // Pages know titles by their numbers, and this one is gone with its title.
    else changed.stores.add(store_id);
  }
  return changed;
}
