import { randomBytes } from 'node:crypto';
import type { StoredResult } from '../../contract/browse.ts';
import { withoutControls } from '../../contract/control-characters.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { type ReadNumbers, readIsbnFile } from '../isbn-file/read-isbn-file.ts';
import { UnreadableFile } from '../isbn-file/unreadable-file.ts';
import { NotReadable } from '../providers/web/web.ts';
import { insertResultSet, readTitlesOfIsbns } from './queries.ts';
import { unreadText } from './unread-text.ts';

interface Given {
  source: 'file' | 'url' | 'list';
  /** What the search log says of it. */
  logged: string;
  /** What the page of the result is called; '' = nothing of its own. */
  title: string;
  /** Fetches the bytes; the ending of `name` says what they should be. Throws UnreadableFile or NotReadable. */
  read(): Promise<{ bytes: Uint8Array; name: string }>;
}

/** How many unknown numbers are kept to be shown; a longer list is not read. */
const mostLeftOut = 100;

/** Reads ISBNs, finds their titles, keeps them as a result set and logs the search. No transaction: it waits for others. */
export async function readAndStore(ctx: Context, given: Given): Promise<StoredResult> {
  const { isbns, doubtful, unread } = await readNumbers(given);
  const unreadTexts = unread.map((what) => unreadText[what]());
  const asked = isbns.length ? await readTitlesOfIsbns(ctx.q, isbns) : [];
  const titleIds = asked.flatMap(({ id }) => (id === null ? [] : [id]));
  const missing = asked.flatMap(({ isbn, id }) => (id === null ? [isbn] : []));
  ctx.shop.searchLog.add({
    storeId: ctx.store.id,
    term: given.logged,
    type: given.source,
    results: titleIds.length,
    at: ctx.now,
  });
  const { source } = given;
  const advice = [...hint(doubtful), ...unreadTexts];
  if (isbns.length === 0) throw refuse('no_isbns', [m.refusal_no_isbns({ source }), ...advice].join(' '));
  if (titleIds.length === 0) {
    const none = m.refusal_none_found({ count: isbns.length, number: formatNumber(isbns.length), source });
    throw refuse('none_found', [none, ...advice].join(' '));
  }
  const id = `r${randomBytes(12).toString('hex')}`;
  await insertResultSet(ctx.shop.db, {
    id,
    storeId: ctx.store.id,
    name: withoutControls(given.title).slice(0, 120),
    titleIds,
    missing: missing.slice(0, mostLeftOut),
    missing_count: missing.length,
    doubtful: doubtful.slice(0, mostLeftOut).map((number) => number.slice(0, 40)),
    doubtful_count: doubtful.length,
    unread,
  });
  return { id, isbns: isbns.length, found: titleIds.length, unread: unreadTexts };
}

/** Which numbers to look at again: a sentence, or none. */
function hint(doubtful: readonly string[]): string[] {
  if (doubtful.length === 0) return [];
  const sentence = doubtful.length > 3 ? m.refusal_check_digits_more : m.refusal_check_digits;
  return [sentence({ numbers: doubtful.slice(0, 3).join(', ') })];
}

async function readNumbers(given: Given): Promise<ReadNumbers> {
  try {
    const { bytes, name } = await given.read();
    return await readIsbnFile(bytes, name);
  } catch (e) {
    if (e instanceof UnreadableFile || e instanceof NotReadable) throw refuse(e.fault, e.message);
    throw e;
  }
}
