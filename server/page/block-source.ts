import type { BlockSource } from '../../blocks/loaders.server.ts';
import type { Context } from '../context.ts';
import { readForm } from '../custom_form/form.ts';
import { titleRows } from '../title/rows.ts';
import { ownMarkup } from './own-markup.ts';
import { listHead, titleIdByIsbn } from './queries.ts';

/** What blocks of the page at `path` may ask this shop for. */
export function sourceFor(ctx: Context, path: string): BlockSource {
  return {
    path,
    async listTitles(listId, limit) {
      const head = await listHead(ctx.q, ctx.store.id, listId, limit);
      if (!head) return null;
      const rows = await titleRows(ctx.q, ctx, head.ids);
      return { list_id: listId, name: head.name, rows, row_count: head.row_count };
    },
    async oneTitle(eisbn) {
      const id = eisbn ? await titleIdByIsbn(ctx.q, eisbn) : undefined;
      const [row] = id === undefined ? [] : await titleRows(ctx.q, ctx, [id]);
      return row ?? null;
    },
    locations: () => ctx.store.locations,
    ownMarkup,
    form: async (formId) => (formId ? ((await readForm(ctx.q, ctx.store.id, formId)) ?? null) : null),
  };
}
