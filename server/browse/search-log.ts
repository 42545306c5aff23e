import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type SearchLine, writeSearches } from './queries.ts';

export type Search = Pick<SearchLine, 'term' | 'type' | 'results'>;

/**
 * What the log keeps of an answer of browse/get. Null for further pages, where nothing was searched, and for an email
 * address typed by mistake: that is private. The log never says who searched (decision 14).
 */
export function searchOf(
  asked: { t?: string; k?: string; o?: number | string },
  results: number,
): Search | null {
  const { t: term = '', k: type = 'keyword', o: offset = 0 } = asked;
  return term && Number(offset) === 0 && !term.includes('@') ? { term, type, results } : null;
}

/**
 * What people look for (SEARCH-019). Lines are gathered and written about once a second, because one insert per search
 * took as long as the search; `close` writes the rest. A crash loses the last second: a log can bear that.
 */
export interface SearchLog {
  add(line: SearchLine): void;
  close(): Promise<void>;
}

export function openSearchLog(db: Db, log: Logger, everyMs = 1_000): SearchLog {
  let lines: SearchLine[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): void {
    timer = undefined;
    const written = lines;
    lines = [];
    writing = writing
      .then(() => writeSearches(db, written))
      .catch((err: unknown) => log.warn({ err, lines: written.length }, 'searches not logged'));
  }

  return {
    add(line) {
      lines.push(line);
      timer ??= setTimeout(write, everyMs).unref();
    },
    async close() {
      clearTimeout(timer);
      if (lines.length > 0) write();
      await writing;
    },
  };
}
