import { ordersAtCounter } from '../../order/orders-at-counter.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const getList: StaffHandler<'order/getList'> = async (ctx, { days }) => ({
  orders: await ordersAtCounter(ctx.q, { storeId: ctx.store.id, days, locationId: theStaff(ctx).locationId }),
});
