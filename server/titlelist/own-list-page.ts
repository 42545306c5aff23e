import type { Output } from '../../contract/actions.ts';
import type { Context } from '../context.ts';
import type { ownList } from '../customer-list/own-list.ts';
import { escapeHtml } from '../escape-html.ts';
import { titleRows } from '../title/rows.ts';
import { customerListOf } from './own-list-answer.ts';
import { readOwnItems } from './own-queries.ts';
import { itemsOfStretch, type Stretch } from './stretch.ts';

/** A stretch of a customer's list, each title with its note and its position. */
export async function ownListPage(
  ctx: Context,
  list: Awaited<ReturnType<typeof ownList>>,
  stretch: Stretch,
): Promise<Output<'titlelist/getItems'>> {
  const { items, row_count } = await itemsOfStretch(ctx, stretch, list.row_count, (limit, offset) =>
    readOwnItems(ctx.q, list.id, limit, offset),
  );
  const rows = await titleRows(
    ctx.q,
    ctx,
    items.map((item) => item.id),
  );
  const byEisbn = new Map(items.map((item) => [item.eisbn, item]));
  const { list_id, name, header, header_visible, description, can_delete, image, image_cache } =
    customerListOf(ctx, list);
  return {
    rows: rows.map((row) => {
      const { position = 0, note = '' } = byEisbn.get(row.eisbn) ?? {};
      return { ...row, position, note };
    }),
    row_count,
    list: {
      list_id,
      name,
      header,
      header_visible,
      description: escapeHtml(description),
      can_delete,
      row_count: list.row_count,
      limit: -1,
      has_titles: list.row_count > 0,
      ...{ image, image_cache },
      type: '',
      event_id: null,
      calendar_widgets: [],
    },
  };
}
