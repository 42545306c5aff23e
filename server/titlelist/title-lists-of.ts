import { partsAtMarkers } from '../../contract/calendar-marker.ts';
import type { ShopEvent } from '../../contract/event.ts';
import type { CalendarWidget, TitleList } from '../../contract/titlelist.ts';
import type { Context } from '../context.ts';
import { eventsToCome, nextDatesOf } from '../event/shown-events.ts';
import { imageOf } from './image-of.ts';
import type { ListRow } from './queries.ts';

/** How many dates stand in a description. */
const datesShown = 3;

/** Lists of the shop as the API has them, with the dates of their events. */
export async function titleListsOf(
  ctx: Context,
  lists: readonly Omit<ListRow, 'bargains'>[],
): Promise<TitleList[]> {
  const ofEvents = await nextDatesOf(
    ctx,
    lists.flatMap(({ event_id }) => event_id ?? []),
    datesShown,
  );
  const ofShop = lists.some(wantsDatesOfShop) ? (await eventsToCome(ctx, datesShown)).rows : [];
  return lists.map((list) => {
    const ofEvent = ofEvents.get(list.event_id ?? 0) ?? [];
    const { id: list_id, name, header, header_visible, description, row_count, row_limit, first } = list;
    return {
      ...{ list_id, name, header, header_visible, description, row_count },
      has_titles: row_count > 0,
      limit: row_limit,
      ...imageOf(first),
      // Shoppers delete only lists of their own.
      can_delete: false,
      type: ofEvent.length > 0 ? 'event' : '',
      event_id: ofEvent[0]?.id ?? null,
      calendar_widgets: (wantsDatesOfShop(list) ? ofShop : ofEvent).map((event) => widgetOf(event, ctx.now)),
    };
  });
}

const wantsDatesOfShop = ({ event_id, description }: Pick<ListRow, 'event_id' | 'description'>) =>
  event_id === null && partsAtMarkers(description).length > 1;

function widgetOf(event: ShopEvent, now: Date): CalendarWidget {
  const { id, title, date_text, time_text, location_text, is_online, status, to } = event;
  const is_over = to * 1000 <= now.getTime();
  return { id, title, date_text, time_text, location_text, is_online, status, is_over };
}
