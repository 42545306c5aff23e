import { isCustomerListId } from '../../contract/customer-list-rules.ts';
import { maxFileTitles } from '../../contract/list-file-rules.ts';
import type { TitleRow } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { badListId, listName, ownList } from '../customer-list/own-list.ts';
import type { Query } from '../db/db.ts';
import type { OfferView } from '../pricing/offers.ts';
import { titleRows, withBargainFirst } from '../title/rows.ts';
import { readOwnItems } from './own-queries.ts';
import { findList, readListTitles } from './queries.ts';

/** A list that a file is made of. */
export interface ListSource {
  id: number;
  name: string;
  /** Its copies that are cheaper than new ones come first. */
  bargains: boolean;
  count: number;
}

/** A title of it, with what the customer noted about it. */
export type SourceRow = TitleRow & { note: string };

const atOnce = 200;

/**
 * A list of the shop, or of the customer who calls. Throws the refusals `bad_list_id`, and `list_too_long` for one that no file
 * is made of.
 */
export async function listSource(ctx: Context, listId: number): Promise<ListSource> {
  const source = isCustomerListId(listId) ? await ownSource(ctx, listId) : await shopSource(ctx, listId);
  if (source.count <= maxFileTitles) return source;
  throw refuse('list_too_long', m.refusal_list_too_long({ max: formatNumber(maxFileTitles) }));
}

async function ownSource(ctx: Context, listId: number): Promise<ListSource> {
  const list = await ownList(ctx, listId);
  return { id: list.id, name: listName(ctx, list), bargains: false, count: list.row_count };
}

async function shopSource(ctx: Context, listId: number): Promise<ListSource> {
  const list = await findList(ctx.q, ctx.store.id, listId);
  if (!list) throw badListId();
  return { id: list.id, name: list.name, bargains: list.bargains, count: list.row_count };
}

/** Its titles in its order, some hundred at a time, so that a long list is never in memory as a whole. */
export async function* sourceRows(
  q: Query,
  view: OfferView,
  { id, bargains }: Pick<ListSource, 'id' | 'bargains'>,
): AsyncGenerator<SourceRow[]> {
  const isOwn = isCustomerListId(id);
  for (let offset = 0; offset < maxFileTitles; offset += atOnce) {
    const items = isOwn
      ? await readOwnItems(q, id, atOnce, offset)
      : (await readListTitles(q, id, atOnce, offset)).map((title) => ({ ...title, eisbn: '', note: '' }));
    const notes = new Map(items.map(({ eisbn, note }) => [eisbn, note]));
    const rows = await titleRows(
      q,
      view,
      items.map((item) => item.id),
    );
    if (rows.length > 0) {
      const shown = bargains ? rows.map(withBargainFirst) : rows;
      yield shown.map((row) => ({ ...row, note: notes.get(row.eisbn) ?? '' }));
    }
    if (items.length < atOnce) return;
  }
}
