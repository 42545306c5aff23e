import { randomBytes } from 'node:crypto';
import type { StoredResult } from '../../contract/browse.ts';
import { withoutControls } from '../../contract/control-characters.ts';
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

/** Numbers kept to be shown of those that are none of the books: more is no reading matter. */
const mostLeftOut = 100;

const words = { file: 'this file', url: 'this web page', list: 'what you pasted' };

/** Reads ISBNs, finds their titles, keeps them as a result set and logs the search. No transaction: it waits for others. */
export async function readAndStore(ctx: Context, given: Given): Promise<StoredResult> {
  const { isbns, doubtful, unread } = await readNumbers(given);
  const unreadTexts = unread.map((what) => unreadText[what]);
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
  const what = words[given.source];
  if (isbns.length === 0)
    throw refuse('no_isbns', [`We found no ISBNs in ${what}.${hint(doubtful)}`, ...unreadTexts].join(' '));
  if (titleIds.length === 0) {
    const none =
      isbns.length === 1
        ? `We found one ISBN in ${what}, but we do not have that book.`
        : `We found ${isbns.length.toLocaleString('en-US')} ISBNs in ${what}, but we have none of those books.`;
    throw refuse('none_found', [none + hint(doubtful), ...unreadTexts].join(' '));
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

/** Which numbers to look at again, '' if there are none to name. */
function hint(doubtful: readonly string[]): string {
  if (doubtful.length === 0) return '';
  const more = doubtful.length > 3 ? ' …' : '';
  return ` Please check the digits of ${doubtful.slice(0, 3).join(', ')}${more || '.'}`;
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
