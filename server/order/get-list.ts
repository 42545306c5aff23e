import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { deliveryKey, deliveryText } from './order.ts';
import { orderDay } from './order-date.ts';
import { readHistory, readYears } from './queries.ts';

export const getList: Handler<'order/getList'> = async (ctx, input) => {
  const { id, corpId } = theCustomer(ctx);
  const filter = {
    storeId: ctx.store.id,
    corpId,
    customerId: id,
    timeZone: ctx.store.timeZone,
    year: input.year ?? null,
    term: input.term,
    locationId: input.location_id ?? null,
  };
  const { rows, count } = await readHistory(ctx.q, filter, input);
  const isBeyond = rows.length === 0 && input.offset > 0;
  const total = isBeyond ? (await readHistory(ctx.q, filter, { offset: 0, limit: 1 })).count : count;
  return {
    rows: rows.map((row) => {
      const location = ctx.store.locations.find((l) => l.location_id === row.location_id);
      return {
        order_number: row.order_number,
        order_date: Math.floor(row.placed_at.getTime() / 1000),
        order_date_text: orderDay(row.placed_at, ctx.store.timeZone, ctx.store.settings.store_info.language),
        status: row.status,
        delivery_key: deliveryKey(row.delivery_preference),
        delivery_type: deliveryText(ctx.store.settings, row.delivery_preference, location),
        order_location_id: row.location_id,
        purchaser_name: row.name,
        total: row.total,
        item_count: row.item_count,
        titles: row.titles,
      };
    }),
    row_count: total,
    rowcount: total,
    years: await readYears(ctx.q, filter),
  };
};
