import { orderDate } from '../../order/order-date.ts';
import { pickList } from '../../order/pick-list.ts';
import type { StaffHandler } from '../context.ts';
import { locationOf } from './get-list.ts';

export const getPickList: StaffHandler<'order/getPickList'> = async (ctx, { location_id }) => {
  const { store, now } = ctx;
  const list = await pickList(ctx.q, { storeId: store.id, locationId: locationOf(ctx, location_id) });
  return { ...list, at_text: orderDate(now, store.timeZone, store.settings.store_info.language) };
};
