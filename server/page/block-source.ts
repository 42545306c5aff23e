import type { BlockSource } from '../../blocks/block-source.ts';
import { withComingDays } from '../../contract/coming-days.ts';
import type { Location } from '../../contract/location.ts';
import type { Context } from '../context.ts';
import { readForm } from '../custom_form/form.ts';
import { eventsOfMonth, eventsToCome, oneEvent } from '../event/shown-events.ts';
import { storeCards } from '../giftcard/store-cards.ts';
import { dayIn } from '../pricing/release-date.ts';
import { sanitizeRichText } from '../rich-text.ts';
import { titleRows, titleRowsWithComments, withBargainFirst } from '../title/rows.ts';
import { ownMarkup } from './own-markup.ts';
import { listHead, titleIdByIsbn } from './queries.ts';

/** What blocks of the page at `path` may ask this shop for. */
export function sourceFor(ctx: Context, path: string): BlockSource {
  return {
    path,
    async listTitles(listId, limit, withComments) {
      const head = await listHead(ctx.q, ctx.store.id, listId, limit);
      if (!head) return null;
      // Shelves and grids show no summaries, which are half of their books' bytes.
      const read = withComments ? titleRowsWithComments : titleRows;
      const found = (await read(ctx.q, ctx, head.ids)).map((row) => ({ ...row, summary: '' }));
      const rows = head.bargains ? found.map(withBargainFirst) : found;
      return { list_id: listId, name: head.name, rows, row_count: head.row_count };
    },
    async oneTitle(eisbn) {
      const id = eisbn ? await titleIdByIsbn(ctx.q, eisbn) : undefined;
      const [row] = id === undefined ? [] : await titleRows(ctx.q, ctx, [id]);
      return row ?? null;
    },
    events: (limit) => eventsToCome(ctx, limit),
    eventMonth: () => eventsOfMonth(ctx),
    oneEvent: (eventId) => oneEvent(ctx, eventId),
    locations: () => locationsToday(ctx),
    map: () => ({
      locations: ctx.store.locations,
      current: ctx.locationId ?? 0,
      // Nearer on the page that says where the shop is (MAP-002).
      zoom: path === ctx.store.settings.store_info.contact_us_url ? 15 : 14,
      tiles: ctx.store.settings.map_tiles,
    }),
    giftCards: () => storeCards(ctx.q, ctx.store),
    ownMarkup,
    form: async (formId) => (formId ? ((await readForm(ctx.q, ctx.store.id, formId)) ?? null) : null),
  };
}

function locationsToday({ store, now }: Context): Location[] {
  const today = dayIn(store.timeZone, now);
  return store.locations.map((location) => ({
    ...withComingDays(location, today),
    ws_contact_blurb: sanitizeRichText(location.ws_contact_blurb),
    ws_htmlhours: sanitizeRichText(location.ws_htmlhours),
  }));
}
