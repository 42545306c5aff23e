import type { Query } from '../../db/db.ts';
import { type ExportTitle, readTitlesAfter } from './queries.ts';

/** Titles read at once: little enough that shoppers do not wait for one statement. */
const PAGE = 200;

/**
 * All titles in the shop by id, page by page, so that neither memory nor a connection is held for long.
 *
 * @throws the reason of `signal` once it is aborted
 */
export async function* titlePages(q: Query, signal?: AbortSignal): AsyncGenerator<ExportTitle[]> {
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const page = await readTitlesAfter(q, after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}
